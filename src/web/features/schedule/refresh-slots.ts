import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { changes, LOADING, pendingWeeks, type VisitQuery, weekKey, weeks } from './week-slots.ts'

/**
 * Something has changed on these days of a salon, or on any of its days: a week in sight is fetched anew while it goes on
 * being shown, the others when they are.
 */
export function refreshSlots(
  userName: string,
  days: { readonly from: PlainDate; readonly to: PlainDate } | null,
): void {
  const count = changes.get().count + 1
  const keys = new Set([...Object.keys(weeks.get()), ...pendingWeeks.keys()])
  const changed = [...keys].flatMap((key) => {
    const week = weeks.get()[key] ?? LOADING
    const monday = key.slice(-'YYYY-MM-DD'.length) as PlainDate
    const isAffected = days === null || (monday <= days.to && addDays(monday, 6) >= days.from)
    const isLoadedOrPending = week.status === 'loaded' || pendingWeeks.has(key)
    if (!isLoadedOrPending || !isAffected || !key.startsWith(`${userName} `)) return []
    // What is under way may have been read before the change.
    pendingWeeks.delete(key)
    return [[key, { ...week, requestedAt: -count }]]
  })
  weeks.set(Object.fromEntries(changed))
  changes.set({ count })
}

/** Forgets what was free, because it has changed; a week in sight is fetched anew. */
export function clearSlotCache(): void {
  weeks.set(Object.fromEntries(Object.keys(weeks.get()).map((key) => [key, undefined])))
  changes.set({ count: changes.get().count + 1 })
}

/** A week that did not come is on its way again, and whoever looks through several weeks looks again. */
export function retryWeek(visitQuery: VisitQuery, monday: PlainDate): void {
  weeks.set({ [weekKey(visitQuery, monday)]: undefined })
  changes.set({ count: changes.get().count + 1 })
}
