import House from 'lucide-react/icons/house'
import { type Cart, cartTotals } from '#domain/cart/cart.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useWords } from '../../language.ts'
import { Note } from '../../ui/note.tsx'
import { centsOf } from '../booking/cart-items.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'

/** Who only comes to one's home may ask for a minimum: says what is still missing. */
export function MinimumNote({ cart, provider }: { cart: Cart; provider: ProviderInfo }) {
  const { t, language } = useWords()
  const { serviceAvailability, doorstepDeliveryInfo } = provider.businessProfile
  const short = centsOf(doorstepDeliveryInfo.minimumOrderValue) - cartTotals(cart).totalCents
  if (serviceAvailability !== 'DOORSTEP' || cart.length === 0 || short <= 0) return null
  return (
    <div className="mt-4">
      <Note tone="amber" icon={House}>
        {t('cart.belowMinimum', {
          minimum: formatMoney(doorstepDeliveryInfo.minimumOrderValue, language),
          short: formatMoney(euros(short), language),
        })}
      </Note>
    </div>
  )
}
