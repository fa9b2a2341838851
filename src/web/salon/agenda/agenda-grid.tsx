import { type CSSProperties, type RefObject, useEffect, useMemo, useRef } from 'react'
import { isOpenStatus } from '#domain/order/status.ts'
import { dayIn } from '#messages/format.ts'
import type { TextContext } from '../request/request-text.ts'
import { useIsOnline } from '../shell/use-is-online.ts'
import { useChosenStart } from '../visit/chosen-start.ts'
import type { AgendaAddress } from './agenda-address.ts'
import { AgendaColumnView } from './agenda-column.tsx'
import {
  type AgendaItem,
  type AgendaGrid as Grid,
  type MinuteRange,
  minuteAt,
} from './agenda-columns.ts'
import { DragGhost } from './drag/drag-ghost.tsx'
import { movePreview } from './drag/move-preview.ts'
import { useAgendaDrag } from './drag/use-agenda-drag.ts'
import { FreeTimeHover } from './free/free-time-hover.tsx'

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
  /** Called when an item is dropped elsewhere, with its new start, ISO text. */
  onDrop: (item: AgendaItem, startTime: string) => void
  /** Called with the start of free time that is pressed, ISO text. */
  onFill: (startTime: string) => void
}

/** The agenda as a grid: hours from top to bottom, a column for each calendar or day. */
export function AgendaGrid({
  grid,
  context,
  isWeek,
  activeId,
  onDrop,
  onFill,
  ...rest
}: AgendaGridProps) {
  const { columns, bounds } = grid
  const hours = (bounds.to - bounds.from) / 60
  const now = nowIn(context)
  const todayColumn = columns.findIndex(({ date }) => date === now.date)
  const isNowShown = todayColumn >= 0 && now.minute >= bounds.from && now.minute < bounds.to
  const width = isWeek ? '5.75rem' : '0'
  const scroller = useRef<HTMLDivElement>(null)
  useScrollToDay(scroller, isWeek ? (columns[todayColumn]?.key ?? null) : null)
  const { timeZone } = context
  const isOnline = useIsOnline()
  const isMovable = (item: AgendaItem) => isOnline && mayMove(item, context.now)
  const stillContext = useStillContext(context, now.date)
  const drag = useAgendaDrag(scroller, { grid, timeZone, isMovable, onDrop })
  const preview = movePreview(grid, rest.address, useChosenStart(), timeZone)
  const ghost = drag ?? preview
  const ghostColumn = columns.findIndex(({ key }) => key === ghost?.column.key)
  return (
    <div className="@container">
      <div
        ref={scroller}
        style={{ '--hours': hours } as CSSProperties}
        // Seven columns that fit do not scroll sideways, so that their headings stay at the top of the window.
        className={`relative mt-4 overflow-x-auto bg-page [overflow-anchor:none] @min-[43.5rem]:overflow-x-clip ${isWeek ? '[--hour:4.75rem]' : '[--hour:7rem] md:[--hour:6.5rem]'}`}
      >
        <div
          className="relative grid"
          style={{
            gridTemplateColumns: `3.25rem repeat(${columns.length}, minmax(${width}, 1fr))`,
            gridTemplateRows: isWeek ? '5.5rem auto' : undefined,
          }}
        >
          <HourAxis bounds={bounds} />
          {isWeek && (
            <div
              aria-hidden
              className="sticky top-0 z-11 col-start-1 row-span-2 row-start-1 h-22 self-start bg-page"
            />
          )}
          {isOnline && (
            <FreeTimeHover region={scroller} grid={grid} context={context} onPress={onFill} />
          )}
          {ghost && ghostColumn >= 0 && (
            <DragGhost
              drag={ghost}
              gridColumn={ghostColumn + 2}
              bounds={bounds}
              context={context}
              isChosen={!drag}
            />
          )}
          {columns.map((column, nth) => (
            <AgendaColumnView
              key={column.key}
              column={column}
              gridColumn={nth + 2}
              bounds={bounds}
              stepMinutes={grid.stepMinutes}
              context={column.date === now.date ? context : stillContext}
              isWeek={isWeek}
              isToday={column.date === now.date}
              nowMinute={column.date === now.date && isNowShown ? now.minute : null}
              activeId={column.items.some(({ id }) => id === activeId) ? activeId : null}
              {...rest}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** A block, or a visit that has not begun. */
function mayMove(item: AgendaItem, now: number): boolean {
  return (
    item.kind === 'block' ||
    (isOpenStatus(item.visit.status) && Date.parse(item.visit.startTime) > now)
  )
}

function HourAxis({ bounds }: { bounds: MinuteRange }) {
  const hours = Array.from(
    { length: Math.ceil((bounds.to - bounds.from) / 60) },
    (_, nth) => bounds.from / 60 + nth,
  )
  return (
    <div
      aria-hidden
      data-axis
      className="relative col-start-1 row-start-2 h-[calc(var(--hours)*var(--hour))]"
    >
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

function nowIn({ timeZone, now }: TextContext) {
  return { date: dayIn(timeZone, now), minute: minuteAt(now, timeZone) }
}

/** The context for other days than today: there the hour changes nothing, and so nothing is rendered again for it. */
function useStillContext({ t, language, timeZone, now }: TextContext, today: string): TextContext {
  // biome-ignore lint/correctness/useExhaustiveDependencies: today stands for now
  return useMemo(() => ({ t, language, timeZone, now }), [t, language, timeZone, today])
}

/** Scrolls sideways once so that a column stands beside the hours. */
function useScrollToDay(grid: RefObject<HTMLDivElement | null>, columnKey: string | null) {
  useEffect(() => {
    const element = grid.current
    const column = columnKey && element?.querySelector<HTMLElement>(`[data-column="${columnKey}"]`)
    const axis = element?.querySelector<HTMLElement>('[data-axis]')
    if (element && column && axis) element.scrollLeft = column.offsetLeft - axis.offsetWidth
  }, [grid, columnKey])
}
