import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { dayIn } from '#messages/format.ts'
import type { TextContext } from '../request/request-text.ts'
import type { AgendaView } from './agenda-address.ts'
import { type AgendaGrid, minuteAt } from './agenda-columns.ts'
import { scrollOf } from './grid-scroll.ts'

/** A list: the grid after it begins at its usual place, also when it is of the same day. */
const NO_HOURS = { days: '', from: 0 }

/** Scrolls the window to the hours of the grid that is shown in a region (row WORK-262). Lists do not scroll. */
export function useGridScroll(
  region: RefObject<HTMLElement | null>,
  view: AgendaView,
  grid: AgendaGrid | null,
  { timeZone, now }: TextContext,
): void {
  const shown = useRef<{ days: string; from: number } | null>(null)
  // A page that got shorter is scrolled up by the browser before it can be asked.
  const scrollY = useRef(0)
  useEffect(() => {
    const remember = () => {
      scrollY.current = window.scrollY
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])
  const days = `${view} ${grid?.columns[0]?.date}`
  const from = grid?.bounds.from ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock and other changes of the grid scroll nothing
  useLayoutEffect(() => {
    const hours = region.current?.querySelector('[data-axis]')
    if (!grid || from === null) return
    if (!hours) {
      shown.current = NO_HOURS
      return
    }
    const today = dayIn(timeZone, now)
    const minute = minuteAt(now, timeZone)
    const isNowShown =
      grid.columns.some(({ date }) => date === today) && minute >= from && minute < grid.bounds.to
    const { top, height } = hours.getBoundingClientRect()
    const place = {
      days,
      from,
      nowMinute: isNowShown ? minute : null,
      top: top + window.scrollY,
      hourHeight: height / ((grid.bounds.to - from) / 60),
    }
    const scroll = scrollOf(place, shown.current, shown.current ? scrollY.current : window.scrollY)
    shown.current = { days, from }
    if (scroll !== null) window.scrollTo({ top: scroll })
  }, [region, days, from])
}
