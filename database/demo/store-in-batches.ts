import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

const BATCH = 20

/**
 * Computes rows item by item and stores them in batches, each while the next is being computed: a third of
 * the time to fill a market is spent in this process, the rest in PostgreSQL.
 */
export async function storeInBatches<Item, Rows>(
  items: readonly Item[],
  compute: (item: Item) => Rows,
  store: (batch: Rows[]) => Promise<void>,
): Promise<void> {
  let storing = Promise.resolve()
  for (let from = 0; from < items.length; from += BATCH) {
    const next = computeEach(items.slice(from, from + BATCH), compute)
    const [batch] = await Promise.all([next, storing])
    storing = store(batch)
  }
  await storing
}

// Yields between two items, since a large statement is not sent in one piece.
async function computeEach<Item, Rows>(items: readonly Item[], compute: (item: Item) => Rows) {
  const batch: Rows[] = []
  for (const item of items) {
    batch.push(compute(item))
    await yieldToEventLoop()
  }
  return batch
}
