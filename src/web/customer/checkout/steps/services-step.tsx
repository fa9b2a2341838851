import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { type Cart, cartTotals, itemIdsOf } from '#domain/cart/cart.ts'
import { STEP } from '#domain/checkout/steps.ts'
import { euros } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Column } from '../../../ui/page.tsx'
import { chosenLocation } from '../../booking/booking.ts'
import { changeCheckout, useCheckout } from '../../booking/booking-store.ts'
import { leastCents } from '../../booking/home-visit.ts'
import type { ProviderPageData } from '../../booking/provider-data.ts'
import type { ProfileSearch } from '../../booking/step-url.ts'
import { CartBar } from '../../cart/cart-bar.tsx'
import { CartPanel } from '../../cart/cart-panel.tsx'
import type { ChosenTime } from '../../cart/chosen-time.tsx'
import { useCart } from '../../cart/use-cart.ts'
import { ProviderPage } from '../../provider/provider-page.tsx'
import type { VisitQuery } from '../../schedule/slots-query.ts'
import { useEditedOrderId } from '../order-change/use-edited-order.ts'
import { useSteps } from './use-steps.ts'

const VisitNotices = lazy(async () => ({
  default: (await import('./visit-notices.tsx')).VisitNotices,
}))

interface ServicesStepProps {
  data: ProviderPageData
  /** The start chosen on a search card (ISO time). */
  requestedStart?: string | undefined
}

/**
 * The salon's page with the cart, beside it on wide screens and in a bottom bar on phones. It is the first step that is
 * shown, and has the number 2 (`domain/checkout/steps.ts`).
 */
export function ServicesStep({ data, requestedStart }: ServicesStepProps) {
  const { t, language } = useTranslation()
  const steps = useSteps(STEP.SERVICES)
  const actions = useCart(data.info.catalogItems)
  const { numberOfItems } = cartTotals(actions.cart)
  const hasNotices = useCheckout(
    ({ editedOrder, rebookedVisit, asChosen }) =>
      editedOrder !== null || rebookedVisit !== null || asChosen.length > 0,
  )
  const replacedOrderId = useEditedOrderId()
  const serviceLocation = useCheckout(chosenLocation)
  const visitQuery = visitQueryOf(data, actions.cart, { serviceLocation, replacedOrderId })
  const chosenTime = useChosenTime(requestedStart, numberOfItems > 0 ? steps.next : null)
  const view = { provider: data.info, actions, visitQuery, chosenTime, onChooseTime: steps.next }
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
        visitQuery={visitQuery}
        isProvider={false}
        cart={<CartPanel {...view} />}
      />
      <p role="status" className="sr-only">
        {numberOfItems > 0 &&
          t('cart.status', {
            count: numberOfItems,
            sum: formatMoney(euros(leastCents(data.info, actions.cart)), language),
          })}
      </p>
      <CartBar {...view} />
    </>
  )
}

/** The requested or chosen time. `onOther` clears it and opens the schedule if the cart has items. */
function useChosenTime(
  requestedStart: string | undefined,
  toSchedule: (() => void) | null,
): ChosenTime | null {
  const slotStart = useCheckout(({ slot }) => slot?.startTime)
  const navigate = useNavigate({ from: '/profile/$id' })
  if (!requestedStart) return null
  return {
    startTime: slotStart ?? requestedStart,
    onOther: async () => {
      changeCheckout(() => ({ slot: null }))
      const search = (before: ProfileSearch) => ({ ...before, start: undefined })
      await navigate({ search, replace: true, resetScroll: false })
      toSchedule?.()
    },
  }
}

/** The visit to find free times for: the cart, or the shortest treatment while the cart is empty. */
function visitQueryOf(
  { info }: ProviderPageData,
  cart: Cart,
  asked: Pick<VisitQuery, 'serviceLocation' | 'replacedOrderId'>,
): VisitQuery | null {
  const { userName } = info.profile
  const { durationMinutes } = cartTotals(cart)
  if (durationMinutes > 0)
    return { userName, durationMinutes, catalogItemIds: itemIdsOf(cart), ...asked }
  const shortest = info.catalogItems.find((item) => item.catalogItemId === info.shortestItemId)
  if (!shortest) return null
  const { duration, catalogItemId } = shortest
  const visit = { durationMinutes: duration, catalogItemIds: [catalogItemId] }
  return { userName, ...visit, ...asked }
}
