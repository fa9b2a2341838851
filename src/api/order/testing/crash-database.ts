import { openDatabase } from '#platform/postgres/database.ts'
import { startEmbedded } from '#platform/postgres/embedded.ts'
import type { Tables } from '../../schema.gen.ts'

export type Market = ReturnType<typeof openDatabase<Tables>>

/** Runs work on the database of a data folder while no server uses it. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (database: Market) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbedded({ dataDir })
  const database = openDatabase<Tables>(postgres.connection, { maxConnections: 4 })
  try {
    return await work(database)
  } finally {
    await database.close()
    await postgres.stop()
  }
}

const CONCURRENCY = 24

/** Works on all items, 24 at once, so that a killed server is in the middle of some. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) await work(item, index)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}
