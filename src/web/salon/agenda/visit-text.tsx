import { formatTime } from '#messages/format.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { TextContext } from '../request/request-text.ts'
import { STATE_ICONS, type VisitState } from '../visit/visit-state.ts'
import type { AgendaItem } from './agenda-columns.ts'
import type { AgendaVisit } from './agenda-query.ts'
import { clockText } from './drag/drop-place.ts'

/** The minutes up to which a visit has one line. */
export const ONE_LINE = 20

interface VisitTextProps {
  item: Extract<AgendaItem, { kind: 'visit' }>
  /** Of the block, or until the visit waits. */
  minutes: number
  state: VisitState
  isWeek: boolean
  context: TextContext
}

/**
 * The text of a visit's block: its name for screen readers, with who, state, treatment and time, and what of that has room.
 * One hidden element for each of a thousand visits: with several the agenda scrolled slowly.
 */
export function VisitText({ item, minutes, state, isWeek, context }: VisitTextProps) {
  const { t } = context
  const { visit, waits, isInWaiting, change } = item
  const name = visit.customerName || t('agenda.someone')
  const stateName = t(`agenda.states.${state}`)
  const time = timeText(visit, context)
  const nameOf = [
    name,
    stateName,
    visit.serviceName,
    time,
    ...visit.waits.map((wait) => waitText(wait, context)),
    ...(isInWaiting ? [t('agenda.waits.within')] : []),
    ...(change ? [t(`agenda.changes.${change}`)] : []),
  ].join(', ')
  const line = { item, name, state, isWeek, context }
  return (
    <>
      <span aria-hidden className="contents">
        {minutes <= ONE_LINE && <OneLine {...line} />}
        {minutes > ONE_LINE && isWeek && <WholeLines minutes={minutes} {...line} />}
        {minutes > ONE_LINE && !isWeek && (
          <>
            <span className="flex min-w-0 items-center justify-between gap-x-2">
              <span className="max-w-full truncate font-strong">{name}</span>
              <State {...line} />
            </span>
            <span className="block truncate text-muted">
              {minutes < 45 && <Time time={time} {...line} />}
              {visit.serviceName}
            </span>
            {minutes >= 45 && <span className="block truncate text-muted">{time}</span>}
          </>
        )}
        {!isWeek &&
          waits.map((wait) => (
            <span
              key={wait.from}
              style={{ top: `calc(${(wait.to - item.from) / 60} * var(--hour))` }}
              className="absolute inset-x-2.5 truncate pt-0.5 text-muted"
            >
              {clockText(wait.to)} · {visit.serviceName}
            </span>
          ))}
      </span>
      {/* Not absolute as sr-only is: the browser then looks at each of a thousand when it looks for what is under the pointer. */}
      <span className="block size-px overflow-hidden whitespace-nowrap">{nameOf}</span>
    </>
  )
}

interface LineProps extends Pick<VisitTextProps, 'item' | 'state' | 'isWeek' | 'context'> {
  name: string
}

/** All of a short visit: who, from when, what, and the state at the right edge. */
function OneLine({ name, ...line }: LineProps) {
  const { item, isWeek } = line
  return (
    <span className={classes('flex min-w-0 grow items-center', isWeek ? 'gap-x-1' : 'gap-x-2')}>
      <span className={classes('truncate font-strong', isWeek && 'flex-1')}>{name}</span>
      {!isWeek && (
        <>
          <span className="text-muted">{clockText(item.from)}</span>
          {/* Only what the others leave. */}
          <span className="min-w-0 flex-1 basis-0 truncate text-muted">
            {item.visit.serviceName}
          </span>
        </>
      )}
      <State isShort {...line} />
    </span>
  )
}

/** In a week: who, beside the sign of the state, and what, on as many lines as have room. A line is shown whole or not. */
function WholeLines({ name, minutes, ...line }: LineProps & { minutes: number }) {
  return (
    <span className="block overflow-hidden" style={{ maxHeight: `${weekLines(minutes)}rem` }}>
      <span className="float-right ml-1 h-4">
        <State {...line} />
      </span>
      <span className="block font-strong">{name}</span>
      <span className="block text-muted">{line.item.visit.serviceName}</span>
    </span>
  )
}

/** The lines of 1rem that have room in a week, where an hour is 4.75rem high, between the edges of the block. */
export function weekLines(minutes: number): number {
  return Math.max(1, Math.floor((minutes / 60) * 4.75 - 0.375))
}

/** Where the column is narrow, a state is its sign alone (the legend says which), and a time is its start. */
const WIDE_ONLY = { small: '@max-[21.25rem]:hidden', usual: '@max-[14.25rem]:hidden' }

interface StateProps extends Omit<LineProps, 'name'> {
  isShort?: boolean
}

function State({ item, state, isWeek, isShort, context: { t } }: StateProps) {
  const { change, isInset } = item
  const wideOnly = WIDE_ONLY[isInset || isShort ? 'small' : 'usual']
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-xs font-strong text-(--state)">
      <Icon of={STATE_ICONS[state]} size="sm" />
      {!isWeek && <span className={wideOnly}>{t(`agenda.states.${state}`)}</span>}
      {change && (
        <span
          className={classes(
            'rounded-full bg-warning-soft text-warning ring-1 ring-warning',
            isWeek ? 'size-2.5' : 'min-h-2.5 px-2',
          )}
        >
          {!isWeek && <span className={wideOnly}>{t(`agenda.changes.${change}`)}</span>}
        </span>
      )}
    </span>
  )
}

/** When a visit of two lines is, before its treatment. */
function Time({ item, time }: Pick<LineProps, 'item'> & { time: string }) {
  const start = clockText(item.from)
  return (
    <>
      <span className="@max-[21.25rem]:hidden">{time}</span>
      <span className="hidden @max-[21.25rem]:inline">{start}</span>
      {' · '}
    </>
  )
}

/** When a visit waits: 'sets in 11:00 – 11:35'. */
export function waitText(
  { startTime, endTime }: AgendaVisit['waits'][number],
  { t, timeZone, language }: TextContext,
): string {
  return t('agenda.waits.time', {
    start: formatTime(startTime, timeZone, language),
    end: formatTime(endTime, timeZone, language),
  })
}

function timeText(
  { startTime, endTime }: AgendaVisit,
  { t, timeZone, language }: TextContext,
): string {
  return t('agenda.time', {
    start: formatTime(startTime, timeZone, language),
    end: formatTime(endTime, timeZone, language),
  })
}
