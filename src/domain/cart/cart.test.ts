import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FREE_CONSULTATION } from '../catalog/service-codes.ts'
import type { CatalogItemId } from '../identifiers.ts'
import {
  addToCart,
  type Cart,
  type CartItem,
  cartTotals,
  draftItems,
  EMPTY_CART,
  isFreeConsultation,
  removeFromCart,
  takeOneFromCart,
} from './cart.ts'

const MANICURE = aService({ id: 'manicure', priceCents: 3_500, durationMinutes: 45 })
const GEL = anAddon({ id: 'gel', priceCents: 1_000, durationMinutes: 15 })
const NAIL_ART = anAddon({ id: 'nail-art', priceCents: 250, durationMinutes: 5 })
const MANICURE_WITH_EXTRAS = { ...MANICURE, children: [GEL.catalogItemId, NAIL_ART.catalogItemId] }
const PEDICURE = aService({ id: 'pedicure', priceCents: 4_000, durationMinutes: 60 })

test('[CART-03] the same service twice is refused', () => {
  expect(addToCart([MANICURE], MANICURE)).toEqual({ ok: false, refusal: 'already-in-cart' })
})

test('[CART-03] an add-on added again raises its quantity', () => {
  const cart = cartOf(MANICURE, NAIL_ART, NAIL_ART, NAIL_ART)
  expect(cart.map((item) => item.numberOfItems)).toEqual([1, 3])
})

test('[CART-03] adding an add-on with a quantity raises the quantity by it', () => {
  const added = addToCart([NAIL_ART], { ...NAIL_ART, numberOfItems: 3 })
  expect(added).toMatchObject({ ok: true, value: [{ numberOfItems: 4 }] })
})

test('[CART-02] prices and durations are summed with quantities', () => {
  expect(cartTotals(cartOf(MANICURE, GEL, NAIL_ART, NAIL_ART))).toEqual({
    totalCents: 5_000,
    durationMinutes: 70,
    numberOfItems: 4,
  })
  expect(cartTotals(EMPTY_CART)).toEqual({ totalCents: 0, durationMinutes: 0, numberOfItems: 0 })
})

test('[CART-04] removing a service removes its add-ons and no others', () => {
  const cart = cartOf(MANICURE_WITH_EXTRAS, GEL, NAIL_ART, NAIL_ART, PEDICURE)
  expect(removeFromCart(cart, MANICURE.catalogItemId)).toEqual([PEDICURE])
})

test('[CART-04] removing the last service removes the general add-ons', () => {
  const parking = anAddon({ id: 'parking' })
  const cart = cartOf(MANICURE, PEDICURE, parking)
  const withoutOne = removeFromCart(cart, PEDICURE.catalogItemId)
  expect(withoutOne).toEqual([MANICURE, parking])
  expect(removeFromCart(withoutOne, MANICURE.catalogItemId)).toEqual(EMPTY_CART)
})

test('[CART-04] removing an add-on keeps its service', () => {
  const cart = cartOf(MANICURE_WITH_EXTRAS, GEL, NAIL_ART, NAIL_ART)
  const without = removeFromCart(cart, NAIL_ART.catalogItemId)
  expect(without).toEqual([MANICURE_WITH_EXTRAS, GEL])
})

test('[CART-04] of two add-ons without a service one can be removed', () => {
  expect(removeFromCart(cartOf(GEL, NAIL_ART), GEL.catalogItemId)).toEqual([NAIL_ART])
})

test('[CART-04] removing an absent item changes nothing', () => {
  const cart = cartOf(MANICURE)
  expect(removeFromCart(cart, PEDICURE.catalogItemId)).toBe(cart)
})

test('removing lowers the quantity, and at one removes the item', () => {
  const cart = cartOf(MANICURE, NAIL_ART, NAIL_ART)
  const one = takeOneFromCart(cart, NAIL_ART.catalogItemId)
  expect(one.map((item) => item.numberOfItems)).toEqual([1, 1])
  expect(takeOneFromCart(one, NAIL_ART.catalogItemId)).toEqual([MANICURE])
})

test('[INFO-04] a cart is a free consultation only if it contains nothing else', () => {
  const talk = { ...aService({ id: 'talk', priceCents: 0 }), serviceCode: FREE_CONSULTATION }
  expect(isFreeConsultation([talk])).toBe(true)
  expect(isFreeConsultation([talk, MANICURE])).toBe(false)
  expect(isFreeConsultation(EMPTY_CART)).toBe(false)
})

test('[CHECKOUT-07] a draft has each catalog item once with its quantity', () => {
  const kept: Cart = [...cartOf(MANICURE, NAIL_ART, NAIL_ART), NAIL_ART]
  expect(draftItems(kept)).toEqual([
    { catalogItemId: 'manicure', quantity: 1 },
    { catalogItemId: 'nail-art', quantity: 3 },
  ])
})

test('adding and removing keep one entry per item and do not change their input', () => {
  const shelf = [MANICURE_WITH_EXTRAS, GEL, NAIL_ART, PEDICURE]
  const press = fc.record({
    item: fc.constantFrom(...shelf),
    action: fc.constantFrom('add', 'remove', 'takeOne'),
  })
  fc.assert(
    fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
      let cart = EMPTY_CART
      for (const { item, action } of presses) {
        const before = structuredClone(cart)
        const after = pressed(cart, item, action)
        expect(cart).toEqual(before)
        cart = after
        const ids = cart.map((entry) => entry.catalogItemId)
        expect(new Set(ids).size).toBe(ids.length)
        expect(cart.every((entry) => entry.numberOfItems >= 1)).toBe(true)
        expect(cart.every((entry) => entry.isAddon || entry.numberOfItems === 1)).toBe(true)
        const quantities = draftItems(cart).reduce((sum, draft) => sum + draft.quantity, 0)
        expect(quantities).toBe(cartTotals(cart).numberOfItems)
      }
    }),
  )
})

function pressed(cart: Cart, item: CartItem, action: string): Cart {
  if (action === 'remove') return removeFromCart(cart, item.catalogItemId)
  if (action === 'takeOne') return takeOneFromCart(cart, item.catalogItemId)
  const added = addToCart(cart, item)
  return added.ok ? added.value : cart
}

function cartOf(...items: CartItem[]): Cart {
  return items.reduce<Cart>((cart, item) => pressed(cart, item, 'add'), EMPTY_CART)
}

interface ItemOptions {
  id: string
  priceCents?: number
  durationMinutes?: number
}

function aService({ id, priceCents = 3_000, durationMinutes = 30 }: ItemOptions): CartItem {
  return {
    catalogItemId: id as CatalogItemId,
    serviceCode: '0001',
    serviceName: id,
    displayName: id,
    priceCents,
    durationMinutes,
    isAddon: false,
    children: [],
    numberOfItems: 1,
  }
}

function anAddon(options: ItemOptions): CartItem {
  return { ...aService(options), isAddon: true }
}
