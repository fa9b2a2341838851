import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { type Days, findDays, findTotals } from './store.ts'

/** The counts are the operator's alone (row APP-16). */
export async function countEvents(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, days }: { caller: Caller; days: Days },
) {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' } as const
  if (caller.role !== 'operator') return { ok: false, refusal: 'forbidden' } as const
  const [totals, perDay] = await Promise.all([
    findTotals(database.query, days),
    findDays(database.query, days),
  ])
  return { ok: true, totals, days: perDay } as const
}
