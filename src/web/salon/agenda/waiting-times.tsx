import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatTime } from '#messages/format.ts'
import { classes } from '../../ui/classes.ts'
import type { TextContext } from '../request/request-text.ts'
import { useIsOnline } from '../shell/use-is-online.ts'
import { type AgendaAddress, NEW_VISIT } from './agenda-address.ts'
import {
  type AgendaColumn,
  type AgendaItem,
  isWithinOneOf,
  type MinuteRange,
} from './agenda-columns.ts'
import { clockText } from './drag/drop-place.ts'
import { freeStartIn } from './free/free-ranges.ts'
import { rangeStyle } from './range-style.ts'

interface WaitingTimesProps {
  item: Extract<AgendaItem, { kind: 'visit' }>
  /** The class of the layer on which the visit stands. */
  layer: string
  userName: string
  column: AgendaColumn
  bounds: MinuteRange
  stepMinutes: number
  address: AgendaAddress
  context: TextContext
  isWeek: boolean
}

/** When a visit waits: hatched within it, since somebody else fits there (WORK-184). */
export function WaitingTimes({ item, ...props }: WaitingTimesProps) {
  return item.waits.map((wait) => (
    <WaitingTime key={wait.from} wait={wait} isInset={item.isInset} {...props} />
  ))
}

interface WaitingTimeProps extends Omit<WaitingTimesProps, 'item'> {
  wait: MinuteRange
  isInset: boolean
}

function WaitingTime({ wait, isInset, layer, column, context, ...props }: WaitingTimeProps) {
  const { bounds, stepMinutes, isWeek } = props
  const isOnline = useIsOnline()
  const start = isOnline && freeStartIn(wait, column, { bounds, stepMinutes }, context)
  const isTaken = column.items.some((item) => isWithinOneOf([wait], item))
  // In a narrow column who stands there covers it (as in agenda-column.tsx).
  const labelClass = classes(
    isWeek ? 'sr-only' : 'inline-block rounded-sm bg-page px-1.5',
    isTaken && !isWeek && '@max-[17rem]:sr-only',
  )
  const label = context.t('agenda.waits.until', { time: clockText(wait.to) })
  return (
    <div
      data-waiting
      style={rangeStyle(wait, bounds)}
      className={classes(
        // The edge of the visit goes on at its left.
        'absolute hatched border-y border-line-strong text-xs/4 text-muted peer-data-dragged:opacity-40',
        layer,
        isWeek ? 'right-1 left-1.75' : 'right-1.75 left-2.5',
        isInset && 'left-[calc(100%/3+4px)]',
      )}
    >
      {start ? (
        <BookLink start={start} context={context} {...props}>
          <span className={labelClass}>{label}</span>
        </BookLink>
      ) : (
        !isWeek && (
          <p aria-hidden className="w-1/3 overflow-hidden p-1">
            <span className={labelClass}>{label}</span>
          </p>
        )
      )}
    </div>
  )
}

interface BookLinkProps extends Pick<WaitingTimesProps, 'userName' | 'address' | 'context'> {
  start: string
  children: ReactNode
}

/** By keyboard, or by a press beside who stands there; a press elsewhere is one on free time. */
function BookLink({ start, userName, address, context, children }: BookLinkProps) {
  const { t, timeZone, language } = context
  return (
    <Link
      to="/salon/$userName/agenda"
      params={{ userName }}
      search={{ ...address, visit: NEW_VISIT, move: undefined, start }}
      resetScroll={false}
      className="absolute inset-y-0 left-0 block min-h-6 w-1/3 overflow-hidden p-1 no-underline hover:underline"
    >
      {children}
      <span className="sr-only">
        {', '}
        {t('agenda.waits.book', { time: formatTime(start, timeZone, language) })}
      </span>
    </Link>
  )
}
