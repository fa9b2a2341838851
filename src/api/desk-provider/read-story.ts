import type { getProviderStory as endpoint } from '#contract/desk-provider-story.ts'
import type { ApiDeps } from '../api-deps.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { hasProvider } from './store.ts'
import { findStory } from './story-store.ts'

/** What happened to a provider, the latest first (DESK-246). */
export async function readStory(
  { database: { query } }: Pick<ApiDeps, 'database'>,
  input: Pick<HandlerInput<typeof endpoint>, 'params' | 'query'>,
): Promise<Outcome<typeof endpoint>> {
  const { providerId } = input.params
  const { after, limit } = input.query
  const [isThere, found] = await Promise.all([
    hasProvider(query, providerId),
    findStory(query, providerId, { after: readCursor(after), limit: limit + 1 }),
  ])
  if (!isThere) return { ok: false, refusal: 'not-found' }
  const { rows, nextCursor } = pageOf(found, limit, ({ place, entryId }) => ({
    value: place,
    id: entryId,
  }))
  const entries = rows.map(({ at, place: _, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
  }))
  return { ok: true, answer: { data: { entries, nextCursor } } }
}
