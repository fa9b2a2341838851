import type { Pool } from 'pg'

/** The tables of all schemas with a row that contains one of these texts, ignoring case. */
export async function everyRowWith(pool: Pool, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string; has: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const patterns = texts.map((text) => `%${text}%`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await pool.query(
      `select from ${name} t where t::text ilike any($1::text[]) limit 1`,
      [patterns],
    )
    if (rowCount) found.push(name)
  }
  return found
}
