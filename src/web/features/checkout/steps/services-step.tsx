import { lazy, Suspense } from 'react'
import { cartTotals } from '#domain/cart/cart.ts'
import { STEP } from '#domain/checkout/steps.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useWords } from '../../../language.ts'
import { Column } from '../../../ui/page.tsx'
import { useCheckout } from '../../booking/booking-store.ts'
import type { ProviderPageData } from '../../booking/provider-data.ts'
import { CartBar } from '../../cart/cart-bar.tsx'
import { CartPanel } from '../../cart/cart-panel.tsx'
import { useCart } from '../../cart/use-cart.ts'
import { ProviderPage } from '../../provider/provider-page.tsx'
import type { AskedVisit } from '../../schedule/week-slots.ts'
import { useModifiedOrderId } from '../modifying/use-modified-order.ts'
import { useSteps } from './use-steps.ts'

const VisitNotices = lazy(async () => ({
  default: (await import('./visit-notices.tsx')).VisitNotices,
}))

/** Step 2: the salon's page with the cart, beside it on wide screens and at the thumb on phones. */
export function ServicesStep({ data }: { data: ProviderPageData }) {
  const { t, language } = useWords()
  const steps = useSteps(STEP.SERVICES)
  const actions = useCart(data.info.catalogItems)
  const { durationMinutes, totalCents, numberOfItems } = cartTotals(actions.cart)
  const hasNotices = useCheckout(
    ({ modifying, again, asChosen }) => modifying !== null || again !== null || asChosen.length > 0,
  )
  const insteadOf = useModifiedOrderId()
  const asked = askedVisit(data, durationMinutes, insteadOf)
  const view = { provider: data.info, actions, asked, onChooseTime: steps.next }
  return (
    <>
      {hasNotices && (
        <Suspense>
          <Column className="pt-5 md:-mb-3">
            <VisitNotices />
          </Column>
        </Suspense>
      )}
      <ProviderPage
        data={data}
        actions={actions}
        asked={asked}
        isProvider={false}
        cart={<CartPanel {...view} />}
      />
      <p role="status" className="sr-only">
        {numberOfItems > 0 &&
          t('cart.status', {
            count: numberOfItems,
            sum: formatMoney(euros(totalCents), language),
          })}
      </p>
      <CartBar {...view} />
    </>
  )
}

/** What a free time is looked for: the cart, or the shortest treatment while it is empty. */
function askedVisit(
  { info }: ProviderPageData,
  cartMinutes: number,
  insteadOf: string | undefined,
): AskedVisit | null {
  const lengths = info.catalogItems.filter((item) => !item.isAddon).map((item) => item.duration)
  const durationMinutes = cartMinutes || Math.min(...lengths)
  const { userName } = info.profile
  return Number.isFinite(durationMinutes) ? { userName, durationMinutes, insteadOf } : null
}
