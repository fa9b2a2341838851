import { useRouter } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import type { MouseEvent, ReactNode } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatDay, formatMoney, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { formatList } from '../../../text-formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureNote, Note } from '../../../ui/note.tsx'
import type { Order } from '../../booking/order-data.ts'
import { ModifyButton } from '../modify-button.tsx'
import { FreeUntil } from '../order-notes.tsx'
import { useCurrentMinute } from '../use-current-minute.ts'
import { momentText } from '../visit-text.ts'

interface ReasonStepProps {
  order: Order
  onContinue: () => void
  onClose: () => void
  /** The fields for a reason. */
  children: ReactNode
}

/** The first dialog: end of free cancellation, optional reason, and a button to change the order instead. */
export function ReasonStep({ order, onContinue, onClose, children }: ReasonStepProps) {
  const { t, language } = useTranslation()
  const { appointmentStartTime, timeZone } = order.serviceInfo
  return (
    <Dialog
      kicker={t('orderDetail.cancelling.step', { step: 1 })}
      title={t('orderDetail.cancelling.title')}
      closeLabel={t('orderDetail.cancelling.leave')}
      onClose={onClose}
      width="narrow"
    >
      <p className="mb-4 text-muted">
        {t('orderDetail.cancelling.visit', {
          salon: order.providerInfo.fullName,
          moment: momentText(appointmentStartTime, timeZone, language),
        })}
      </p>
      <Note tone="success" icon={Clock}>
        <FreeUntil
          sentence="orderDetail.cancelling.inTime"
          order={order}
          now={useCurrentMinute()}
        />
      </Note>
      <div className="mt-4.5 grid gap-4.5">{children}</div>
      <div className="mt-5.5 grid gap-2.5">
        <Button full onClick={onContinue}>
          {t('orderDetail.cancelling.goOn')}
        </Button>
        <ModifyButton full tone="primary" order={order}>
          {t('orderDetail.cancelling.otherTime')}
        </ModifyButton>
        <Button full tone="quiet" onClick={onClose}>
          {t('orderDetail.cancelling.leave')}
        </Button>
      </div>
    </Dialog>
  )
}

interface ConfirmStepProps {
  order: Order
  isSending: boolean
  refusal: RefusalCode | null
  onBack: () => void
  onConfirm: () => void
  onClose: () => void
}

/** The second dialog: what is cancelled, its costs and the confirm button. */
export function ConfirmStep({ order, isSending, refusal, ...on }: ConfirmStepProps) {
  const { t, language } = useTranslation()
  // The second click of a double click in the first dialog must not confirm this one.
  const ignoreDoubleClick = (act: () => void) => (event: MouseEvent) => event.detail <= 1 && act()
  const close = () => !isSending && on.onClose()
  const goBack = () => !isSending && on.onBack()
  return (
    <Dialog
      kicker={t('orderDetail.cancelling.step', { step: 2 })}
      title={t('orderDetail.cancelling.sureTitle')}
      closeLabel={t('orderDetail.cancelling.leave')}
      onClose={close}
      width="narrow"
    >
      <p className="mb-4 text-muted">{t('orderDetail.cancelling.sureText')}</p>
      <CancelledVisitFacts order={order} />
      <p className="mt-3.5 text-sm text-muted">
        {order.mailTo.length > 0
          ? t('orderDetail.cancelling.receiptTo', { email: formatList(order.mailTo, language) })
          : t('orderDetail.cancelling.receiptHere')}
      </p>
      {refusal && !isSending && (
        <div className="mt-4">
          <FailureNote title={t('orderDetail.cancelling.failed')}>
            {t(`refusals.${refusal}`)} {t('orderDetail.cancelling.retry')}
          </FailureNote>
        </div>
      )}
      <div className="mt-5 grid gap-2.5">
        <Button
          full
          tone="danger"
          busy={isSending && t('orderDetail.cancelling.busy')}
          onClick={ignoreDoubleClick(on.onConfirm)}
        >
          {t('orderDetail.cancelling.confirm')}
        </Button>
        <Button full tone="quiet" onClick={ignoreDoubleClick(goBack)}>
          {t('orderDetail.cancelling.back')}
        </Button>
      </div>
    </Dialog>
  )
}

function CancelledVisitFacts({ order }: { order: Order }) {
  const { t, language } = useTranslation()
  const { appointmentStartTime: start, timeZone } = order.serviceInfo
  const moment = `${formatDay(start, timeZone, language, 'short')}, ${formatTime(start, timeZone, language)}`
  const lines = [
    [t('orderDetail.cancelling.appointment'), moment],
    [t('orderDetail.cancelling.salon'), order.providerInfo.fullName],
    [t('orderDetail.cancelling.costs'), formatMoney(0, language)],
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 rounded-lg bg-surface-soft px-4.5 py-4">
      {lines.map(([term, description]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="text-right font-medium wrap-anywhere">{description}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Says that the order can no longer be cancelled; closing reloads it. */
export function TooLateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const router = useRouter()
  const closeAndReload = async () => {
    onClose()
    await router.invalidate()
  }
  return (
    <Dialog
      title={t('orderDetail.cancelling.tooLateTitle')}
      closeLabel={t('common.close')}
      onClose={closeAndReload}
      width="narrow"
    >
      <p className="mb-5 pt-2 text-muted">{t('orderDetail.cancelling.tooLateText')}</p>
      <Button full tone="primary" onClick={closeAndReload}>
        {t('orderDetail.cancelling.look')}
      </Button>
    </Dialog>
  )
}
