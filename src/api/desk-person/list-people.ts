import type { listPeople as endpoint } from '#contract/desk-person.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findPeople } from './store.ts'

/** People by user name, mail address or the beginning of their name (DESK-130). There is no list of everybody. */
export async function listPeople(
  { database }: Pick<ApiDeps, 'database'>,
  { query: { search, after, limit } }: Pick<HandlerInput<typeof endpoint>, 'query'>,
): Promise<Outcome<typeof endpoint>> {
  const found = await findPeople(database.query, search, { after, limit: limit + 1 })
  const people = found.slice(0, limit)
  const nextAfter = found.length > limit ? (people.at(-1)?.userName ?? null) : null
  return { ok: true, answer: { data: { people, nextAfter } } }
}
