import type { Database } from '#platform/postgres/database.ts'
import type { Tables } from '../schema.gen.ts'

/**
 * Stores the rows of every table of the market.
 * @returns a function that makes the tables have these rows again, without triggers: ids and versions are as they were
 */
export async function snapshotRows({ pool }: Database<Tables>): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `select quote_ident(table_name) as name, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1`,
  )
  const storing = rows.map(({ name }) => `create table stored.${name} as table public.${name}`)
  await pool.query(['create schema stored', ...storing].join(';'))
  const restoring = rows.map(
    ({ name, columns }) =>
      `delete from public.${name};
       insert into public.${name} (${columns}) overriding system value select ${columns} from stored.${name}`,
  )
  const local = 'set local session_replication_role = replica'
  const statements = ['begin', local, ...restoring, 'commit'].join(';')
  return async () => void (await pool.query(statements))
}
