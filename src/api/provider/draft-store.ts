import { sql, type Transaction } from 'kysely'
import type { Tables } from '../schema.gen.ts'

export async function setStarterCategory(
  trx: Transaction<Tables>,
  id: string,
  category: number,
): Promise<void> {
  await sql`update providers set starter_category = ${category} where id = ${id}`.execute(trx)
}

/** Deletes a hidden provider without members and orders. @returns whether there was one */
export async function deleteUnusedProvider(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from providers p where p.id = ${id} and not p.active
      and not exists (select from memberships m where m.provider_id = p.id)
      and not exists (select from orders o where o.provider_id = p.id) returning p.id`.execute(trx)
  return rows.length > 0
}
