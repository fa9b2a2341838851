import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { cartTotals } from '#domain/cart/cart.ts'
import { type ReadyCheckout, readyToPlace, STEP } from '#domain/checkout/steps.ts'
import { euros } from '#domain/money.ts'
import { lastFreeMoment } from '#domain/order/cancellation.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useWords } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import type { PromotionOffer } from '../promotion/promotion-offers.ts'
import { fullAddressText } from '../provider/place-words.ts'
import type { ProviderInfo } from '../provider/provider-data.ts'
import { dateOf, type VisitTime } from '../schedule/slot-days.ts'
import { forgetSlots } from '../schedule/week-slots.ts'
import { withTime } from './booking.ts'
import { changeCheckout, checkoutNow, NO_CHECKOUT } from './booking-store.ts'
import { checkoutState, serviceNameOf } from './checkout-state.ts'
import type { CompletedOrder } from './completed-order.ts'
import { orderDraft } from './order-draft.ts'
import { placeOrder } from './place-order.ts'
import { noteStepTurn } from './step-turns.ts'
import type { Steps } from './use-steps.ts'

export interface Placing {
  readonly isPlacing: boolean
  /** Why the last try was refused. */
  readonly refusal: RefusalCode | null
  /** The nearest free times after somebody else was first; null otherwise. */
  readonly nextSlots: readonly VisitTime[] | null
  place(): Promise<void>
  takeInstead(slot: VisitTime): void
  reschedule(): void
}

interface PlacingInput {
  readonly info: ProviderInfo
  readonly offer: PromotionOffer | null
  readonly steps: Steps
  readonly reloadPromotions: () => Promise<void>
}

/** Placing the order and everything that can come of it (rows CHECKOUT-06 to CHECKOUT-09). */
export function usePlacing({ info, offer, steps, reloadPromotions }: PlacingInput): Placing {
  const { t } = useWords()
  const router = useRouter()
  const [isPlacing, setIsPlacing] = useState(false)
  const [refusal, setRefusal] = useState<RefusalCode | null>(null)
  const [nextSlots, setNextSlots] = useState<readonly VisitTime[] | null>(null)

  const place = async () => {
    const ready = readyToPlace(checkoutState(checkoutNow(), info))
    if (!ready || !steps.mayPress('submit')) return
    setIsPlacing(true)
    setRefusal(null)
    const placed = await placeOrder(orderDraft(ready, info, offer))
    setIsPlacing(false)
    if (placed.kind === 'placed') complete(completedOrder(placed.orderId, ready, info, offer))
    else if (placed.kind === 'slot-taken') setNextSlots(placed.nextSlots)
    else refuse(placed.refusal)
  }
  const complete = (completed: CompletedOrder) => {
    noteStepTurn()
    forgetSlots()
    changeCheckout(({ provider }) => ({ ...NO_CHECKOUT, provider, completed }))
  }
  const refuse = (code: RefusalCode) => {
    if (code === 'sign-in-required' || code === 'invalid-token') {
      steps.mayPress('submit')
      return
    }
    setRefusal(code)
    showToast('failure', t('error.occurred'))
    // What the salon changed meanwhile must be in sight before the button is pressed again.
    forgetSlots()
    if (code === 'promotion-not-applicable') changeCheckout(() => ({ promotion: null }))
    router.invalidate()
    reloadPromotions()
  }
  return {
    isPlacing,
    refusal,
    nextSlots,
    place,
    takeInstead(slot) {
      forgetSlots()
      setNextSlots(null)
      changeCheckout((now) => withTime(now, dateOf(slot.startTime), slot))
    },
    reschedule() {
      forgetSlots()
      setNextSlots(null)
      changeCheckout(() => ({ slot: null, isRescheduling: true }))
      steps.goTo(STEP.SCHEDULE)
    },
  }
}

/** What the confirmation will tell; the checkout itself is empty by then. */
function completedOrder(
  orderId: string,
  { cart, slot, customerInfo }: ReadyCheckout<VisitTime>,
  info: ProviderInfo,
  offer: PromotionOffer | null,
): CompletedOrder {
  const { timeZone, cancellationWindowMinutes, autoConfirm } = info.businessProfile
  const isAtHome = customerInfo.serviceLocation === 'DOORSTEP'
  return {
    orderId,
    providerName: info.profile.fullName,
    providerUserName: info.profile.userName,
    timeZone,
    startTime: slot.startTime,
    endTime: slot.endTime,
    freeUntil: lastFreeMoment({
      startsAt: Date.parse(slot.startTime),
      policy: { cancellationWindowMinutes },
    }),
    place: isAtHome ? customerInfo.customerAddress : fullAddressText(info),
    isAtHome,
    serviceName: serviceNameOf(cart),
    firstName: customerInfo.customerName.split(' ')[0] ?? '',
    totalAmount: euros(cartTotals(cart).totalCents - (offer?.discountCents ?? 0)),
    isConfirmed: autoConfirm,
  }
}
