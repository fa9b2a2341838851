import { escapeIdentifier, type PoolClient } from 'pg'

/** A table with its columns, without generated ones. */
export interface Table {
  /** With its schema, quoted if needed: `identity.users`. */
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * The tables to back up, referenced tables before those that refer to them. Left out: the record of migrations, which the
 * restoring release writes, the job queue's tables (waiting-jobs.ts), and unlogged tables.
 */
export async function tablesInOrder(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(TABLES)
  const inOrder: Table[] = []
  let waiting = rows
  while (waiting.length > 0) {
    const isFree = ({ refersTo }: (typeof rows)[number]) =>
      refersTo.every((name) => inOrder.some((table) => table.name === name))
    const free = waiting.filter(isFree)
    if (free.length === 0) {
      throw new Error(`tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`)
    }
    inOrder.push(...free.map(({ name, columns }) => ({ name, columns })))
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return inOrder
}

/** The sequences of those tables with their last value; null before the first. */
export async function sequences(
  client: PoolClient,
): Promise<{ name: string; value: number | null }[]> {
  const { rows } = await client.query(SEQUENCES)
  return rows
}

/** `name (column, …)`, the target of COPY. */
export function copyTarget({ name, columns }: Table): string {
  return `${name} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`
}

const OWN_RELATIONS = `n.nspname in ('public', 'identity') and c.relpersistence = 'p'
  and not exists (select from pg_depend where objid = c.oid and deptype = 'e')`

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
      and attgenerated = '' order by attnum) as columns,
    array(select format('%I.%I', fn.nspname, f.relname)
      from pg_constraint r join pg_class f on f.oid = r.confrelid join pg_namespace fn on fn.oid = f.relnamespace
      where r.conrelid = c.oid and r.contype = 'f' and f.oid <> c.oid) as "refersTo"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and ${OWN_RELATIONS} and c.oid <> 'public.migrations'::regclass
  order by n.nspname, c.relname`

const SEQUENCES = `
  select format('%I.%I', n.nspname, c.relname) as name, pg_sequence_last_value(c.oid) as value
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and ${OWN_RELATIONS} and c.oid <> 'public.migrations_id_seq'::regclass
  order by n.nspname, c.relname`
