import { useEffect, useState } from 'react'
import { addDays, mondayOf, type PlainDate } from '#domain/schedule/plain-date.ts'
import { dateOf, firstFreeSlot, type Slot } from '../booking/slot-days.ts'
import { loadWeek, repeatOnChanges, type VisitQuery } from './week-slots.ts'

/** Number of weeks that are searched, including this one. */
export const WEEKS_AHEAD = 6

/** The salon's next free time; 'none' in the coming weeks, or 'failed' to load. */
export type NextFree =
  | { readonly status: 'looking' }
  | { readonly status: 'found'; readonly slot: Slot }
  | { readonly status: 'none' | 'failed' }

const SEARCHING: NextFree = { status: 'looking' }

/** The first free time for a visit from a date on; updated when the calendar changes. */
export function useNextFree(visitQuery: VisitQuery, from: PlainDate): NextFree {
  const [state, setState] = useState<{ key: string; next: NextFree } | null>(null)
  const { userName, durationMinutes, replacedOrderId } = visitQuery
  const key = `${userName} ${durationMinutes} ${replacedOrderId} ${from}`
  useEffect(() => {
    const visit = { userName, durationMinutes, replacedOrderId }
    const find = () => {
      // A failure is not shown while the search runs again.
      setState((known) => (known?.next.status === 'failed' ? null : known))
      return findNextFree(visit, from)
    }
    return repeatOnChanges(find, (next) => setState({ key, next }))
  }, [userName, durationMinutes, replacedOrderId, from, key])
  return state?.key === key ? state.next : SEARCHING
}

/** Searches week by week, so that usually one small request is enough. */
export async function findNextFree(visitQuery: VisitQuery, from: PlainDate): Promise<NextFree> {
  for (let ahead = 0; ahead < WEEKS_AHEAD; ahead += 1) {
    const week = await loadWeek(visitQuery, addDays(mondayOf(from), ahead * 7))
    if (week.status !== 'loaded') return { status: 'failed' }
    const slot = firstFreeSlot(week.slots.filter(({ startTime }) => dateOf(startTime) >= from))
    if (slot) return { status: 'found', slot }
  }
  return { status: 'none' }
}
