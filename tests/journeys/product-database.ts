import { type Database, openDatabase } from '#platform/postgres/database.ts'
import { joinEmbedded } from '#platform/postgres/embedded.ts'
import type { Tables } from '../../src/api/schema.gen.ts'

/** The database of the running product; its one connection stays open until the worker ends. */
export function productDatabase(): Promise<Database<Tables>> {
  database ??= openProductDatabase()
  return database
}

let database: Promise<Database<Tables>> | undefined

async function openProductDatabase(): Promise<Database<Tables>> {
  const dataDir = process.env.JOURNEY_DATA_DIR ?? ''
  const { connection } = await joinEmbedded({ dataDir, make: false })
  return openDatabase<Tables>(connection, { maxConnections: 1 })
}

/**
 * Makes the mails about an order due that wait until an act of a member can no longer be undone. Where the product runs
 * elsewhere (JOURNEY_URL), they leave after these seconds.
 */
export async function sendWaitingMails(orderId: string): Promise<void> {
  if (!process.env.JOURNEY_DATA_DIR) return
  const { pool } = await productDatabase()
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now() where payload->>'orderId' = $1`,
    [orderId],
  )
}
