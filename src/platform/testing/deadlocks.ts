import type pg from 'pg'

/**
 * How many deadlocks PostgreSQL has ended in the database of a pool. A transaction that is repeated after one hides it.
 * Connections report what they count with a delay; those of the pool are made to report at once.
 */
export async function countDeadlocks(pool: pg.Pool): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const client of clients) {
    await client.query('select pg_stat_force_next_flush()')
    client.release()
  }
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::integer from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? 0
}
