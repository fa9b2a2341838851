import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readyToPlace } from '#domain/checkout/step-validity.ts'
import type { Cents } from '#domain/money.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { track } from '../../../events.ts'
import { useTranslation } from '../../../language.ts'
import { clearToasts, showToast } from '../../../ui/toast.tsx'
import { changeCheckout, getCheckout, useCheckout } from '../../booking/booking-store.ts'
import { NO_CHECKOUT } from '../../booking/checkout.ts'
import { type CompletedOrder, completedOrder } from '../../booking/completed-order.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import { markStepChanged } from '../../booking/step-focus.ts'
import type { CartPromotion } from '../../promotion/cart-promotions.ts'
import { clearSlots } from '../../schedule/refresh-slots.ts'
import { checkoutState } from '../checkout-state.ts'
import { checkHold } from '../hold/hold-time.ts'
import type { Steps } from '../steps/use-steps.ts'
import { orderDraft } from './order-draft.ts'
import { type OtherTime, useOtherTime } from './other-time.ts'
import { placeOrder } from './place-order.ts'

export interface PlaceOrderState extends OtherTime {
  readonly isPlacing: boolean
  /** The refusal of the last attempt. */
  readonly refusal: RefusalCode | null
  /** The nearest free times if the slot was taken; else null. */
  readonly nextSlots: readonly VisitTime[] | null
  place(): Promise<void>
}

/** Refusals after which the salon is not reloaded: a failed reload would replace the booking by an error page. */
const REFUSALS_WITHOUT_RELOAD = new Set<RefusalCode>([
  'unavailable',
  'not-found',
  'order-not-changeable',
])

interface PlaceOrderInput {
  readonly info: ProviderInfo
  readonly applied: CartPromotion | null
  readonly travelFeeCents: Cents
  readonly steps: Steps
  /** Reloads the promotions and the travel fee. */
  readonly reload: () => Promise<unknown>
}

/** Places the order and handles every result (rows CHECKOUT-06 to CHECKOUT-09). */
export function usePlaceOrder({
  info,
  applied,
  travelFeeCents,
  steps,
  reload,
}: PlaceOrderInput): PlaceOrderState {
  const { t } = useTranslation()
  const router = useRouter()
  const queryClient = useQueryClient()
  const otherTime = useOtherTime(steps)
  const [isPlacing, setIsPlacing] = useState(false)
  const startTime = useCheckout(({ slot }) => slot?.startTime)
  const [lastRefusal, setLastRefusal] = useState<{
    code: RefusalCode
    startTime: typeof startTime
  } | null>(null)
  const [nextSlots, setNextSlots] = useState<readonly VisitTime[] | null>(null)

  const place = async () => {
    const { editedOrder } = getCheckout()
    const ready = readyToPlace(checkoutState(getCheckout(), info))
    if (!ready || !steps.requireSignIn('submit')) return
    setIsPlacing(true)
    setLastRefusal(null)
    const price = { applied, travelFeeCents }
    const result = await placeOrder(orderDraft(ready, info, price, editedOrder?.orderId))
    setIsPlacing(false)
    if (result.kind === 'placed') {
      track('booking-completed', editedOrder ? 'changed' : 'new')
      showConfirmation(completedOrder(result, result.draft, info, editedOrder))
    } else if (result.kind === 'slot-taken') setNextSlots(result.nextSlots)
    else handleRefusal(result.refusal)
  }
  const showConfirmation = (completed: CompletedOrder) => {
    markStepChanged()
    clearToasts()
    clearSlots(queryClient)
    changeCheckout(({ provider }) => ({ ...NO_CHECKOUT, provider, completed }))
  }
  const handleRefusal = (code: RefusalCode) => {
    if (code === 'sign-in-required' || code === 'invalid-token') {
      steps.requireSignIn('submit')
      return
    }
    setLastRefusal({ code, startTime: getCheckout().slot?.startTime })
    showToast(
      'failure',
      t(getCheckout().editedOrder ? 'checkout.editing.failed' : 'error.occurred'),
    )
    if (REFUSALS_WITHOUT_RELOAD.has(code)) return
    // Reloads the salon, so that its changes are visible before the next attempt.
    clearSlots(queryClient)
    checkHold()
    if (code === 'promotion-not-applicable') changeCheckout(() => ({ promotion: null }))
    router.invalidate()
    reload()
  }
  return {
    isPlacing,
    // A refusal of another time is no longer shown.
    refusal: lastRefusal && lastRefusal.startTime === startTime ? lastRefusal.code : null,
    nextSlots,
    place,
    takeOtherTime(slot) {
      setNextSlots(null)
      otherTime.takeOtherTime(slot)
    },
    reschedule() {
      setNextSlots(null)
      otherTime.reschedule()
    },
  }
}
