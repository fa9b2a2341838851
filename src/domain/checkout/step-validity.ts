import { type Cart, cartTotals } from '../cart/cart.ts'
import type { ValidCustomerInfo } from '../customer/customer-info.ts'
import {
  centsBelowHomeMinimum,
  type ProviderDelivery,
  type ServiceLocation,
} from '../delivery/delivery.ts'
import type { Cents } from '../money.ts'
import type { PlainDate } from '../schedule/plain-date.ts'
import { FLOW, STEP, type Step } from './steps.ts'

/** The state of the wizard; null is not chosen yet. */
export interface CheckoutState<Slot = unknown> {
  readonly cart: Cart
  readonly date: PlainDate | null
  readonly slot: Slot | null
  readonly customerInfo: ValidCustomerInfo | null
  readonly acceptedTerms: boolean
  /** Where the provider works, and its minimum for a visit at home. */
  readonly delivery: { readonly provider: ProviderDelivery; readonly minimumOrderCents: Cents }
}

/** Whether a step is complete (CHECKOUT-02). */
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
 * Whether the cart is not empty and, at a provider that works only at customers' homes, reaches its minimum. Where home is
 * a choice, the step of that choice checks the minimum.
 */
export function isCartComplete(state: CartAndDelivery): boolean {
  if (state.cart.length === 0) return false
  return state.delivery.provider !== 'DOORSTEP' || reachesMinimum(state, 'DOORSTEP')
}

type CartAndDelivery = Pick<CheckoutState, 'cart' | 'delivery'>

function reachesMinimum({ cart, delivery }: CartAndDelivery, location: ServiceLocation): boolean {
  const { minimumOrderCents } = delivery
  const originalCents = cartTotals(cart).totalCents
  return centsBelowHomeMinimum({ location, originalCents, minimumOrderCents }) === 0
}

/** A complete checkout, from which a draft is built (CHECKOUT-07). */
export interface ReadyCheckout<Slot> {
  readonly cart: Cart
  readonly date: PlainDate
  readonly slot: Slot
  readonly customerInfo: ValidCustomerInfo
}

/** The complete checkout; null while a step is incomplete (CHECKOUT-07). */
export function readyToPlace<Slot>(state: CheckoutState<Slot>): ReadyCheckout<Slot> | null {
  const { cart, date, slot, customerInfo } = state
  if (date === null || slot === null || customerInfo === null) return null
  if (!FLOW.every((step) => isStepValid(step, state))) return null
  return { cart, date, slot, customerInfo }
}
