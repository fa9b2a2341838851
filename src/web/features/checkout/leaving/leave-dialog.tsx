import { cartTotals } from '#domain/cart/cart.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { checkoutNow } from '../../booking/booking-store.ts'
import { momentText } from '../../schedule/day-words.ts'
import { wordsOf } from '../editing/words-of.ts'

interface LeaveDialogProps {
  salon: string
  onStay: () => void
  onLeave: () => void
}

/** Names what would be lost; staying is the first choice. */
export function LeaveDialog({ salon, onStay, onLeave }: LeaveDialogProps) {
  const { t, language } = useTranslation()
  const checkout = checkoutNow()
  const words = `${wordsOf(checkout)}.leave` as const
  const { numberOfItems, totalCents } = cartTotals(checkout.cart)
  const start = checkout.modifying?.serviceInfo.appointmentStartTime
  const facts = {
    salon,
    count: numberOfItems,
    sum: formatMoney(euros(totalCents), language),
    moment: start && momentText({ startTime: start }, language),
  }
  return (
    <Dialog title={t(`${words}.title`)} onClose={onStay} escapes width="narrow">
      <p className="mb-5.5 text-plum-2">{t(`${words}.text`, facts)}</p>
      <div className="flex flex-col gap-2.5">
        <Button tone="primary" full onClick={onStay}>
          {t(`${words}.stay`)}
        </Button>
        <Button full onClick={onLeave}>
          {t(`${words}.exit`)}
        </Button>
      </div>
    </Dialog>
  )
}
