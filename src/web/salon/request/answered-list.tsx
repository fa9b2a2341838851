import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { momentText, type TextContext } from './request-text.ts'
import type { AnsweredRequest } from './requests-query.ts'

interface AnsweredListProps {
  answered: readonly AnsweredRequest[]
  context: TextContext
}

/** The requests answered in the last seven days, closed at first. */
export function AnsweredList({ answered, context }: AnsweredListProps) {
  const { t } = context
  if (answered.length === 0) return null
  return (
    <details className="border-t border-line">
      <summary className="fold min-h-12 font-strong">
        {t('workspace.requests.answered', { count: answered.length })}
      </summary>
      <ul className="pb-2">
        {answered.map((request) => (
          <Answered
            key={request.orderId + request.answeredAt}
            request={request}
            context={context}
          />
        ))}
      </ul>
    </details>
  )
}

function Answered({ request, context }: { request: AnsweredRequest; context: TextContext }) {
  const { t } = context
  const { answer, isExpired, answeredAt } = request
  const moment = momentText(answeredAt, context)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3">
      <p className="min-w-0">
        <span className="font-medium">
          {request.customerName || t('workspace.requests.someone')}
        </span>
        <span className="block text-md text-muted">
          {momentText(request.appointmentStartTime, context)} · {request.serviceName}
        </span>
        <span className="block text-sm text-subtle">
          {t(isExpired ? 'workspace.requests.expiredAt' : 'workspace.requests.answeredAt', {
            moment,
          })}
        </span>
      </p>
      <Badge tone={toneOf(request)}>
        {t(`workspace.requests.answers.${isExpired ? 'expired' : answerKey(answer)}`)}
      </Badge>
    </li>
  )
}

function toneOf({ answer }: AnsweredRequest): BadgeTone {
  return answer === 'DECLINED' ? 'danger' : 'success'
}

function answerKey(answer: AnsweredRequest['answer']): 'ACCEPTED' | 'CONFIRMED' | 'DECLINED' {
  return answer === 'ACCEPTED' || answer === 'DECLINED' ? answer : 'CONFIRMED'
}
