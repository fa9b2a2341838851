import type { getTaxReminder as endpoint } from '#contract/tax-reminder.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { countReach, findLatestReminder } from './reminder-store.ts'

/** Whom a reminder would reach, and what became of the latest one (DESK-187). */
export async function readReminder(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { params: { year } }: Pick<HandlerInput<typeof endpoint>, 'params'>,
): Promise<Outcome<typeof endpoint>> {
  const [reach, latest] = await Promise.all([
    countReach(database.query, year, clock.now()),
    findLatestReminder(database.query, year),
  ])
  const shown = latest && { ...latest, sentAt: new Date(latest.sentAt).toISOString() }
  return { ok: true, answer: { data: { ...reach, latest: shown ?? null } } }
}
