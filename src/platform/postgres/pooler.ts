import { escapeIdentifier, escapeLiteral, type Pool } from 'pg'
import { StartupError } from '../startup-error.ts'
import { LOCK } from './lock-numbers.ts'
import { SESSION_SETTINGS } from './pool.ts'

/**
 * Makes the settings of the product's sessions the defaults of its role in this database, because PgBouncer passes no
 * settings of a client. Connections that choose their own go on doing so.
 * @param direct leads to the server, not through PgBouncer
 */
export async function setRoleDefaults(direct: Pool, statementTimeoutMs: number): Promise<void> {
  const settings = settingsWith(statementTimeoutMs)
  const client = await direct.connect()
  try {
    // Several processes start at once; PostgreSQL refuses to change one row of its catalog twice at the same time.
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK.roleDefaults])
    const { rows } = await client.query<{ database: string; defaults: string[] }>(DEFAULTS)
    const { database = '', defaults = [] } = rows[0] ?? {}
    for (const [name, value] of Object.entries(settings)) {
      if (defaults.map((each) => each.toLowerCase()).includes(`${name}=${value}`.toLowerCase()))
        continue
      await client.query(
        `alter role current_user in database ${escapeIdentifier(database)} set ${name} = ${escapeLiteral(value)}`,
      )
    }
    await client.query('commit')
  } finally {
    client.release(true)
  }
}

function settingsWith(statementTimeoutMs: number): Record<string, string> {
  return { ...SESSION_SETTINGS, statement_timeout: `${statementTimeoutMs}ms` }
}

const DEFAULTS = `select current_database() as database, coalesce(
  (select setconfig from pg_db_role_setting
    where setdatabase = (select oid from pg_database where datname = current_database())
      and setrole = (select oid from pg_roles where rolname = current_user)), '{}') as defaults`

/**
 * Checks a connection of the pool through PgBouncer.
 * @throws a StartupError while PgBouncer has connections from before `setRoleDefaults`
 */
export async function checkRoleDefaults(pooled: Pool, statementTimeoutMs: number): Promise<void> {
  const { rows } = await pooled.query<{ name: string; isSet: boolean }>(
    `select key as name, case when key = 'statement_timeout'
         then current_setting(key)::interval = value::interval
         else current_setting(key) = value end as "isSet"
       from jsonb_each_text($1::jsonb)`,
    [JSON.stringify(settingsWith(statementTimeoutMs))],
  )
  const wrong = rows.filter(({ isSet }) => !isSet).map(({ name }) => name)
  if (wrong.length === 0) return
  throw new StartupError(
    `PgBouncer has connections from before its role got the settings of this release (${wrong.join(', ')}). Run RECONNECT in its console or restart it, and start again. Both DATABASE_URL and DATABASE_DIRECT_URL need the same role and database.`,
  )
}
