import { useState } from 'react'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../../language.ts'
import { SelectField, TextAreaField } from '../../../ui/field.tsx'
import type { Order } from '../../booking/order-data.ts'
import { useCancelOrder } from './cancel-order.ts'
import { ConfirmStep, ReasonStep, TooLateDialog } from './cancel-steps.tsx'

const reasons = ['time', 'elsewhere', 'other'] as const
type Reason = (typeof reasons)[number] | ''
const MAX_REASON_LENGTH = 500

/**
 * Cancelling in two steps: an optional reason, then the confirmation. The reason stays filled in when
 * going back.
 */
export function CancelDialogs({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation()
  const [isConfirming, setIsConfirming] = useState(false)
  const [reason, setReason] = useState<Reason>('')
  const [customReason, setCustomReason] = useState('')
  const { cancel, isSending, refusal } = useCancelOrder(order.orderId)
  const reasonText = reason && t(`orderDetail.cancelling.reasons.${reason}`)

  if (refusal === 'order-not-changeable') return <TooLateDialog onClose={onClose} />
  if (isConfirming) {
    return (
      <ConfirmStep
        order={order}
        isSending={isSending}
        refusal={refusal}
        onBack={() => setIsConfirming(false)}
        onConfirm={() => cancel((reason === 'other' && visibleText(customReason)) || reasonText)}
        onClose={onClose}
      />
    )
  }
  return (
    <ReasonStep order={order} onContinue={() => setIsConfirming(true)} onClose={onClose}>
      <SelectField
        label={t('orderDetail.cancelling.why')}
        aside={t('orderDetail.cancelling.optional')}
        value={reason}
        onChange={(event) => setReason(event.target.value as Reason)}
      >
        <option value="">{t('orderDetail.cancelling.reasons.none')}</option>
        {reasons.map((each) => (
          <option key={each} value={each}>
            {t(`orderDetail.cancelling.reasons.${each}`)}
          </option>
        ))}
      </SelectField>
      {reason === 'other' && (
        <TextAreaField
          label={t('orderDetail.cancelling.ownWords')}
          aside={t('orderDetail.cancelling.optional')}
          maxLength={MAX_REASON_LENGTH}
          value={customReason}
          onChange={(event) => setCustomReason(event.target.value)}
        />
      )}
    </ReasonStep>
  )
}
