import type { ApiDeps } from '../api-deps.ts'
import { type DayRange, findDays, findTotals } from './store.ts'

/** Counts of events (APP-16). */
export async function countEvents({ database }: Pick<ApiDeps, 'database'>, days: DayRange) {
  const [totals, perDay] = await Promise.all([
    findTotals(database.query, days),
    findDays(database.query, days),
  ])
  return { totals, days: perDay }
}
