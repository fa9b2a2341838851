import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

const BATCH = 20

/** Batches of these items, in their order. */
export function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  )
}

/**
 * Computes rows item by item and stores them batch by batch, each while the next is being computed: a third of
 * the time to fill a market is spent in this process, the rest in PostgreSQL.
 */
export async function storeInBatches<Item, Rows>(
  batches: readonly (readonly Item[])[],
  compute: (item: Item) => Rows,
  store: (batch: Rows[]) => Promise<void>,
): Promise<void> {
  let storing = Promise.resolve()
  for (const items of batches) {
    const [rows] = await Promise.all([computeEach(items, compute), storing])
    storing = store(rows)
  }
  await storing
}

/** Computes rows item by item. Yields between two items, since a large statement is not sent in one piece. */
export async function computeEach<Item, Rows>(
  items: readonly Item[],
  compute: (item: Item) => Rows,
): Promise<Rows[]> {
  const batch: Rows[] = []
  for (const item of items) {
    batch.push(compute(item))
    await yieldToEventLoop()
  }
  return batch
}
