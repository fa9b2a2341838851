import { type Kysely, sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import type { Tables } from '../schema.gen.ts'
import type { VisitClient } from './new-visit.ts'

/** A client of a provider with the language of the last order, if any; undefined when there is none, or an emptied one. */
export async function findVisitClient(
  query: Kysely<Tables>,
  { providerId, clientId }: { providerId: string; clientId: string },
): Promise<(VisitClient & { language: Language | null }) | undefined> {
  const { rows } = await sql<VisitClient & { language: Language | null }>`
    select id as "clientId", user_name as "userName", name, phone, coalesce(email, '') as email,
      (select language from orders where client_id = c.id order by starts_at desc, id desc limit 1) as language
    from clients c
    where id = ${clientId}::uuid and provider_id = ${providerId} and name <> ''`.execute(query)
  return rows[0]
}
