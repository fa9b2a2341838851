import Check from 'lucide-react/icons/check'
import Hourglass from 'lucide-react/icons/hourglass'
import { useState } from 'react'
import { visibleText } from '#domain/visible-text.ts'
import { priceText } from '../../text-formats.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { AnswerFailure } from './answer-failure.tsx'
import type { LinkedRequest } from './answer-link-query.ts'
import { DeclineDialog, EMPTY_DRAFT } from './decline-dialog.tsx'
import { type TextContext, timeLeftText, timeText } from './request-text.ts'
import type { useAnswerLink } from './use-answer-link.ts'

interface LinkedRequestCardProps {
  request: LinkedRequest & { visit: NonNullable<LinkedRequest['visit']> }
  context: TextContext
  answer: ReturnType<typeof useAnswerLink>
}

/** A request of a link in a mail that waits, with its answers (WORK-105). */
export function LinkedRequestCard({ request, context, answer }: LinkedRequestCardProps) {
  const { t, language } = context
  const { mutate, isPending, error, reset } = answer
  const [isDeclining, setIsDeclining] = useState(false)
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  useLeaveQuestion(visibleText(draft.message) !== '') // closing the dialog loses nothing
  const { visit } = request
  const name = visit.customerName || t('workspace.requests.someone')
  const when = timeText(visit, context)
  return (
    <article className="card p-4.5 sm:p-6">
      <Badge tone="warning" className="mb-3 max-sm:whitespace-normal">
        <Icon of={Hourglass} size="sm" />
        {timeLeftText(request.answerBy, context)}
      </Badge>
      <h1 className="wrap-anywhere">{t('workspace.link.title', { name })}</h1>
      <p className="mt-1 text-muted">{when}</p>
      <p className="mt-4 flex justify-between gap-4">
        <span className="wrap-anywhere">{visit.serviceName}</span>
        <span className="font-strong whitespace-nowrap">
          {priceText(t, visit.totalAmount, language)}
        </span>
      </p>
      <p className="mt-4 border-t border-line pt-4 text-md text-muted wrap-anywhere">
        {t('workspace.link.lead', { name, salon: request.providerFullName })}
      </p>
      {error && !isDeclining && <AnswerFailure error={error} />}
      <div className="mt-4 flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-1">
        <Button
          tone="primary"
          busy={isPending && !isDeclining && t('workspace.requests.confirming')}
          onClick={() => mutate({ answer: 'CONFIRMED' })}
        >
          <Icon of={Check} size="sm" />
          {t('workspace.requests.confirm')}
        </Button>
        <Button
          disabled={isPending}
          onClick={() => {
            reset()
            setIsDeclining(true)
          }}
        >
          {t('workspace.requests.decline')}
        </Button>
      </div>
      {isDeclining && (
        <DeclineDialog
          name={name}
          visit={{ service: visit.serviceName, when }}
          concurrentChange={null}
          draft={draft}
          error={error}
          isSending={isPending}
          onDraft={setDraft}
          onGoOn={() => {}}
          onDecline={(reason) => mutate({ answer: 'DECLINED', ...reason })}
          onClose={() => {
            reset()
            setIsDeclining(false)
          }}
        />
      )}
    </article>
  )
}
