import { setImmediate as others } from 'node:timers/promises'

const BATCH = 20

/**
 * Works rows out item by item and stores them in batches, each while the next is worked out: of filling a
 * market, a third is this process's work and the rest PostgreSQL's.
 */
export async function storeMeanwhile<Item, Rows>(
  items: readonly Item[],
  workOut: (item: Item) => Rows,
  store: (batch: Rows[]) => Promise<void>,
): Promise<void> {
  let storing = Promise.resolve()
  for (let from = 0; from < items.length; from += BATCH) {
    const next = workOutEach(items.slice(from, from + BATCH), workOut)
    const [batch] = await Promise.all([next, storing])
    storing = store(batch)
  }
  await storing
}

// Between two items the connection has its turn: a large statement does not go out in one piece.
async function workOutEach<Item, Rows>(items: readonly Item[], workOut: (item: Item) => Rows) {
  const batch: Rows[] = []
  for (const item of items) {
    batch.push(workOut(item))
    await others()
  }
  return batch
}
