import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { visibleText } from '#domain/visible-text.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import type { TextContext } from '../request/request-text.ts'
import { useShowChosenStart } from './chosen-start.ts'
import { ConflictNote } from './conflict-note.tsx'
import { FreeTimeChoice } from './free-time-choice.tsx'
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
  useShowChosenStart(startTime)
  const change = useVisitChange({ userName, visit, onOutcome: onDone })
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
        <FreeTimeChoice
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
  // A client without an account gets a mail with a link.
  const isMailed = visit.isReachable || visit.linkMail === 'sent' || visit.linkMail === 'notSent'
  if (!isMailed) {
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
