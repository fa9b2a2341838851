import type { recordEvents as endpoint } from '#contract/event.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { insertEvents } from './store.ts'

type RecordEvents = typeof endpoint

/** More than a household needs; keeps made-up events from filling the disk. */
const BY_ADDRESS: Limit = { name: 'events-address', points: 6_000, seconds: 600 }

/** Stores events with the server's time. Open to visitors. */
export async function recordEvents(
  { database, clock, limiter }: Pick<ApiDeps, 'database' | 'clock' | 'limiter'>,
  { body: { events }, address }: HandlerInput<RecordEvents>,
): Promise<Outcome<RecordEvents>> {
  const refused = await enforceRateLimit(limiter, [BY_ADDRESS, address, events.length])
  if (refused) return refused
  await insertEvents(database.query, events, clock.now())
  return { ok: true, answer: {} }
}
