import { type CSSProperties, useEffect, useRef } from 'react'
import { dayIn, formatTime } from '#messages/format.ts'
import type { TextContext } from '../request/request-text.ts'
import type { AgendaAddress } from './agenda-address.ts'
import { AgendaColumnView } from './agenda-column.tsx'
import {
  type AgendaItem,
  clockMinute,
  type AgendaGrid as Grid,
  type MinuteRange,
} from './agenda-columns.ts'

interface AgendaGridProps {
  userName: string
  grid: Grid
  address: AgendaAddress
  context: TextContext
  /** Smaller rows and icons without words, for several days side by side. */
  isWeek: boolean
  /** The item that Tab leads to. */
  activeId: string | null
  onActive: (itemId: string) => void
  onOpenBlock: (item: Extract<AgendaItem, { kind: 'block' }>) => void
}

/** The agenda as a grid: hours from top to bottom, a column for each calendar or day. */
export function AgendaGrid({ grid, context, isWeek, ...rest }: AgendaGridProps) {
  const { columns, bounds } = grid
  const hours = (bounds.to - bounds.from) / 60
  const now = useNowMinute(context)
  const todayColumn = columns.findIndex(({ date }) => date === now.date)
  const isNowShown = todayColumn >= 0 && now.minute >= bounds.from && now.minute < bounds.to
  const width = isWeek ? '6.5rem' : '0'
  const scroller = useScrollToNow(isNowShown, now.minute - bounds.from)
  return (
    <div
      ref={scroller}
      style={{ '--hours': hours } as CSSProperties}
      className={`relative mt-4 overflow-x-auto ${isWeek ? '[--hour:4.75rem]' : '[--hour:7rem] md:[--hour:6.5rem]'}`}
    >
      <div
        className="relative grid"
        style={{ gridTemplateColumns: `3.25rem repeat(${columns.length}, minmax(${width}, 1fr))` }}
      >
        <HourAxis bounds={bounds} />
        {columns.map((column, nth) => (
          <AgendaColumnView
            key={column.key}
            column={column}
            gridColumn={nth + 2}
            bounds={bounds}
            context={context}
            isWeek={isWeek}
            nowMinute={column.date === now.date && isNowShown ? now.minute : null}
            {...rest}
          />
        ))}
      </div>
    </div>
  )
}

function HourAxis({ bounds }: { bounds: MinuteRange }) {
  const hours = Array.from(
    { length: Math.ceil((bounds.to - bounds.from) / 60) },
    (_, nth) => bounds.from / 60 + nth,
  )
  return (
    <div aria-hidden className="relative row-start-2 h-[calc(var(--hours)*var(--hour))]">
      {hours.map((hour, nth) => (
        <span
          key={hour}
          style={{ top: `calc(${nth} * var(--hour))` }}
          className="absolute right-2.5 -translate-y-1/2 text-xs text-subtle first:translate-y-0"
        >
          {String(hour).padStart(2, '0')}:00
        </span>
      ))}
    </div>
  )
}

function useNowMinute({ timeZone, language, now }: TextContext) {
  return {
    date: dayIn(timeZone, now),
    minute: clockMinute(`..........T${formatTime(now, timeZone, language)}`),
  }
}

/** Scrolls the page once so that the hour before now is at the top. */
function useScrollToNow(isShown: boolean, minutesFromTop: number) {
  const grid = useRef<HTMLDivElement>(null)
  const hasScrolled = useRef(false)
  useEffect(() => {
    const element = grid.current
    if (!element || !isShown || hasScrolled.current) return
    hasScrolled.current = true
    const pixels =
      ((minutesFromTop - 60) / 60) *
      Number.parseFloat(getComputedStyle(element).getPropertyValue('--hour')) *
      16
    if (pixels > 0 && window.scrollY === 0) {
      window.scrollTo({ top: element.getBoundingClientRect().top + pixels - 120 })
    }
  }, [isShown, minutesFromTop])
  return grid
}
