import { cartTotals } from '#domain/cart/cart.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { getCheckout } from '../../booking/booking-store.ts'
import { momentText } from '../../schedule/day-text.ts'
import { messagePrefix } from '../order-change/message-prefix.ts'

interface LeaveDialogProps {
  providerName: string
  onStay: () => void
  onLeave: () => void
}

/** Asks before a booking is lost; the primary button stays. */
export function LeaveDialog({ providerName, onStay, onLeave }: LeaveDialogProps) {
  const { t, language } = useTranslation()
  const checkout = getCheckout()
  const prefix = `${messagePrefix(checkout)}.leave` as const
  const { numberOfItems, totalCents } = cartTotals(checkout.cart)
  const start = checkout.editedOrder?.serviceInfo.appointmentStartTime
  const values = {
    salon: providerName,
    count: numberOfItems,
    sum: formatMoney(euros(totalCents), language),
    moment: start ? momentText({ startTime: start }, language) : '',
  }
  return (
    <Dialog title={t(`${prefix}.title`)} onClose={onStay} closesOnEscape width="narrow">
      <p className="mb-5.5 text-muted">{t(`${prefix}.text`, values)}</p>
      <div className="flex flex-col gap-2.5">
        <Button tone="primary" full onClick={onStay}>
          {t(`${prefix}.stay`)}
        </Button>
        <Button full onClick={onLeave}>
          {t(`${prefix}.exit`)}
        </Button>
      </div>
    </Dialog>
  )
}
