import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readyToPlace } from '#domain/checkout/step-validity.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { track } from '../../../events.ts'
import { useTranslation } from '../../../language.ts'
import { clearToasts, showToast } from '../../../ui/toast.tsx'
import { changeCheckout, checkoutNow, useCheckout } from '../../booking/booking-store.ts'
import { NO_CHECKOUT } from '../../booking/checkout.ts'
import { type CompletedOrder, completedOrder } from '../../booking/completed-order.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'
import type { VisitTime } from '../../booking/slot-days.ts'
import { noteStepChange } from '../../booking/step-focus.ts'
import type { CartPromotion } from '../../promotion/cart-promotions.ts'
import { forgetSlots } from '../../schedule/renew-slots.ts'
import { checkoutState } from '../checkout-state.ts'
import type { Steps } from '../steps/use-steps.ts'
import { orderDraft } from './order-draft.ts'
import { reschedule, useTakeInstead } from './other-time.ts'
import { placeOrder } from './place-order.ts'

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

/** No answer brings no news; of a salon that is gone there is none, and its page would take the booking out of sight. */
const HAS_NO_NEWS = new Set<RefusalCode>(['unavailable', 'not-found', 'order-not-changeable'])

interface PlacingInput {
  readonly info: ProviderInfo
  readonly applied: CartPromotion | null
  readonly steps: Steps
  readonly reloadPromotions: () => Promise<void>
}

/** Placing the order and everything that can come of it (rows CHECKOUT-06 to CHECKOUT-09). */
export function usePlacing({ info, applied, steps, reloadPromotions }: PlacingInput): Placing {
  const { t } = useTranslation()
  const router = useRouter()
  const takeInstead = useTakeInstead()
  const [isPlacing, setIsPlacing] = useState(false)
  const startTime = useCheckout(({ slot }) => slot?.startTime)
  const [refused, setRefused] = useState<{ code: RefusalCode; startTime: typeof startTime } | null>(
    null,
  )
  const [nextSlots, setNextSlots] = useState<readonly VisitTime[] | null>(null)

  const place = async () => {
    const { modifying } = checkoutNow()
    const ready = readyToPlace(checkoutState(checkoutNow(), info))
    if (!ready || !steps.mayPress('submit')) return
    setIsPlacing(true)
    setRefused(null)
    const placed = await placeOrder(orderDraft(ready, info, applied, modifying?.orderId))
    setIsPlacing(false)
    if (placed.kind === 'placed') {
      track('booking-completed', modifying ? 'changed' : 'new')
      complete(completedOrder(placed, placed.draft, info, modifying))
    } else if (placed.kind === 'slot-taken') setNextSlots(placed.nextSlots)
    else refuse(placed.refusal)
  }
  const complete = (completed: CompletedOrder) => {
    noteStepChange()
    clearToasts()
    forgetSlots()
    changeCheckout(({ provider }) => ({ ...NO_CHECKOUT, provider, completed }))
  }
  const refuse = (code: RefusalCode) => {
    if (code === 'sign-in-required' || code === 'invalid-token') {
      steps.mayPress('submit')
      return
    }
    setRefused({ code, startTime: checkoutNow().slot?.startTime })
    showToast(
      'failure',
      t(checkoutNow().modifying ? 'checkout.modifying.failed' : 'error.occurred'),
    )
    if (HAS_NO_NEWS.has(code)) return
    // What the salon changed meanwhile must be in sight before the button is pressed again.
    forgetSlots()
    if (code === 'promotion-not-applicable') changeCheckout(() => ({ promotion: null }))
    router.invalidate()
    reloadPromotions()
  }
  return {
    isPlacing,
    // Of a time that has given way to another nothing more is said.
    refusal: refused && refused.startTime === startTime ? refused.code : null,
    nextSlots,
    place,
    takeInstead(slot) {
      setNextSlots(null)
      takeInstead(slot)
    },
    reschedule() {
      setNextSlots(null)
      reschedule(steps)
    },
  }
}
