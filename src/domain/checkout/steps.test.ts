import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cart } from '../cart/cart.ts'
import type { ValidCustomerInfo } from '../customer/customer-info.ts'
import { PROVIDER_DELIVERIES } from '../delivery/delivery.ts'
import type { CatalogItemId } from '../identifiers.ts'
import { type CheckoutState, isStepValid, readyToPlace } from './step-validity.ts'
import {
  FIRST_STEP,
  FLOW,
  LAST_STEP,
  needsSignIn,
  nextStep,
  previousStep,
  STEP,
  type Step,
} from './steps.ts'

const STEPS: readonly Step[] = [1, 2, 3, 4, 5, 6]

test('[CHECKOUT-01] there are six step numbers, and the flow uses 2, 4, 5 and 6', () => {
  expect(Object.values(STEP)).toEqual(STEPS)
  expect(FLOW).toEqual([2, 4, 5, 6])
  expect([FIRST_STEP, LAST_STEP]).toEqual([2, 6])
})

test('[CHECKOUT-01] next goes from 2 to 4, otherwise one step on', () => {
  expect(STEPS.map(nextStep)).toEqual([2, 4, 4, 5, 6, 6])
})

test('[CHECKOUT-01] previous goes from 4 to 2, otherwise one step back, never below 2', () => {
  expect(STEPS.map(previousStep)).toEqual([2, 2, 2, 2, 4, 5])
})

test('[CHECKOUT-01] the flow has the same steps in both directions', () => {
  for (const [index, step] of FLOW.entries()) {
    expect(nextStep(step)).toBe(FLOW[index + 1] ?? LAST_STEP)
    expect(previousStep(step)).toBe(FLOW[index - 1] ?? FIRST_STEP)
  }
})

test('[CHECKOUT-02] an empty wizard is valid at steps 1 and 3 only', () => {
  expect(STEPS.filter((step) => isStepValid(step, NOTHING))).toEqual([1, 3])
})

test('[CHECKOUT-02] each step is valid by its own fields only', () => {
  expect(isStepValid(2, { ...NOTHING, cart: A_CART })).toBe(true)
  expect(isStepValid(4, { ...NOTHING, date: '2026-11-24', slot: A_SLOT })).toBe(true)
  expect(isStepValid(4, { ...NOTHING, date: '2026-11-24' })).toBe(false)
  expect(isStepValid(4, { ...NOTHING, slot: A_SLOT })).toBe(false)
  expect(isStepValid(5, { ...NOTHING, customerInfo: SANNE })).toBe(true)
  expect(isStepValid(6, { ...NOTHING, acceptedTerms: true })).toBe(true)
})

test('[CHECKOUT-02] a cart below the minimum of a doorstep-only provider blocks the next step', () => {
  const goesOn = (delivery: CheckoutState['delivery']) =>
    isStepValid(STEP.SERVICES, { ...NOTHING, cart: A_CART, delivery })
  expect(goesOn({ provider: 'DOORSTEP', minimumOrderCents: 3_501 })).toBe(false)
  expect(goesOn({ provider: 'DOORSTEP', minimumOrderCents: 3_500 })).toBe(true)
  expect(goesOn({ provider: 'BOTH', minimumOrderCents: 3_501 })).toBe(true)
})

test('[CHECKOUT-02] if home is optional, a cart below its minimum blocks the details', () => {
  const delivery = { provider: 'BOTH', minimumOrderCents: 3_501 } as const
  const goesOn = (serviceLocation: 'SALON' | 'DOORSTEP', minimumOrderCents: number) =>
    isStepValid(STEP.CUSTOMER_INFO, {
      ...COMPLETE,
      delivery: { ...delivery, minimumOrderCents },
      customerInfo: { ...SANNE, serviceLocation },
    })
  expect(goesOn('DOORSTEP', 3_501)).toBe(false)
  expect(goesOn('DOORSTEP', 3_500)).toBe(true)
  expect(goesOn('SALON', 3_501)).toBe(true)
})

test('[CHECKOUT-04] next from step 2 on, submit, and previous from step 4 need a sign-in', () => {
  expect(STEPS.filter((step) => needsSignIn('next', step))).toEqual([2, 3, 4, 5, 6])
  expect(STEPS.filter((step) => needsSignIn('previous', step))).toEqual([4])
  expect(STEPS.filter((step) => needsSignIn('submit', step))).toEqual(STEPS)
})

test('[CHECKOUT-07] a complete wizard builds a draft', () => {
  expect(readyToPlace(COMPLETE)).toEqual({
    cart: A_CART,
    date: '2026-11-24',
    slot: A_SLOT,
    customerInfo: SANNE,
  })
})

test.each([
  ['customer info', { customerInfo: null }],
  ['a date', { date: null }],
  ['a slot', { slot: null }],
  ['an item in the cart', { cart: [] }],
  ['accepted terms', { acceptedTerms: false }],
])('[CHECKOUT-07] without %s no draft is built', (_, missing) => {
  expect(readyToPlace({ ...COMPLETE, ...missing })).toBeNull()
})

test('[CHECKOUT-07] a draft is built exactly if every step is valid', () => {
  fc.assert(
    fc.property(anyState(), (state) => {
      const allValid = STEPS.every((step) => isStepValid(step, state))
      expect(readyToPlace(state) !== null).toBe(allValid)
    }),
  )
})

const A_SLOT = { startsAt: 0, endsAt: 45 }

const A_CART: Cart = [
  {
    catalogItemId: 'manicure' as CatalogItemId,
    serviceCode: '0001',
    serviceName: 'Manicure',
    displayName: 'Manicure',
    priceCents: 3_500,
    durationMinutes: 45,
    isAddon: false,
    children: [],
    numberOfItems: 1,
  },
]

const SANNE: ValidCustomerInfo = {
  customerName: 'Sanne de Vries',
  customerEmail: 'sanne@example.nl',
  customerUserName: 'sanne',
  customerPhone: '0612345678',
  serviceLocation: 'SALON',
  customerAddress: '',
  customerInstructions: '',
}

const NOTHING: CheckoutState = {
  cart: [],
  date: null,
  slot: null,
  customerInfo: null,
  acceptedTerms: false,
  delivery: { provider: 'SALON', minimumOrderCents: 0 },
}

const COMPLETE: CheckoutState = {
  ...NOTHING,
  cart: A_CART,
  date: '2026-11-24',
  slot: A_SLOT,
  customerInfo: SANNE,
  acceptedTerms: true,
}

function anyState(): fc.Arbitrary<CheckoutState> {
  return fc.record({
    cart: fc.constantFrom(A_CART, []),
    date: fc.constantFrom('2026-11-24' as const, null),
    slot: fc.constantFrom(A_SLOT, null),
    customerInfo: fc.constantFrom(SANNE, { ...SANNE, serviceLocation: 'DOORSTEP' as const }, null),
    acceptedTerms: fc.boolean(),
    delivery: fc.record({
      provider: fc.constantFrom(...PROVIDER_DELIVERIES),
      minimumOrderCents: fc.constantFrom(0, 3_500, 3_501),
    }),
  })
}
