import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { AnotherTimeLink } from './another-time-link.tsx'
import type { ConcurrentChange } from './concurrent-change-note.tsx'
import { DeclineDialog, type DeclineDraft, EMPTY_DRAFT } from './decline-dialog.tsx'
import type { OnOutcome } from './request-card.tsx'
import { type TextContext, timeText } from './request-text.ts'
import type { Request } from './requests-query.ts'
import { useAnswerRequest } from './use-answer-request.ts'

/** A request that is being declined, as it was when that began, with what is typed. */
export interface DeclineState {
  readonly request: Request
  readonly draft: DeclineDraft
}

export function newDeclineState(request: Request): DeclineState {
  return { request, draft: EMPTY_DRAFT }
}

interface DeclineRequestDialogProps {
  userName: string
  value: DeclineState
  /** The requests that wait now. */
  requests: readonly Request[]
  context: TextContext
  onOutcome: OnOutcome
  onChange: (value: DeclineState) => void
  onClose: () => void
}

/** The dialog that declines a request. It keeps to the request it was opened for when the list is read again (WORK-05). */
export function DeclineRequestDialog(props: DeclineRequestDialogProps) {
  const { userName, value, requests, context, onOutcome, onChange, onClose } = props
  const { t } = useTranslation()
  const { request, draft } = value
  const { mutate, isPending, error } = useAnswerRequest({
    userName,
    request,
    onOutcome: (...result) => onOutcome(request.orderId, ...result),
  })
  const current = requests.find(({ orderId }) => orderId === request.orderId)
  const { mayClose } = useLeaveQuestion(current !== undefined && visibleText(draft.message) !== '')
  return (
    <DeclineDialog
      name={request.customerName || t('workspace.requests.someone')}
      visit={factsOf(request, context)}
      concurrentChange={isPending ? null : concurrentChangeOf(request, current, context)}
      draft={draft}
      error={error}
      isSending={isPending}
      onDraft={(changed) => onChange({ request, draft: changed })}
      onGoOn={() => current && onChange({ request: current, draft })}
      onDecline={(reason) => mutate({ answer: 'DECLINED', ...reason })}
      onClose={() => mayClose() && onClose()}
      anotherTime={<AnotherTimeLink userName={userName} orderId={request.orderId} full />}
    />
  )
}

function concurrentChangeOf(
  request: Request,
  current: Request | undefined,
  context: TextContext,
): ConcurrentChange | null {
  if (!current) return { kind: 'gone' }
  if (current.version === request.version) return null
  return { kind: 'changed', visit: factsOf(current, context) }
}

function factsOf(request: Request, context: TextContext) {
  return { service: request.serviceName, when: timeText(request, context) }
}
