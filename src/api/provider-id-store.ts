import type { Kysely } from 'kysely'
import type { Tables } from './schema.gen.ts'

/** The id of an active provider; undefined for none and for a hidden one. */
export async function findActiveProviderId(
  query: Kysely<Tables>,
  userName: string,
): Promise<string | undefined> {
  const provider = await selectId(query, userName).where('active', '=', true).executeTakeFirst()
  return provider?.id
}

/** The id of a provider, hidden or not. */
export async function findProviderId(
  query: Kysely<Tables>,
  userName: string,
): Promise<string | undefined> {
  const provider = await selectId(query, userName).executeTakeFirst()
  return provider?.id
}

function selectId(query: Kysely<Tables>, userName: string) {
  return query.selectFrom('providers').select('id').where('user_name', '=', userName)
}
