import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CartLines } from './cart-lines.tsx'
import type { CartViewProps } from './cart-panel.tsx'
import { cartReason } from './cart-text.ts'
import { CartTotal } from './cart-total.tsx'
import { MinimumNote } from './minimum-note.tsx'

type CartSheetProps = Omit<CartViewProps, 'visitQuery' | 'chosenTime'> & { onClose: () => void }

/** The cart as a dialog on phones. */
export function CartSheet({ provider, actions, onChooseTime, onClose }: CartSheetProps) {
  const { t, language } = useTranslation()
  const isDisabled = cartReason(t, actions.cart, provider, language) !== null
  return (
    <Dialog
      title={t('cart.heading')}
      closeLabel={t('common.close')}
      onClose={onClose}
      width="narrow"
      footer={
        <Button
          tone="primary"
          full
          disabled={isDisabled}
          aria-describedby={isDisabled ? 'sheet-reason' : undefined}
          onClick={() => {
            onClose()
            onChooseTime()
          }}
        >
          {t('cart.chooseTime')}
        </Button>
      }
    >
      <div className="pt-3">
        <CartLines cart={actions.cart} onRemoveOne={actions.removeOne} />
        <CartTotal
          cart={actions.cart}
          provider={provider}
          isAtHome={provider.businessProfile.serviceAvailability === 'DOORSTEP'}
        />
        <MinimumNote id="sheet-reason" cart={actions.cart} provider={provider} />
      </div>
    </Dialog>
  )
}
