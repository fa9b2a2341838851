import { useQueries } from '@tanstack/react-query'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import { durationText } from '../../text-formats.ts'
import { Button } from '../../ui/button.tsx'
import type { TextContext } from '../request/request-text.ts'
import { freeTimesQuery } from './free-times-query.ts'
import { nearestTimes } from './nearest-times.ts'

interface NearestFreeTimesProps {
  userName: string
  /** The start that is taken, ISO text. */
  wanted: string
  durationMinutes: number
  itemIds: readonly string[]
  isAtHome: boolean
  context: TextContext
  disabled: boolean
  onTake: (startTime: string) => void
}

/** The wanted day and those after it. */
const DAYS = [0, 1, 2, 3]

/** Up to three free times near one that is taken, on its day and on the next ones; a press takes it (WORK-160). */
export function NearestFreeTimes(props: NearestFreeTimesProps) {
  const { userName, wanted, durationMinutes, itemIds, isAtHome, context } = props
  const { t, timeZone } = context
  const day = dayIn(timeZone, wanted) as PlainDate
  const queries = useQueries({
    queries: DAYS.map((days) =>
      freeTimesQuery(userName, {
        date: addDays(day, days),
        durationMinutes,
        catalogItemIds: itemIds.join(),
        ...(isAtHome && { serviceLocation: 'DOORSTEP' as const }),
      }),
    ),
  })
  if (queries.some(({ isPending }) => isPending)) return null
  const free = queries.flatMap(({ data }) => data?.times.map(({ startTime }) => startTime) ?? [])
  const offered = nearestTimes(wanted, free, timeZone)
  if (offered.length === 0) return null
  return (
    <div className="grid gap-2.5">
      <p>{t('agenda.new.freeFor', { duration: durationText(t, durationMinutes) })}</p>
      <ul className="grid gap-2">
        {offered.map((startTime) => (
          <li key={startTime}>
            <Button full disabled={props.disabled} onClick={() => props.onTake(startTime)}>
              {t('agenda.new.take', { time: timeText(startTime, wanted, context) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The time and how far it is from the wanted one, or the day of another day. */
function timeText(startTime: string, wanted: string, { t, timeZone, language }: TextContext) {
  const time = formatTime(startTime, timeZone, language)
  if (dayIn(timeZone, startTime) !== dayIn(timeZone, wanted)) {
    return t('agenda.new.onDay', { day: formatDay(startTime, timeZone, language, 'short'), time })
  }
  const minutes = (Date.parse(startTime) - Date.parse(wanted)) / MINUTE_MS
  const duration = durationText(t, Math.abs(minutes))
  return t(minutes > 0 ? 'agenda.new.later' : 'agenda.new.earlier', { time, duration })
}
