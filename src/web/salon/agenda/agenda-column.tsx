import { Link } from '@tanstack/react-router'
import Car from 'lucide-react/icons/car'
import Coffee from 'lucide-react/icons/coffee'
import Lock from 'lucide-react/icons/lock'
import { memo, useId } from 'react'
import { formatDay, formatTime } from '#messages/format.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { TextContext } from '../request/request-text.ts'
import { STATE_CLASSES, visitState } from '../visit/visit-state.ts'
import type { AgendaAddress } from './agenda-address.ts'
import {
  type AgendaColumn,
  type AgendaItem,
  type ClosedRange,
  type MinuteRange,
  waysOf,
} from './agenda-columns.ts'
import { isBreakReason } from './break-reason.ts'
import { closedText } from './closed-text.ts'
import { clockText } from './drag/drop-place.ts'
import { ExternalBusyTime } from './external-busy-time.tsx'
import { rangeStyle } from './range-style.ts'
import { ONE_LINE, VisitText } from './visit-text.tsx'
import { WaitingTimes } from './waiting-times.tsx'

export interface AgendaColumnProps {
  userName: string
  column: AgendaColumn
  /** Its place in the grid, after the hours. */
  gridColumn: number
  bounds: MinuteRange
  stepMinutes: number
  address: AgendaAddress
  context: TextContext
  isWeek: boolean
  isToday: boolean
  /** The present minute of the day; null on other days, and outside of the hours shown. */
  nowMinute: number | null
  activeId: string | null
  onActive: (itemId: string) => void
  onOpenBlock: (item: BlockItem) => void
}

export type VisitItem = Extract<AgendaItem, { kind: 'visit' }>
type BlockItem = Extract<AgendaItem, { kind: 'block' }>

/** A long press starts a drag: it selects no text and opens no menu. */
const DRAGGABLE = 'peer select-none [-webkit-touch-callout:none] data-dragged:opacity-40'

/** One calendar on one day: its heading, and its visits and blocks as a list in the order of time. */
export const AgendaColumnView = memo(function AgendaColumnView(props: AgendaColumnProps) {
  const { column, gridColumn, bounds, context, isWeek, isToday, nowMinute } = props
  const headingId = useId()
  const visits = column.items.filter(({ kind }) => kind === 'visit').length
  return (
    <>
      <div
        style={{ gridColumn }}
        className={classes(
          'overflow-x-clip border-b border-line bg-page px-1',
          // Beside all of its column, so that it can stay at the top while the hours scroll.
          isWeek
            ? 'sticky top-0 z-11 row-span-2 row-start-1 h-22 self-start py-2 text-center @max-[52rem]:py-0.5'
            : 'row-start-1 sr-only',
        )}
      >
        <ColumnHeading id={headingId} column={column} context={context} isToday={isToday} />
        <p className={classes('text-muted', isWeek ? 'text-xs/4' : 'text-xs')}>
          {visits === 0 && column.opening === null
            ? context.t('agenda.closed')
            : context.t('agenda.visits', { count: visits })}
        </p>
      </div>
      <div
        style={{ gridColumn }}
        data-column={column.key}
        className={classes(
          'relative row-start-2 h-[calc(var(--hours)*var(--hour))] border-l border-line bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_calc(var(--hour)/2),transparent_calc(var(--hour)/2)_var(--hour))] last:border-r',
          // What has room in a visit follows the width of its column; in a week that of the grid.
          !isWeek && '@container',
        )}
      >
        {column.closed.map((range) => {
          const Range = range.isBreak ? BreakTime : Closed
          return (
            <Range
              key={range.from}
              range={range}
              bounds={bounds}
              context={context}
              isWeek={isWeek}
            />
          )
        })}
        {nowMinute !== null && (
          <NowLine minute={nowMinute - bounds.from} context={context} isWeek={isWeek} />
        )}
        {column.busy.map((range) => (
          <ExternalBusyTime
            key={range.id}
            range={range}
            bounds={bounds}
            context={context}
            isWeek={isWeek}
          />
        ))}
        <ol aria-labelledby={headingId}>
          {column.items.map((item) => (
            <li key={item.id} className="contents">
              {item.kind === 'visit' ? (
                <VisitBlock item={item} {...props} />
              ) : (
                <BlockedTime item={item} {...props} />
              )}
            </li>
          ))}
        </ol>
      </div>
    </>
  )
})

function ColumnHeading({
  id,
  column,
  context: { language },
  isToday,
}: Pick<AgendaColumnProps, 'column' | 'context' | 'isToday'> & { id: string }) {
  const noon = `${column.date}T12:00:00Z`
  const weekday = formatDay(noon, 'UTC', language, 'weekdayShort')
  return (
    <h2
      id={id}
      aria-current={isToday ? 'date' : undefined}
      className="font-sans text-sm font-normal tracking-normal text-muted"
    >
      {weekday}
      <span className="sr-only"> {formatDay(noon, 'UTC', language, 'dayMonth')}</span>
      <span
        aria-hidden
        className={classes(
          'mx-auto block w-fit rounded-full px-2.5 font-serif text-xl font-medium',
          isToday ? 'bg-inverse text-on-inverse' : 'text-text',
        )}
      >
        {Number(column.date.slice(8))}
      </span>
    </h2>
  )
}

function Closed({
  range,
  bounds,
  context,
  isWeek,
}: Pick<AgendaColumnProps, 'bounds' | 'context' | 'isWeek'> & { range: ClosedRange }) {
  return (
    <div
      style={rangeStyle(range, bounds)}
      className="absolute inset-x-0 overflow-hidden bg-surface-soft bg-[repeating-linear-gradient(135deg,var(--color-line)_0_1px,transparent_1px_9px)] p-2 text-sm text-muted"
    >
      {(!isWeek || range.reason) && (
        <span className="inline-block rounded-sm bg-surface-soft px-2 py-0.5">
          {closedText(range, bounds, context)}
        </span>
      )}
    </div>
  )
}

/** A break of the opening hours: drawn as a block for a break, but changed in the hours. */
function BreakTime({
  range,
  bounds,
  context: { t },
  isWeek,
}: Pick<AgendaColumnProps, 'bounds' | 'context' | 'isWeek'> & { range: ClosedRange }) {
  const time = t('agenda.time', { start: clockText(range.from), end: clockText(range.to) })
  return (
    <p
      data-break
      style={rangeStyle(range, bounds)}
      className={classes(
        'absolute flex items-center gap-2.5 overflow-hidden rounded-[10px] border border-dashed border-line-strong bg-surface-soft text-sm text-muted',
        isWeek ? 'inset-x-0.75 px-2' : 'inset-x-1.5 px-3',
      )}
    >
      <Icon of={Coffee} size="sm" />
      <span className="min-w-0 truncate">
        <span className="font-strong text-text">{t('agenda.break')}</span>{' '}
        <span className={isWeek ? 'sr-only' : undefined}>{time}</span>
      </span>
    </p>
  )
}

/** Whole beneath the visits and blocks; over them it is faint, so that they can be read. */
function NowLine({
  minute,
  context: { timeZone, language, now },
  isWeek,
}: Pick<AgendaColumnProps, 'context' | 'isWeek'> & { minute: number }) {
  const style = { top: `calc(${minute / 60} * var(--hour))` }
  const line = 'pointer-events-none absolute inset-x-0 h-0 border-t-2 border-inverse'
  return (
    <>
      <div aria-hidden style={style} className={line}>
        {!isWeek && (
          <span className="absolute right-full -top-3.25 rounded-full bg-inverse px-2 text-xs/6 font-strong text-on-inverse">
            {formatTime(now, timeZone, language)}
          </span>
        )}
      </div>
      <div aria-hidden style={style} className={`${line} z-10 opacity-28`} />
    </>
  )
}

/** What stands in a waiting time is above the visit that waits, also while that is selected. */
function layerOf({ isInset, isInWaiting }: AgendaItem, isSelected = false): string {
  if (isInWaiting) return 'z-4'
  if (isSelected) return 'z-3'
  return isInset ? 'z-2' : 'z-1'
}

function VisitBlock({ item, ...props }: AgendaColumnProps & { item: VisitItem }) {
  const { userName, bounds, address, context, isWeek, activeId, onActive } = props
  const { t, now } = context
  const { visit } = item
  const state = visitState(visit, now)
  const minutes = (item.waits[0]?.from ?? item.to) - item.from
  const isSelected = address.visit === visit.orderId
  const layer = layerOf(item, isSelected)
  return (
    <>
      <Link
        to="/salon/$userName/agenda"
        params={{ userName }}
        search={{ ...address, visit: visit.orderId, move: undefined }}
        resetScroll={false}
        data-item={item.id}
        draggable={false}
        tabIndex={activeId === item.id ? 0 : -1}
        onFocus={() => onActive(item.id)}
        style={rangeStyle(item, bounds)}
        className={classes(
          DRAGGABLE,
          layer,
          'absolute block min-h-6 overflow-hidden rounded-[10px] border border-l-4 border-l-(--state) text-text no-underline',
          isWeek
            ? 'inset-x-0.75 px-1.5 py-px text-xs/4 @max-[52rem]:px-1'
            : 'inset-x-1.5 px-2.5 py-1.5 text-sm',
          minutes <= ONE_LINE && 'flex items-center py-0',
          item.isInset && (isWeek ? 'left-1/3' : 'left-1/3 @max-[17rem]:left-11'),
          item.isInset && 'ring-3 ring-page',
          // The edge of the visit that waits goes on at its right.
          item.isInWaiting && (isWeek ? 'right-2' : 'right-3'),
          isSelected && 'outline-2 outline-offset-1 outline-accent',
          STATE_CLASSES[state],
        )}
      >
        <VisitText item={item} minutes={minutes} state={state} isWeek={isWeek} context={context} />
      </Link>
      <WaitingTimes item={item} layer={layer} {...props} />
      <Travel item={item} bounds={bounds} context={context} isWeek={isWeek} />
      {item.bufferMinutes > 0 && (
        <p
          aria-hidden
          style={rangeStyle({ from: item.to, to: item.to + item.bufferMinutes }, bounds)}
          className="absolute right-3 left-1.5 overflow-hidden border-l-3 border-dotted border-line-strong px-2 text-xs/4 whitespace-nowrap text-subtle"
        >
          {hasLabel(item.bufferMinutes, isWeek) &&
            t('agenda.buffer', { minutes: item.bufferMinutes })}
        </p>
      )}
    </>
  )
}

/** The way to a visit at a home and back, as thin rows of their own (WORK-147). */
function Travel({
  item,
  bounds,
  context: { t },
  isWeek,
}: Pick<AgendaColumnProps, 'bounds' | 'context' | 'isWeek'> & { item: VisitItem }) {
  const { travelMinutes: minutes } = item.visit
  return waysOf(item).map((way) => (
    <p
      key={way.from}
      aria-hidden
      data-travel
      style={rangeStyle(way, bounds)}
      className="absolute right-3 left-1.5 flex items-center gap-1.5 overflow-hidden rounded-sm bg-surface-soft px-2 text-xs/4 whitespace-nowrap text-muted"
    >
      {hasLabel(minutes, isWeek) && (
        <>
          <Icon of={Car} size="sm" className="size-3.5" />
          {t('agenda.travelTime', { minutes })}
        </>
      )}
    </p>
  ))
}

/** Whether a thin row is as high as a line of text: ten minutes in a day, never in a week. */
function hasLabel(minutes: number, isWeek: boolean): boolean {
  return !isWeek && minutes >= 10
}

function BlockedTime({
  item,
  bounds,
  context: { t, timeZone, language },
  isWeek,
  activeId,
  onActive,
  onOpenBlock,
}: AgendaColumnProps & { item: BlockItem }) {
  const { block } = item
  const time = t('agenda.time', {
    start: formatTime(block.startTime, timeZone, language),
    end: formatTime(block.endTime, timeZone, language),
  })
  const label = block.reason || t('agenda.blocked')
  return (
    <button
      type="button"
      data-item={item.id}
      tabIndex={activeId === item.id ? 0 : -1}
      onFocus={() => onActive(item.id)}
      onClick={() => onOpenBlock(item)}
      style={rangeStyle(item, bounds)}
      className={classes(
        DRAGGABLE,
        layerOf(item),
        'absolute flex min-h-6 items-center gap-2.5 overflow-hidden rounded-[10px] border border-dashed border-line-strong bg-surface-soft text-left text-sm text-muted',
        isWeek ? 'inset-x-0.75 px-2' : 'inset-x-1.5 px-3',
        item.isInset && 'left-1/3 ring-3 ring-page',
      )}
    >
      <Icon of={isBreakReason(block.reason) ? Coffee : Lock} size="sm" />
      <span className="min-w-0 truncate">
        <span className="font-strong text-text">{label}</span>{' '}
        <span className={isWeek ? 'sr-only' : undefined}>{time}</span>
      </span>
    </button>
  )
}
