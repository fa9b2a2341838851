import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { changes, LOADING, pendingWeeks, type VisitQuery, weekKey, weeks } from './week-slots.ts'

/**
 * Marks the weeks that contain the changed days (null: all) as outdated. A visible week is fetched again and stays shown
 * meanwhile; others are fetched when they are shown.
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
    // A pending request may have been answered before the change.
    pendingWeeks.delete(key)
    return [[key, { ...week, requestedAt: -count }]]
  })
  weeks.set(Object.fromEntries(changed))
  changes.set({ count })
}

/** Clears all cached weeks; a visible week is fetched again. */
export function clearSlotCache(): void {
  weeks.set(Object.fromEntries(Object.keys(weeks.get()).map((key) => [key, undefined])))
  changes.set({ count: changes.get().count + 1 })
}

/** Fetches a failed week again. */
export function retryWeek(visitQuery: VisitQuery, monday: PlainDate): void {
  weeks.set({ [weekKey(visitQuery, monday)]: undefined })
  changes.set({ count: changes.get().count + 1 })
}
