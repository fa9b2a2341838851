import type { RefusalCode } from '#domain/refusal.ts'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { formatMoney, formatTime } from '#messages/format.ts'
import { durationText, priceText } from '../../text-formats.ts'
import { Button } from '../../ui/button.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import type { TextContext } from '../request/request-text.ts'
import { ABOVE_FOOTER, PanelFooter } from '../shell/panel-footer.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { type ChosenClient, ClientChoice } from './client-choice.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { FreeTimeChoice } from './free-time-choice.tsx'
import { NearestFreeTimes } from './nearest-free-times.tsx'
import { SeriesChoice } from './series-choice.tsx'
import { TreatmentChoice } from './treatment-choice.tsx'
import { type NewVisitDraft, useNewVisit } from './use-new-visit.ts'

interface NewVisitFormProps {
  userName: string
  context: TextContext
  day: string
  /** Who is chosen at first. */
  firstClient: ChosenClient | null
  /** The time that is chosen at first, ISO text. */
  start?: string | undefined
  onBooked: (orderId: string) => void
}

/** Who comes, for what, and when. What was typed stays when the time is taken (WORK-14, WORK-15). */
export function NewVisitForm({ userName, context, onBooked, ...first }: NewVisitFormProps) {
  const { t } = context
  const draft = useNewVisit({
    userName,
    context,
    ...first,
    onBooked: (orderId) => {
      question.allow()
      onBooked(orderId)
    },
  })
  const { home, minutes, missing } = draft
  const question = useLeaveQuestion(draft.isDirty)
  return (
    <form
      className={`grid grid-cols-[minmax(0,1fr)] gap-5 pt-2 ${ABOVE_FOOTER}`}
      onSubmit={(event) => {
        event.preventDefault()
        draft.send(false)
      }}
    >
      <DisabledWhileSending
        isSending={draft.isSending}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <ClientChoice
          userName={userName}
          context={context}
          chosen={draft.client}
          error={missing.who && t('agenda.new.whoMissing')}
          onChoose={draft.setClient}
        />
        <TreatmentChoice
          menu={draft.menu}
          hasFailed={draft.hasMenuFailed}
          itemIds={draft.itemIds}
          context={context}
          error={missing.what && t('agenda.new.whatMissing')}
          onChange={draft.setItemIds}
        />
        {home.isAsked && (
          <TextField
            label={t('agenda.new.address')}
            aside={`(${t('common.optional')})`}
            hint={t('agenda.new.addressHint')}
            maxLength={300}
            value={home.address}
            onChange={({ target }) => home.setAddress(target.value)}
          />
        )}
        <TextField
          type="date"
          label={t('agenda.move.day')}
          value={draft.date}
          onChange={({ target }) => draft.setDate(target.value)}
        />
        {isPlainDate(draft.date) && minutes > 0 && (
          <FreeTimeChoice
            key={`${draft.date} ${first.start}`}
            userName={userName}
            date={draft.date}
            durationMinutes={minutes}
            itemIds={draft.itemIds}
            isAtHome={home.isAtHome}
            chosen={draft.startTime}
            context={context}
            onChoose={draft.setStartTime}
          />
        )}
        {missing.when && <p className="text-danger">{t('agenda.new.whenMissing')}</p>}
        {draft.startTime && minutes > 0 && (
          <SeriesChoice
            userName={userName}
            series={draft.series}
            durationMinutes={minutes}
            itemIds={draft.itemIds}
            isAtHome={home.isAtHome}
            context={context}
          />
        )}
        {missing.dates && <p className="text-danger">{t('agenda.repeat.missing')}</p>}
      </DisabledWhileSending>
      <Failure userName={userName} draft={draft} context={context} />
      <Summary draft={draft} context={context} />
    </form>
  )
}

interface PartProps {
  draft: NewVisitDraft
  context: TextContext
}

function Failure({ userName, draft, context }: PartProps & { userName: string }) {
  const { t, timeZone } = context
  const { home, error, conflicts, isSending, series, startTime } = draft
  if (!error) return null
  if (series.isRepeated && error.cause === 'slot-taken') {
    return (
      <FailureNote title={t('agenda.repeat.meanwhile')}>{t('agenda.repeat.again')}</FailureNote>
    )
  }
  const isTaken = conflicts.length > 0
  return (
    <>
      <ConflictNote
        title={t(isTaken ? 'agenda.new.taken' : 'agenda.new.failed')}
        refusal={error.cause as RefusalCode}
        conflicts={conflicts}
        timeZone={timeZone}
      />
      {isTaken && startTime && !series.isRepeated && (
        <>
          <NearestFreeTimes
            userName={userName}
            wanted={startTime}
            durationMinutes={draft.minutes}
            itemIds={draft.itemIds}
            isAtHome={home.isAtHome}
            context={context}
            disabled={isSending}
            onTake={draft.take}
          />
          <Button full tone="quiet" disabled={isSending} onClick={() => draft.send(true)}>
            {t('agenda.new.squeezeIn')}
          </Button>
        </>
      )}
    </>
  )
}

function Summary({ draft, context: { t, language, timeZone } }: PartProps) {
  const { startTime, minutes, travelFee, total, isComplete, isSending, series, visitCount } = draft
  const fee = formatMoney(travelFee, language)
  const facts = [
    startTime && formatTime(startTime, timeZone, language),
    minutes > 0 && durationText(t, minutes),
    draft.isFeeKnown && travelFee > 0 && t('agenda.new.withTravel', { fee }),
    !draft.isFeeKnown && t('homeVisit.withTravelFrom', { fee }),
  ]
  return (
    <PanelFooter>
      <p className="flex items-baseline justify-between gap-3 text-md text-muted">
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <span className="font-serif text-xl text-text">
          {minutes > 0 && priceText(t, total * Math.max(visitCount, 1), language)}
        </span>
      </p>
      <Button
        full
        tone={isComplete ? 'primary' : 'held-back'}
        type="submit"
        busy={isSending && t('agenda.new.sending')}
      >
        {series.isRepeated && visitCount > 0
          ? t('agenda.repeat.send', { count: visitCount })
          : t('agenda.new.send')}
      </Button>
    </PanelFooter>
  )
}
