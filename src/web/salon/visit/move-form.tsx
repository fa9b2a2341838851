import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { isPlainDate, type PlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { visibleText } from '#domain/visible-text.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, ChoiceGroup } from '../../ui/choice.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { TextContext } from '../request/request-text.ts'
import { instantOf } from '../shell/wall-time.ts'
import { ConflictNote } from './conflict-note.tsx'
import { freeTimesQuery } from './free-times-query.ts'
import { useVisitChange } from './use-visit-change.ts'
import type { Visit } from './visit-query.ts'

interface MoveFormProps {
  userName: string
  visit: Visit
  context: TextContext
  /** A start that was chosen on the agenda, ISO text. */
  wanted: string | null
  onDone: () => void
}

/** Moves a visit: a day, a free or an own time, and what its customer will read (WORK-13). */
export function MoveForm({ userName, visit, context, wanted, onDone }: MoveFormProps) {
  const { t, timeZone, language } = context
  const firstStart = wanted ?? visit.startTime
  const [date, setDate] = useState(dayIn(timeZone, firstStart))
  const [startTime, setStartTime] = useState<string | null>(wanted)
  const [message, setMessage] = useState('')
  const change = useVisitChange({ userName, visit, onDone })
  const { mutate, isPending, error, conflicts, reset } = change
  const choose = (start: string | null) => {
    reset()
    setStartTime(start)
  }
  const durationMinutes = (Date.parse(visit.endTime) - Date.parse(visit.startTime)) / MINUTE_MS
  return (
    <form
      className="grid gap-4.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (startTime) mutate({ kind: 'move', startTime, message: visibleText(message) })
      }}
    >
      <TextField
        type="date"
        label={t('agenda.move.day')}
        value={date}
        onChange={(event) => {
          setDate(event.target.value)
          choose(null)
        }}
      />
      {isPlainDate(date) && (
        <Times
          key={date}
          userName={userName}
          orderId={visit.orderId}
          date={date}
          durationMinutes={durationMinutes}
          chosen={startTime}
          context={context}
          onChoose={choose}
        />
      )}
      <TextAreaField
        label={t('agenda.move.words')}
        aside={`(${t('common.optional')})`}
        maxLength={500}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {startTime && (
        <MailPreview visit={visit} startTime={startTime} message={message} context={context} />
      )}
      {error && (
        <ConflictNote
          title={t('agenda.notChanged')}
          refusal={error.cause as RefusalCode}
          conflicts={conflicts}
          timeZone={timeZone}
        />
      )}
      <div className="grid gap-2.5">
        <Button
          type="submit"
          tone={startTime ? 'primary' : 'held-back'}
          full
          aria-disabled={!startTime}
          busy={isPending && t('agenda.move.sending')}
        >
          {startTime
            ? t('agenda.move.send', { time: formatTime(startTime, timeZone, language) })
            : t('agenda.move.choose')}
        </Button>
        <Button tone="quiet" full onClick={onDone} disabled={isPending}>
          {t('agenda.move.leave')}
        </Button>
      </div>
    </form>
  )
}

interface TimesProps {
  userName: string
  orderId: string
  date: PlainDate
  durationMinutes: number
  chosen: string | null
  context: TextContext
  onChoose: (startTime: string) => void
}

function Times({
  userName,
  orderId,
  date,
  durationMinutes,
  chosen,
  context,
  onChoose,
}: TimesProps) {
  const { t, timeZone, language } = context
  const query = useQuery(freeTimesQuery(userName, { date, durationMinutes, orderId }))
  const times = query.data?.times ?? []
  const isOwn = chosen !== null && times.every(({ startTime }) => !isSame(startTime, chosen))
  const [ownTime, setOwnTime] = useState(isOwn ? formatTime(chosen, timeZone, language) : '')
  return (
    <div className="grid gap-3">
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
              name="start"
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
      <TextField
        type="time"
        step={300}
        label={t('agenda.move.ownTime')}
        hint={t('agenda.move.ownTimeHint')}
        value={ownTime}
        onChange={({ target }) => {
          setOwnTime(target.value)
          if (target.value) onChoose(instantOf(date, target.value, timeZone))
        }}
      />
    </div>
  )
}

function isSame(startTime: string, chosen: string | null): boolean {
  return chosen !== null && Date.parse(startTime) === Date.parse(chosen)
}

interface MailPreviewProps {
  visit: Visit
  startTime: string
  message: string
  context: TextContext
}

function MailPreview({
  visit,
  startTime,
  message,
  context: { t, timeZone, language },
}: MailPreviewProps) {
  const name = visit.customerName || t('agenda.someone')
  if (!visit.isReachable) {
    return (
      <Note tone="warning" icon={CircleCheck}>
        {t('agenda.notReachable', { name })}
      </Note>
    )
  }
  const values = {
    day: formatDay(startTime, timeZone, language),
    time: formatTime(startTime, timeZone, language),
  }
  return (
    <section
      aria-label={t('agenda.move.mail', { name })}
      className="rounded-lg border border-line bg-page"
    >
      <p className="border-b border-line px-4 py-3 text-sm text-muted">
        {t('agenda.move.mail', { name })}
      </p>
      <div className="grid gap-2 px-4 py-3.5 text-md">
        <p>
          {t(
            visit.status === 'PENDING' ? 'agenda.move.mailRequest' : 'agenda.move.mailMoved',
            values,
          )}
        </p>
        {message && <q className="wrap-anywhere">{message}</q>}
        {visit.status !== 'PENDING' && <p>{t('agenda.move.mailFree')}</p>}
      </div>
    </section>
  )
}
