import { cartTotals } from '#domain/cart/cart.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useWords } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { checkoutNow } from '../../booking/booking-store.ts'

interface LeaveDialogProps {
  salon: string
  onStay: () => void
  onLeave: () => void
}

/** Names what would be lost; staying is the first choice. */
export function LeaveDialog({ salon, onStay, onLeave }: LeaveDialogProps) {
  const { t, language } = useWords()
  const { numberOfItems, totalCents } = cartTotals(checkoutNow().cart)
  const sum = formatMoney(euros(totalCents), language)
  return (
    <Dialog title={t('checkout.leave.title')} onClose={onStay} width="narrow">
      <p className="mb-5.5 text-plum-2">
        {t('checkout.leave.text', { salon, sum, count: numberOfItems })}
      </p>
      <div className="flex flex-col gap-2.5">
        <Button tone="primary" full onClick={onStay}>
          {t('checkout.leave.stay')}
        </Button>
        <Button full onClick={onLeave}>
          {t('checkout.leave.exit')}
        </Button>
      </div>
    </Dialog>
  )
}
