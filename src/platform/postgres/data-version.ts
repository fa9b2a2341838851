import type { Pool } from 'pg'
import type { Clock } from '../clock.ts'
import { MINUTE_MS } from '../time-units.ts'

/**
 * Returns a function that reads the version of all data: a text that stays the same only while no transaction commits and
 * the minute lasts. It names the transactions that a statement sees. A commit that was answered before the call has changed it, in whichever
 * process it was made. One read runs at a time; calls during it share the next.
 */
export function dataVersionReader(pool: Pick<Pool, 'query'>, clock: Clock): () => Promise<string> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<string> | undefined
  return () => {
    next ??= running.then(() => {
      const version = readDataVersion(pool, clock)
      running = version.catch(() => {})
      next = undefined
      return version
    })
    return next
  }
}

// The start distinguishes a server that took over, which may count the same transactions again.
const STATEMENT = {
  name: 'data-version',
  text: 'select concat_ws($1, pg_current_snapshot(), pg_postmaster_start_time()) as version',
  values: [' '],
}

async function readDataVersion(pool: Pick<Pool, 'query'>, clock: Clock): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(STATEMENT)
  const [row] = rows
  if (!row) throw new Error('the database sent no version')
  return `${row.version} ${Math.floor(clock.now() / MINUTE_MS)}`
}
