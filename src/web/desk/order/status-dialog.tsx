import { type FormEvent, useId, useState } from 'react'
import { orderNumber } from '#domain/order/order-number.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { visibleText } from '#domain/visible-text.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { LoggedTextField } from '../shell/logged-text-field.tsx'
import type { DeskOrder } from './orders-query.ts'
import { submitLabel } from './submit-label.ts'
import { useSetStatus } from './use-set-status.ts'

type Change = DeskOrder['changes'][number]

const keyOf = ({ to, actsFor }: Change) => `${to} ${actsFor}` as ChoiceKey
type ChoiceKey =
  | 'CONFIRMED provider'
  | 'CANCELLED customer'
  | 'CANCELLED provider'
  | 'DECLINED provider'
  | 'COMPLETED provider'
  | 'NO_SHOW provider'

const MIN_REASON = 3
const MAX_REASON = 500

interface StatusDialogProps {
  order: DeskOrder
  reason: string
  onReason: (reason: string) => void
  onClose: () => void
}

/** Another status for an order: only what can be, for one side, with a reason (DESK-153), which stays until it is sent (DESK-240). */
export function StatusDialog({ order, reason, onReason, onClose }: StatusDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const missingId = useId()
  const [chosen, setChosen] = useState<ChoiceKey | null>(null)
  const change = useSetStatus(order, () => {
    onReason('')
    onClose()
  })
  // A choice that can no longer be is none; the reason stays.
  const choice = order.changes.find((each) => keyOf(each) === chosen)
  const hasReason = visibleText(reason).length >= MIN_REASON
  const isComplete = choice !== undefined && hasReason
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (choice && hasReason && !change.isPending) change.mutate({ choice, reason: reason.trim() })
  }
  return (
    <Dialog
      title={t('deskOrders.status.title')}
      closeLabel={t('desk.close')}
      onClose={onClose}
      isLocked={change.isPending}
      footer={
        <div className="flex grow flex-wrap items-center justify-end gap-3">
          {!isComplete && (
            <p id={missingId} className="w-full text-sm text-muted sm:text-right">
              {t(choice ? 'deskOrders.status.reasonMissing' : 'deskOrders.status.choiceMissing')}
            </p>
          )}
          <Button tone="quiet" onClick={onClose} disabled={change.isPending}>
            {t('desk.back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone={isComplete ? toneOf(choice) : 'held-back'}
            aria-disabled={!isComplete || undefined}
            aria-describedby={isComplete ? undefined : missingId}
            busy={change.isPending && t('deskOrders.status.sending')}
          >
            {submitLabel(choice?.mails, t)}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <DisabledWhileSending isSending={change.isPending} className="grid gap-5">
          <Choices order={order} chosen={chosen} onChoose={setChosen} />
          <LoggedTextField
            label={t('deskOrders.status.reason')}
            hint={t('deskOrders.status.reasonHint')}
            value={reason}
            maxLength={MAX_REASON}
            rows={3}
            onChange={({ target }) => onReason(target.value)}
          />
        </DisabledWhileSending>
        {change.data === 'outdated' && (
          <FailureNote key={change.submittedAt} title={t('deskOrders.status.failed')}>
            {t('deskOrders.status.meanwhile')}
          </FailureNote>
        )}
        {change.error && (
          <FailureNote key={change.submittedAt} title={t('deskOrders.status.failed')}>
            {t(`refusals.${change.error.cause as RefusalCode}`)}
          </FailureNote>
        )}
      </form>
    </Dialog>
  )
}

// Helping is rose; what takes a visit away is brick.
function toneOf({ to }: Change): 'primary' | 'danger' {
  return to === 'CONFIRMED' || to === 'COMPLETED' ? 'primary' : 'danger'
}

interface ChoicesProps {
  order: DeskOrder
  chosen: ChoiceKey | null
  onChoose: (chosen: ChoiceKey) => void
}

function Choices({ order, chosen, onChoose }: ChoicesProps) {
  const { t, language } = useTranslation()
  const moment = (at: string) =>
    `${formatDay(at, order.timeZone, language, 'short')}, ${formatTime(at, order.timeZone, language)}`
  const now = {
    number: orderNumber(order.orderId),
    status: t(`order.status.${order.status}`),
  }
  return (
    <>
      <p className="text-sm text-muted">{t('deskOrders.status.now', now)}</p>
      <ChoiceGroup
        legend={t('deskOrders.status.becomes')}
        className="grid gap-2.5"
        hint={
          order.outcomeFrom &&
          t('deskOrders.status.outcomeFrom', { moment: moment(order.outcomeFrom) })
        }
      >
        {order.changes.map((each) => {
          const key = keyOf(each)
          return (
            <Choice
              key={key}
              variant="card"
              name="status"
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(key)}
            >
              <Dot />
              <span>
                <span className="block font-medium">{t(`deskOrders.status.choices.${key}`)}</span>
                <span className="block text-sm text-muted">
                  {t(`deskOrders.status.texts.${key}`, { moment: moment(order.freeUntil) })}
                </span>
              </span>
            </Choice>
          )
        })}
      </ChoiceGroup>
    </>
  )
}
