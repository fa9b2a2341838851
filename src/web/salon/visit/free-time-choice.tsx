import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isTimeOfDay } from '#domain/schedule/day-hours.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { Choice, ChoiceGroup } from '../../ui/choice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TimeField } from '../../ui/time-input.tsx'
import type { TextContext } from '../request/request-text.ts'
import { instantOf } from '../shell/wall-time.ts'
import { freeTimesQuery } from './free-times-query.ts'

interface FreeTimeChoiceProps {
  userName: string
  /** The order that moves: its own time counts as free, and is not offered. */
  moving?: { orderId: string; startTime: string }
  date: PlainDate
  /** The name of the radio buttons, of which a form may have several groups. */
  name?: string
  durationMinutes: number
  /** What a new visit consists of. */
  itemIds?: readonly string[]
  isAtHome?: boolean
  chosen: string | null
  context: TextContext
  onChoose: (startTime: string) => void
}

/** The free starts of a day, and a time of one's own. */
export function FreeTimeChoice({
  userName,
  moving,
  date,
  name = 'start',
  durationMinutes,
  itemIds = [],
  isAtHome = false,
  chosen,
  context,
  onChoose,
}: FreeTimeChoiceProps) {
  const { t, timeZone, language } = context
  const query = useQuery(
    freeTimesQuery(userName, {
      date,
      durationMinutes,
      ...(itemIds.length > 0 && { catalogItemIds: itemIds.join() }),
      ...(isAtHome && { serviceLocation: 'DOORSTEP' }),
      ...(moving && { orderId: moving.orderId }),
    }),
  )
  const times = (query.data?.times ?? []).filter(
    ({ startTime }) => !moving || !isSame(startTime, moving.startTime),
  )
  const isOwn = chosen !== null && times.every(({ startTime }) => !isSame(startTime, chosen))
  const [ownTime, setOwnTime] = useState(isOwn ? formatTime(chosen, timeZone, language) : '')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {query.isPending && <Skeleton className="h-24 rounded-md" />}
      {query.error && <p className="text-danger">{t('agenda.move.timesFailed')}</p>}
      {query.data && times.length === 0 && <p className="text-muted">{t('agenda.move.noTimes')}</p>}
      {times.length > 0 && (
        <ChoiceGroup
          legend={t('agenda.move.times', {
            day: formatDay(`${date}T12:00:00Z`, 'UTC', language, 'short'),
          })}
          className="grid max-h-56 grid-cols-4 gap-2 overflow-y-auto p-0.5"
        >
          {times.map(({ startTime }) => (
            <Choice
              key={startTime}
              variant="chip"
              name={name}
              value={startTime}
              checked={isSame(startTime, chosen)}
              onChange={() => {
                setOwnTime('')
                onChoose(startTime)
              }}
              className="justify-center px-2!"
            >
              {formatTime(startTime, timeZone, language)}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      <TimeField
        wrong={t('agenda.wrongTime')}
        label={t('agenda.move.ownTime')}
        hint={t('agenda.move.ownTimeHint')}
        value={ownTime}
        onTime={(time) => {
          setOwnTime(time)
          if (isTimeOfDay(time)) onChoose(instantOf(date, time, timeZone))
        }}
      />
    </div>
  )
}

function isSame(startTime: string, chosen: string | null): boolean {
  return chosen !== null && Date.parse(startTime) === Date.parse(chosen)
}
