import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { isTimeOfDay } from '#domain/schedule/day-hours.ts'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import { Button } from '../../ui/button.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextField } from '../../ui/field.tsx'
import { TimeField } from '../../ui/time-input.tsx'
import type { TextContext } from '../request/request-text.ts'
import { instantOf } from '../shell/wall-time.ts'
import { ConflictNote } from '../visit/conflict-note.tsx'
import type { AgendaBlock } from './agenda-query.ts'
import { useMoveBlock } from './use-move-block.ts'

interface MoveBlockFormProps {
  userName: string
  block: AgendaBlock
  context: TextContext
  /** A start that was chosen on the agenda, ISO text. */
  wanted: string | null
  onMoved: () => void
}

/** Moves a block to another day and time; it keeps its length (WORK-125). */
export function MoveBlockForm({ userName, block, context, wanted, onMoved }: MoveBlockFormProps) {
  const { t, timeZone, language } = context
  const firstStart = wanted ?? block.startTime
  const [date, setDate] = useState(dayIn(timeZone, firstStart))
  const [time, setTime] = useState(formatTime(firstStart, timeZone, language))
  const change = useMoveBlock(userName, block, onMoved)
  const { mutate, isPending, error, conflicts, reset } = change
  const start = isPlainDate(date) && isTimeOfDay(time) ? instantOf(date, time, timeZone) : null
  const isOther = start !== null && Date.parse(start) !== Date.parse(block.startTime)
  const minutes = (Date.parse(block.endTime) - Date.parse(block.startTime)) / MINUTE_MS
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isOther && !isPending) mutate(start)
      }}
    >
      <DisabledWhileSending isSending={isPending} className="grid grid-cols-2 gap-4">
        <TextField
          type="date"
          label={t('agenda.block.date')}
          value={date}
          onChange={(event) => {
            reset()
            setDate(event.target.value)
          }}
        />
        <TimeField
          wrong={t('agenda.wrongTime')}
          label={t('agenda.block.from')}
          value={time}
          hint={t('agenda.block.stays', { minutes })}
          onTime={(text) => {
            reset()
            setTime(text)
          }}
        />
      </DisabledWhileSending>
      {error && (
        <ConflictNote
          title={t('agenda.block.notMoved')}
          refusal={error.cause as RefusalCode}
          conflicts={conflicts}
          timeZone={timeZone}
        />
      )}
      <Button
        type="submit"
        full
        tone={isOther ? 'primary' : 'held-back'}
        aria-disabled={!isOther}
        busy={isPending && t('agenda.block.moving')}
      >
        {isOther
          ? t('agenda.block.move', {
              day: formatDay(start, timeZone, language, 'short'),
              time: formatTime(start, timeZone, language),
            })
          : t('agenda.block.chooseOther')}
      </Button>
    </form>
  )
}
