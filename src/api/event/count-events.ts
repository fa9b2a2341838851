import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { type DayRange, findDays, findTotals } from './store.ts'

/** Counts of events. Only the operator may read them (APP-16). */
export async function countEvents(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, days }: { caller: Caller; days: DayRange },
) {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' } as const
  if (caller.role !== 'operator') return { ok: false, refusal: 'forbidden' } as const
  const [totals, perDay] = await Promise.all([
    findTotals(database.query, days),
    findDays(database.query, days),
  ])
  return { ok: true, totals, days: perDay } as const
}
