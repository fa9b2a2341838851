import CheckCheck from 'lucide-react/icons/check-check'
import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import type { VisitOutcome } from '#domain/order/outcome.ts'
import { visibleText } from '#domain/visible-text.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import type { TextContext } from '../request/request-text.ts'
import type { useVisitChange } from './use-visit-change.ts'
import { isMailed, type Visit } from './visit-query.ts'

interface OutcomeFormProps {
  visit: Visit
  context: TextContext
  change: Pick<ReturnType<typeof useVisitChange>, 'mutate' | 'isPending'>
  mayCancel: boolean
}

const CHOICES = ['COMPLETED', 'NO_SHOW', 'CANCELLED'] as const satisfies readonly VisitOutcome[]

/** Sets or corrects how a visit ended, until noon of the next day (WORK-11). */
export function OutcomeForm({ visit, context, change, mayCancel }: OutcomeFormProps) {
  const { t, now, timeZone, language } = context
  const { status } = visit
  const [chosen, setChosen] = useState<VisitOutcome | null>(null)
  const [message, setMessage] = useState('')
  const isOver = Date.parse(visit.outcomeUntil) < now
  if (isOver || status === 'CANCELLED' || status === 'DECLINED') return null
  const current = CHOICES.find((each) => each === status) ?? null
  const outcome = chosen ?? current ?? 'COMPLETED'
  // The words are in the mail about it, which not every customer gets.
  const takesWords =
    outcome === 'CANCELLED' ? isMailed(visit) : outcome === 'NO_SHOW' && visit.isReachable
  const until = t('agenda.outcome.until', {
    day: formatDay(visit.outcomeUntil, timeZone, language, 'short'),
    time: formatTime(visit.outcomeUntil, timeZone, language),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere">
      <DisabledWhileSending
        isSending={change.isPending}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <ChoiceGroup legend={t('agenda.outcome.title')} className="grid gap-2">
          {CHOICES.filter((each) => each === 'COMPLETED' || mayCancel).map((each) => (
            <Choice
              key={each}
              variant="card"
              name="outcome"
              value={each}
              checked={outcome === each}
              onChange={() => setChosen(each)}
            >
              <Dot />
              <span>
                <span className="block font-strong">{t(`agenda.outcome.${each}.title`)}</span>
                <span className="block text-sm text-muted">{t(resultOf(each, visit))}</span>
              </span>
            </Choice>
          ))}
        </ChoiceGroup>
        {takesWords && (
          <TextAreaField
            label={t(outcome === 'CANCELLED' ? 'agenda.cancel.words' : 'agenda.move.words')}
            aside={`(${t('common.optional')})`}
            maxLength={500}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </DisabledWhileSending>
      {outcome !== status && (
        <Button
          tone="primary"
          full
          busy={change.isPending && t('agenda.outcome.saving')}
          onClick={() =>
            change.mutate({
              kind: 'status',
              status: outcome,
              message: takesWords ? visibleText(message) : '',
            })
          }
        >
          <Icon of={CheckCheck} size="sm" />
          {t(`agenda.outcome.${outcome}.set`)}
        </Button>
      )}
      <Note tone="info" icon={Info}>
        {until}
      </Note>
    </div>
  )
}

/** What an outcome means for this visit: who has no account gets no mail, and who has no card counts in the numbers alone. */
function resultOf(outcome: VisitOutcome, visit: Visit) {
  if (outcome === 'CANCELLED') {
    return `agenda.outcome.CANCELLED.${isMailed(visit) ? 'mailed' : 'notMailed'}` as const
  }
  if (visit.isReachable) return `agenda.outcome.${outcome}.mailed` as const
  return visit.clientId ? (`agenda.outcome.${outcome}.notMailed` as const) : 'agenda.outcome.counts'
}
