import { Link } from '@tanstack/react-router'
import { dayIn, formatTime } from '#messages/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TextContext } from '../request/request-text.ts'
import { STATE_CLASSES, STATE_ICONS, STATE_TONES, visitState } from '../visit/visit-state.ts'
import type { AgendaAddress } from './agenda-address.ts'
import { type AgendaGrid, type AgendaItem, type BusyRange, minuteAt } from './agenda-columns.ts'
import { type BreakRange, breakRanges } from './break-ranges.ts'
import { busyText } from './busy-text.ts'
import { EmptyDay } from './empty-day.tsx'
import { type FreeRange, freeRanges } from './free/free-ranges.ts'
import { FreeRow, NowRow } from './free/free-row.tsx'
import { HomeRow } from './home-row.tsx'
import { homeStops, routeOf } from './home-stops.ts'
import { waitText } from './visit-text.tsx'

interface NowMark {
  readonly kind: 'now'
  readonly id: 'now'
  readonly from: number
}

type TimedItem = AgendaItem | BusyRange | BreakRange
export type ListItem = TimedItem | FreeRange | NowMark
type BlockItem = Extract<AgendaItem, { kind: 'block' }>

export interface AgendaListProps {
  userName: string
  grid: AgendaGrid
  address: AgendaAddress
  context: TextContext
  /** Called with the item that has the focus, which a panel leads back to. */
  onActive: (itemId: string) => void
  onOpenBlock: (item: BlockItem) => void
}

/** The day as a list: what is to come, then what has been. */
export function AgendaList(props: AgendaListProps) {
  const { grid, context } = props
  const { t, now } = context
  const items = itemsOf(grid.columns)
  const isAhead = (item: TimedItem) => endOf(item) > now
  const breaks = breakRanges(grid.columns, context.timeZone)
  const [ahead, past] = [items.filter(isAhead), items.filter((item) => !isAhead(item))]
  return (
    <div className="mt-5 max-w-190">
      <RouteLine {...props} />
      {items.length === 0 && <EmptyDay {...props} />}
      {ahead.length > 0 && (
        <>
          <div className="flex items-baseline justify-between gap-3 pb-2">
            <h2 className="text-xl">{t('agenda.ahead')}</h2>
            <span className="text-sm text-muted">
              {t('agenda.visits', { count: ahead.filter(({ kind }) => kind === 'visit').length })}
            </span>
          </div>
          <Rows items={withFreeTime([...ahead, ...breaks.filter(isAhead)], props)} {...props} />
        </>
      )}
      {past.length > 0 && (
        <details open={ahead.length === 0} className="mt-6 border-t border-line">
          <summary className="fold min-h-12 font-strong">
            {t('agenda.past', { count: past.length })}
          </summary>
          <Rows items={inOrder([...past, ...breaks.filter((each) => !isAhead(each))])} {...props} />
        </details>
      )}
    </div>
  )
}

/** How many homes are on the route of the day, and when the last visit is over. */
function RouteLine({ grid, context }: Pick<AgendaListProps, 'grid' | 'context'>) {
  const { t, timeZone, language } = context
  const route = routeOf(grid.columns)
  if (!route) return null
  const time = formatTime(route.endTime, timeZone, language)
  return (
    <p className="pb-3 text-muted">
      {t('agenda.homes', { count: route.count })} · {t('agenda.doneAt', { time })}
    </p>
  )
}

/** What stands in some columns, in the order of time. */
export function itemsOf(columns: AgendaGrid['columns']): (AgendaItem | BusyRange)[] {
  return inOrder(columns.flatMap(({ items, busy }) => [...items, ...busy]))
}

export function inOrder<Item extends ListItem>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.from - b.from)
}

function endOf(item: TimedItem): number {
  if (item.kind === 'visit') return Date.parse(item.visit.endTime)
  if (item.kind === 'break') return Date.parse(item.endTime)
  return Date.parse(item.kind === 'block' ? item.block.endTime : item.busy.endTime)
}

/** What is to come, with the free stretches between it and the clock. */
function withFreeTime(
  items: readonly ListItem[],
  { grid, context }: Pick<AgendaListProps, 'grid' | 'context'>,
): ListItem[] {
  const { now, timeZone } = context
  const isToday = grid.columns.some(({ date }) => date === dayIn(timeZone, now))
  const clock: NowMark = { kind: 'now', id: 'now', from: minuteAt(now, timeZone) }
  return inOrder([...items, ...freeRanges(grid, context), ...(isToday ? [clock] : [])])
}

/** Items as rows: a time, who, the state and the treatment. */
export function Rows({ items, ...props }: AgendaListProps & { items: readonly ListItem[] }) {
  const stops = homeStops(props.grid.columns, props.context.now)
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={item.id}>
          {item.kind === 'visit' && <VisitRow item={item} {...props} />}
          {item.kind === 'visit' && item.visit.serviceLocation === 'DOORSTEP' && (
            <HomeRow visit={item.visit} stop={stops.get(item.id)} context={props.context} />
          )}
          {item.kind === 'block' && <BlockRow item={item} {...props} />}
          {item.kind === 'busy' && <BusyRow item={item} context={props.context} />}
          {item.kind === 'break' && <BreakRow item={item} context={props.context} />}
          {item.kind === 'free' && <FreeRow item={item} {...props} />}
          {item.kind === 'now' && <NowRow context={props.context} />}
        </li>
      ))}
    </ul>
  )
}

const rowClasses = 'flex min-h-16 w-full flex-wrap items-center gap-x-3 py-3 text-left no-underline'

function Times({ start, end, context }: { start: string; end: string; context: TextContext }) {
  const { timeZone, language } = context
  return (
    <span className="w-13 shrink-0 font-strong">
      {formatTime(start, timeZone, language)}
      <span className="block text-xs font-normal text-subtle">
        {formatTime(end, timeZone, language)}
      </span>
    </span>
  )
}

function VisitRow({
  item: { visit, isInWaiting, change },
  userName,
  address,
  context,
  onActive,
}: AgendaListProps & { item: Extract<AgendaItem, { kind: 'visit' }> }) {
  const { t, now } = context
  const state = visitState(visit, now)
  return (
    <Link
      to="/salon/$userName/agenda"
      params={{ userName }}
      search={{ ...address, visit: visit.orderId, move: undefined }}
      resetScroll={false}
      data-item={visit.orderId}
      onFocus={() => onActive(visit.orderId)}
      className={rowClasses}
    >
      <Times start={visit.startTime} end={visit.endTime} context={context} />
      <span
        aria-hidden
        className={`w-1 self-stretch rounded-sm border-0 ${STATE_CLASSES[state]} bg-(--state)!`}
      />
      <span className="min-w-[min(9rem,100%)] flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span className="truncate font-strong">{visit.customerName || t('agenda.someone')}</span>
          <span className="flex flex-wrap gap-1">
            {change && <Badge tone="warning">{t(`agenda.changes.${change}`)}</Badge>}
            <Badge tone={STATE_TONES[state]} className="max-sm:whitespace-normal">
              <Icon of={STATE_ICONS[state]} size="sm" />
              {t(`agenda.states.${state}`)}
            </Badge>
          </span>
        </span>
        <span className="block text-sm text-muted">
          {[
            visit.serviceName,
            visit.serviceLocation === 'DOORSTEP' && t('agenda.atHome'),
            ...visit.waits.map((wait) => waitText(wait, context)),
            isInWaiting && t('agenda.waits.within'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </Link>
  )
}

function BlockRow({ item, context, onActive, onOpenBlock }: AgendaListProps & { item: BlockItem }) {
  const { block } = item
  return (
    <button
      type="button"
      data-item={item.id}
      onFocus={() => onActive(item.id)}
      onClick={() => onOpenBlock(item)}
      className={rowClasses}
    >
      <Times start={block.startTime} end={block.endTime} context={context} />
      <span aria-hidden className="self-stretch border-l-2 border-dashed border-line-strong" />
      <span className="min-w-[min(9rem,100%)] flex-1 text-muted">
        {block.reason || context.t('agenda.blocked')}
      </span>
    </button>
  )
}

function BusyRow({ item: { busy }, context }: { item: BusyRange; context: TextContext }) {
  const { what, read } = busyText(busy, context)
  return (
    <div className={rowClasses}>
      <Times start={busy.startTime} end={busy.endTime} context={context} />
      <span aria-hidden className="self-stretch border-l-2 border-dashed border-line-strong" />
      <span className="min-w-[min(9rem,100%)] flex-1 text-muted">
        {what}
        <span className="block text-sm">{read}</span>
      </span>
    </div>
  )
}

/** A break of the opening hours: it is changed there. */
function BreakRow({ item, context }: { item: BreakRange; context: TextContext }) {
  return (
    <div data-break className={rowClasses}>
      <Times start={item.startTime} end={item.endTime} context={context} />
      <span aria-hidden className="self-stretch border-l-2 border-dashed border-line-strong" />
      <span className="min-w-[min(9rem,100%)] flex-1 text-muted">{context.t('agenda.break')}</span>
    </div>
  )
}
