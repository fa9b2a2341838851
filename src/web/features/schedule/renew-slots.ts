import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { changes, keyOf, LOADING, underWay, type VisitQuery, weeks } from './week-slots.ts'

/**
 * Something has changed on these days of a salon, or on any of its days: a week in sight is fetched anew while it goes on
 * being shown, the others when they are.
 */
export function renewSlots(
  userName: string,
  days: { readonly from: PlainDate; readonly to: PlainDate } | null,
): void {
  const times = changes.get().times + 1
  const keys = new Set([...Object.keys(weeks.get()), ...underWay.keys()])
  const changed = [...keys].flatMap((key) => {
    const week = weeks.get()[key] ?? LOADING
    const monday = key.slice(-'YYYY-MM-DD'.length) as PlainDate
    const isIn = days === null || (monday <= days.to && addDays(monday, 6) >= days.from)
    const isAsked = week.status === 'loaded' || underWay.has(key)
    if (!isAsked || !isIn || !key.startsWith(`${userName} `)) return []
    // What is under way may have been read before the change.
    underWay.delete(key)
    return [[key, { ...week, askedAt: -times }]]
  })
  weeks.set(Object.fromEntries(changed))
  changes.set({ times })
}

/** Forgets what was free, because it has changed; a week in sight is fetched anew. */
export function clearSlotCache(): void {
  weeks.set(Object.fromEntries(Object.keys(weeks.get()).map((key) => [key, undefined])))
  changes.set({ times: changes.get().times + 1 })
}

/** A week that did not come is on its way again, and whoever looks through several weeks looks again. */
export function askAgain(visitQuery: VisitQuery, monday: PlainDate): void {
  weeks.set({ [keyOf(visitQuery, monday)]: undefined })
  changes.set({ times: changes.get().times + 1 })
}
