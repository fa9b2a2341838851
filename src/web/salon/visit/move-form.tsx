import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { visibleText } from '#domain/visible-text.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import { Button } from '../../ui/button.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { ConcurrentChangeNote } from '../request/concurrent-change-note.tsx'
import type { TextContext } from '../request/request-text.ts'
import { ABOVE_FOOTER, PanelFooter } from '../shell/panel-footer.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { useShowChosenStart } from './chosen-start.ts'
import { concurrentChangeOf } from './concurrent-change.ts'
import { ConflictNote } from './conflict-note.tsx'
import { FreeTimeChoice } from './free-time-choice.tsx'
import { SeriesMove } from './series-move.tsx'
import { useMoveSeries } from './use-move-series.ts'
import { useVisitChange } from './use-visit-change.ts'
import { isMailed, type Visit } from './visit-query.ts'

interface MoveFormProps {
  userName: string
  /** The visit as it is now. */
  current: Visit
  context: TextContext
  /** A start that was chosen on the agenda, ISO text. */
  wanted: string | null
  onDone: () => void
}

/**
 * Moves a visit: a day, a free or an own time, and what its customer will read (WORK-13). It keeps to the visit it was opened
 * for when that is read again (WORK-230).
 */
export function MoveForm({ userName, current, context, wanted, onDone }: MoveFormProps) {
  const { t, timeZone, language } = context
  const [visit, setVisit] = useState(current)
  const firstStart = wanted ?? visit.startTime
  const [date, setDate] = useState(dayIn(timeZone, firstStart))
  const [startTime, setStartTime] = useState<string | null>(wanted)
  const [message, setMessage] = useState('')
  useShowChosenStart(startTime)
  const onMoved = () => {
    question.allow()
    onDone()
  }
  const change = useVisitChange({
    userName,
    visit,
    onOutcome: (outcome) => outcome === 'changed' && onMoved(),
  })
  const { mutate, conflicts, reset } = change
  const series = useMoveSeries({ userName, visit, context, startTime, onDone: onMoved })
  const { isWhole } = series
  const { isPending, error } = isWhole ? series : change
  const isReady = isWhole ? series.isReady : startTime !== null
  const concurrentChange = isPending
    ? null
    : concurrentChangeOf('move', { opened: visit, current }, context)
  const isGone = concurrentChange?.kind === 'gone' // then nothing can be sent
  const question = useLeaveQuestion(!isGone && visibleText(message) !== '')
  const choose = (start: string | null) => {
    reset()
    series.reset()
    setStartTime(start)
  }
  const sendLabel = () => {
    if (!startTime) return t('agenda.move.choose')
    if (isWhole) return t('agenda.series.moveAll', { count: series.laterCount + 1 })
    return t('agenda.move.send', { time: formatTime(startTime, timeZone, language) })
  }
  const durationMinutes = (Date.parse(visit.endTime) - Date.parse(visit.startTime)) / MINUTE_MS
  return (
    <form
      className={`grid grid-cols-[minmax(0,1fr)] gap-4.5 ${ABOVE_FOOTER}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!startTime || !isReady || concurrentChange) return
        if (isWhole) series.send(visibleText(message))
        else mutate({ kind: 'move', startTime, message: visibleText(message) })
      }}
    >
      {concurrentChange && (
        <div ref={scrollIntoView}>
          <ConcurrentChangeNote
            concurrentChange={concurrentChange}
            isRequest={visit.status === 'PENDING'}
            onGoOn={() => setVisit(current)}
          />
        </div>
      )}
      <DisabledWhileSending
        isSending={isPending}
        className="grid grid-cols-[minmax(0,1fr)] gap-4.5"
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
            moving={visit}
            date={date}
            durationMinutes={durationMinutes}
            chosen={startTime}
            context={context}
            onChoose={choose}
          />
        )}
        <SeriesMove series={series} startTime={startTime} context={context} />
        <TextAreaField
          label={t('agenda.move.words')}
          aside={`(${t('common.optional')})`}
          maxLength={500}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </DisabledWhileSending>
      {startTime && (
        <MailPreview
          visit={visit}
          startTime={startTime}
          message={message}
          isWhole={isWhole}
          context={context}
        />
      )}
      {error && !concurrentChange && (
        <ConflictNote
          title={t('agenda.notChanged')}
          refusal={error.cause as RefusalCode}
          conflicts={isWhole ? [] : conflicts}
          timeZone={timeZone}
        />
      )}
      <PanelFooter>
        {!concurrentChange && (
          <Button
            type="submit"
            tone={isReady ? 'primary' : 'held-back'}
            full
            aria-disabled={!isReady}
            busy={isPending && t('agenda.move.sending')}
          >
            {sendLabel()}
          </Button>
        )}
        <Button tone="quiet" full onClick={onDone} disabled={isPending}>
          {t('agenda.move.leave')}
        </Button>
      </PanelFooter>
    </form>
  )
}

/** What appears above the place where its reader is. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

interface MailPreviewProps {
  visit: Visit
  startTime: string
  message: string
  /** Whether the later visits of its series move too. */
  isWhole: boolean
  context: TextContext
}

function MailPreview({
  visit,
  startTime,
  message,
  isWhole,
  context: { t, timeZone, language },
}: MailPreviewProps) {
  const name = visit.customerName || t('agenda.someone')
  if (!isMailed(visit) || visit.isMailLimited) {
    return (
      <Note tone="warning" icon={CircleCheck}>
        {t(isMailed(visit) ? 'agenda.move.mailLimited' : 'agenda.notReachable', { name })}
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
        <p>{t(mailKey(visit, isWhole), values)}</p>
        {message && <q className="wrap-anywhere">{message}</q>}
        {visit.status !== 'PENDING' && <p>{t('agenda.move.mailFree')}</p>}
      </div>
    </section>
  )
}

function mailKey({ status }: Visit, isWhole: boolean) {
  if (isWhole) return 'agenda.series.mailMoved'
  return status === 'PENDING' ? 'agenda.move.mailRequest' : 'agenda.move.mailMoved'
}
