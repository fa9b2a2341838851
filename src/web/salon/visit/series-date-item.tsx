import { useState } from 'react'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import type { TextContext } from '../request/request-text.ts'
import { conflictWho } from './conflict-note.tsx'
import { FreeTimeChoice } from './free-time-choice.tsx'
import type { SeriesDate } from './series-dates-query.ts'
import { type DateChoice, obstaclesOf, type SeriesRow } from './series-draft.ts'

interface SeriesDateItemProps {
  userName: string
  row: SeriesRow
  durationMinutes: number
  itemIds: readonly string[]
  isAtHome: boolean
  context: TextContext
  onChoose: (choice: DateChoice) => void
}

/** A date of a series: whether it is booked, what is in the way, and another time for it. */
export function SeriesDateItem({ row, context, onChoose, ...props }: SeriesDateItemProps) {
  const { t, language, timeZone } = context
  const { date, isChosen, hasOtherTime } = row
  const otherTime = hasOtherTime ? { otherTime: date.startTime } : {}
  const obstacles = obstacleTexts(date, context)
  return (
    <li className="py-1">
      <Checkbox
        checked={isChosen}
        onChange={({ target }) =>
          onChoose({
            ...otherTime,
            decision: { isChosen: target.checked, obstacles: obstaclesOf(date) },
          })
        }
      >
        <span className="font-medium">
          {formatDay(date.startTime, timeZone, language, 'short')}{' '}
          {formatTime(date.startTime, timeZone, language)}
        </span>
        {obstacles.map((text) => (
          <span key={text} className="block text-sm text-warning wrap-anywhere">
            {text}
          </span>
        ))}
        {obstacles.length > 0 && (
          <span className="block text-sm text-muted">{t(knowingKey(date, isChosen))}</span>
        )}
      </Checkbox>
      <OtherTime {...props} row={row} context={context} onChoose={onChoose} />
    </li>
  )
}

function OtherTime({ row, context, onChoose, ...visit }: SeriesDateItemProps) {
  const { t, language, timeZone } = context
  const { startTime } = row.date
  const [isOpen, setIsOpen] = useState(false)
  const [day, setDay] = useState(() => dayIn(timeZone, startTime))
  const name = `${formatDay(row.proposed, timeZone, language, 'short')}`
  return (
    <details
      className="pb-1 pl-9.5"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="fold w-fit text-sm link">
        {t('agenda.repeat.otherTime')}
        <span className="sr-only">, {name}</span>
      </summary>
      {isOpen && (
        <div className="grid gap-3 pb-3">
          <TextField
            type="date"
            label={t('agenda.move.day')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          {isPlainDate(day) && (
            <FreeTimeChoice
              key={day}
              name={`start of ${row.proposed}`}
              {...visit}
              context={context}
              date={day}
              chosen={dayIn(timeZone, startTime) === day ? startTime : null}
              onChoose={(otherTime) => onChoose({ otherTime })}
            />
          )}
        </div>
      )}
    </details>
  )
}

function knowingKey({ conflicts }: SeriesDate, isChosen: boolean) {
  const what = conflicts.length > 0 ? 'squeeze' : 'closed'
  return `agenda.repeat.${what}.${isChosen ? 'chosen' : 'open'}` as const
}

/** What is in the way of a date, in words. */
export function obstacleTexts(date: SeriesDate, { t, language, timeZone }: TextContext): string[] {
  const { conflicts, closures, isOutsideHours, holiday } = date
  const time = (instant: string) => formatTime(instant, timeZone, language)
  return [
    ...conflicts.map((conflict) =>
      t('agenda.repeat.taken', {
        who: conflictWho(conflict, t),
        start: time(conflict.startTime),
        end: time(conflict.endTime),
      }),
    ),
    ...closures.map(({ reason }) =>
      reason ? t('agenda.repeat.closedFor', { reason }) : t('agenda.repeat.isClosed'),
    ),
    isOutsideHours ? t('agenda.repeat.outside') : '',
    holiday ? t('agenda.repeat.holiday') : '',
  ].filter((text, nth, all) => text !== '' && all.indexOf(text) === nth)
}
