import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import History from 'lucide-react/icons/history'
import Hourglass from 'lucide-react/icons/hourglass'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Phone from 'lucide-react/icons/phone'
import UserPlus from 'lucide-react/icons/user-plus'
import { useId } from 'react'
import { formatPhone } from '#messages/format.ts'
import { priceText } from '../../text-formats.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AnotherTimeLink } from './another-time-link.tsx'
import { AnswerFailure } from './answer-failure.tsx'
import { fitText, type TextContext, timeLeftText, timeText } from './request-text.ts'
import type { Request } from './requests-query.ts'
import { useAnswerRequest } from './use-answer-request.ts'

interface RequestCardProps {
  userName: string
  request: Request
  context: TextContext
  /** Whether it is the first card: only its button is the primary one. */
  isFirst: boolean
  onOutcome: OnOutcome
  onDecline: (request: Request) => void
}

/** Called with what became of an answer; the request leaves the list when that is read again. */
export type OnOutcome = (
  orderId: string,
  ...result: Parameters<Parameters<typeof useAnswerRequest>[0]['onOutcome']>
) => void

/** A notification opens the page at its request (WORK-85). */
function focusLinkedCard(card: HTMLElement | null): void {
  if (card && window.location.hash === `#${card.id}`) card.focus()
}

/** A request that waits, with its answers (WORK-04). */
export function RequestCard(props: RequestCardProps) {
  const { userName, request, context, isFirst, onOutcome, onDecline } = props
  const { t, language, now } = context
  const headingId = useId()
  const { mutate, isPending, error, reset } = useAnswerRequest({
    userName,
    request,
    onOutcome: (...result) => onOutcome(request.orderId, ...result),
  })
  const name = request.customerName || t('workspace.requests.someone')
  const when = timeText(request, context)
  const isOver = Date.parse(request.answerBy) <= now
  const decline = () => {
    reset()
    onDecline(request)
  }
  return (
    <article
      ref={focusLinkedCard}
      id={`request-${request.orderId}`}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="card p-4.5 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <h2 id={headingId} className="text-[1.25rem]/6.5">
            {name}
          </h2>
          <p className="text-muted">{when}</p>
        </div>
        <Badge tone="warning" className="max-sm:rounded-md whitespace-normal!">
          <Icon of={Hourglass} size="sm" />
          {timeLeftText(request.answerBy, context)}
        </Badge>
      </div>
      <p className="mt-3 flex justify-between gap-4">
        <span className="wrap-anywhere">{request.serviceName}</span>
        <span className="font-strong whitespace-nowrap">
          {priceText(t, request.totalAmount, language)}
        </span>
      </p>
      <Facts request={request} name={name} context={context} />
      {error && <AnswerFailure error={error} />}
      {!isOver && (
        <div className="mt-4 flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-1">
          <Button
            tone={isFirst ? 'primary' : 'outlined'}
            aria-label={t('workspace.requests.confirmFor', { name, when })}
            busy={isPending && t('workspace.requests.confirming')}
            onClick={() => mutate({ answer: 'CONFIRMED' })}
          >
            <Icon of={Check} size="sm" />
            {t('workspace.requests.confirm')}
          </Button>
          <div className="flex flex-wrap gap-2.5 max-sm:*:grow">
            <AnotherTimeLink
              userName={userName}
              orderId={request.orderId}
              label={t('workspace.requests.anotherTimeFor', { name, when })}
            />
            <Button
              tone="quiet"
              aria-label={t('workspace.requests.declineFor', { name, when })}
              disabled={isPending}
              onClick={decline}
            >
              {t('workspace.requests.decline')}
            </Button>
          </div>
        </div>
      )}
    </article>
  )
}

function Facts({
  request,
  name,
  context: { t },
}: Pick<RequestCardProps, 'request' | 'context'> & { name: string }) {
  const { customerInstructions, customerAddress, customerPhone, earlierVisits } = request
  return (
    <ul className="mt-3 grid gap-2 text-md text-muted">
      {customerInstructions && (
        <li className="flex gap-3">
          <Icon of={MessageSquareText} className="mt-px" />
          <q className="min-w-0 whitespace-pre-line wrap-anywhere">
            <span className="sr-only">{t('workspace.requests.message', { name })} </span>
            {customerInstructions}
          </q>
        </li>
      )}
      {customerAddress && (
        <Fact icon={MapPin}>{t('workspace.requests.atHome', { address: customerAddress })}</Fact>
      )}
      <li className="flex items-center gap-2 font-strong text-success">
        <Icon of={CircleCheck} size="sm" />
        {fitText(request.minutesFreeBefore, t)}
      </li>
      {earlierVisits === 0 ? (
        <Fact icon={UserPlus}>{t('workspace.requests.newCustomer')}</Fact>
      ) : (
        <Fact icon={History}>{t('workspace.requests.earlier', { count: earlierVisits })}</Fact>
      )}
      {customerPhone && (
        <li>
          <a
            href={`tel:${customerPhone.replaceAll(/[^\d+]/g, '')}`}
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <Icon of={Phone} size="sm" />
            {t('workspace.requests.call', { name, phone: formatPhone(customerPhone) })}
          </a>
        </li>
      )}
    </ul>
  )
}

function Fact({ icon, children }: { icon: typeof MapPin; children: string }) {
  return (
    <li className="flex gap-2">
      <Icon of={icon} size="sm" className="mt-0.75" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
