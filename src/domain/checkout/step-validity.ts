import { type Cart, cartTotals } from '../cart/cart.ts'
import type { ValidCustomerInfo } from '../customer/customer-info.ts'
import {
  type ProviderDelivery,
  type ServiceLocation,
  shortOfHomeMinimum,
} from '../delivery/delivery.ts'
import type { Cents } from '../money.ts'
import type { PlainDate } from '../schedule/plain-date.ts'
import { FLOW, STEP, type Step } from './steps.ts'

/** What the wizard has gathered so far; null is not yet. */
export interface CheckoutState<Slot = unknown> {
  readonly cart: Cart
  readonly date: PlainDate | null
  readonly slot: Slot | null
  readonly customerInfo: ValidCustomerInfo | null
  readonly acceptedTerms: boolean
  /** Where the provider works, and the least a visit at home comes to. */
  readonly delivery: { readonly provider: ProviderDelivery; readonly minimumOrderCents: Cents }
}

/** Whether a step lets the customer go on (CHECKOUT-02). */
export function isStepValid(step: Step, state: CheckoutState): boolean {
  switch (step) {
    case STEP.SERVICES:
      return isCartComplete(state)
    case STEP.SCHEDULE:
      return state.date !== null && state.slot !== null
    case STEP.CUSTOMER_INFO:
      return (
        state.customerInfo !== null && reachesMinimum(state, state.customerInfo.serviceLocation)
      )
    case STEP.SUMMARY:
      return state.acceptedTerms
    default:
      return true
  }
}

/**
 * Whether the cart leads on to the schedule: it holds something and, where the provider works only at
 * the customer's home, reaches the minimum for it. Where home is a choice, the step that asks holds.
 */
export function isCartComplete(state: CartAndDelivery): boolean {
  if (state.cart.length === 0) return false
  return state.delivery.provider !== 'DOORSTEP' || reachesMinimum(state, 'DOORSTEP')
}

type CartAndDelivery = Pick<CheckoutState, 'cart' | 'delivery'>

function reachesMinimum({ cart, delivery }: CartAndDelivery, location: ServiceLocation): boolean {
  const { minimumOrderCents } = delivery
  const originalCents = cartTotals(cart).totalCents
  return shortOfHomeMinimum({ location, originalCents, minimumOrderCents }) === 0
}

/** All that a draft is built from (CHECKOUT-07). */
export interface ReadyCheckout<Slot> {
  readonly cart: Cart
  readonly date: PlainDate
  readonly slot: Slot
  readonly customerInfo: ValidCustomerInfo
}

/** What a draft is built from; null while a step is incomplete: none is built (CHECKOUT-07). */
export function readyToPlace<Slot>(state: CheckoutState<Slot>): ReadyCheckout<Slot> | null {
  const { cart, date, slot, customerInfo } = state
  if (date === null || slot === null || customerInfo === null) return null
  if (!FLOW.every((step) => isStepValid(step, state))) return null
  return { cart, date, slot, customerInfo }
}
