import House from 'lucide-react/icons/house'
import type { Cart } from '#domain/cart/cart.ts'
import { useTranslation } from '../../language.ts'
import { Note } from '../../ui/note.tsx'
import { useCheckout } from '../booking/booking-store.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'
import { belowMinimumText } from './cart-text.ts'

interface MinimumNoteProps {
  cart: Cart
  provider: ProviderInfo
  id?: string | undefined
}

/** Says what the cart lacks for a home visit; a warning if home visits are the only or the chosen kind. */
export function MinimumNote({ cart, provider, id }: MinimumNoteProps) {
  const { t, language } = useTranslation()
  const chosen = useCheckout(({ customerInfo }) => customerInfo?.serviceLocation ?? null)
  const text = belowMinimumText(t, cart, provider, language)
  if (!text) return null
  const isOnlyKind = provider.businessProfile.serviceAvailability === 'DOORSTEP'
  return (
    <div className="mt-4" id={id}>
      <Note tone={isOnlyKind || chosen === 'DOORSTEP' ? 'warning' : 'info'} icon={House}>
        {text}
      </Note>
    </div>
  )
}
