import { expect, test } from 'vitest'
import {
  canAddAddOn,
  cartItemOf,
  cartVat,
  centsOf,
  changedLines,
  quantityOf,
  refreshCart,
  removeOrphanAddOns,
} from './cart-items.ts'
import { aCut, aMask } from './testing/providers.ts'

const beard = aCut({ catalogItemId: '01900000-0000-7000-8000-000000000003', serviceName: 'Beard' })

test('[CART-01] a catalog item becomes a cart item, money in cents', () => {
  expect(cartItemOf(aCut({ children: [aMask().catalogItemId] }))).toEqual({
    catalogItemId: aCut().catalogItemId,
    serviceCode: '20001',
    serviceName: 'Cut & blow-dry',
    displayName: 'Cut & blow-dry',
    priceCents: 4250,
    durationMinutes: 45,
    isAddon: false,
    children: [aMask().catalogItemId],
    numberOfItems: 1,
  })
})

test('a stored cart gets current names, prices and durations', () => {
  const stored = [{ ...cartItemOf(aMask()), numberOfItems: 2 }, cartItemOf(aCut())]
  const now = [aCut({ serviceName: 'Knippen & föhnen', price: 45, duration: 50 }), aMask()]
  const [mask, cut] = refreshCart(stored, now)
  expect(mask).toMatchObject({ numberOfItems: 2, priceCents: 1400 })
  expect(cut).toMatchObject({
    displayName: 'Knippen & föhnen',
    priceCents: 4500,
    durationMinutes: 50,
  })
})

test('items that the provider no longer sells leave the cart with their add-ons', () => {
  const stored = [cartItemOf(aCut()), cartItemOf(aMask())]
  expect(refreshCart(stored, [aMask(), beard])).toEqual([])
})

test('a line counts as changed if it takes longer, costs more or was removed; its quantity does not count', () => {
  const [cut, mask, shave] = [cartItemOf(aCut()), cartItemOf(aMask()), cartItemOf(beard)]
  const longer = { ...cut, durationMinutes: 50 }
  const dearer = { ...mask, priceCents: 1500 }
  expect(changedLines([cut, mask, shave], [longer, mask, shave])).toEqual([cut])
  expect(changedLines([cut, mask, shave], [cut, dearer])).toEqual([mask, shave])
  expect(changedLines([cut], [{ ...cut, numberOfItems: 2 }])).toEqual([])
})

test('an unchanged cart stays the same object', () => {
  const stored = [cartItemOf(aCut())]
  expect(refreshCart(stored, [aCut(), aMask()])).toBe(stored)
})

test('[CART-04] an add-on needs a treatment, and its own where it belongs to one', () => {
  const menu = [aCut({ children: [aMask().catalogItemId] }), beard, aMask()]
  expect(canAddAddOn(aMask(), [], menu)).toBe(false)
  expect(canAddAddOn(aMask(), [cartItemOf(beard)], menu)).toBe(false)
  expect(canAddAddOn(aMask(), [cartItemOf(aCut())], menu)).toBe(true)
  expect(canAddAddOn(aMask(), [cartItemOf(beard)], [beard, aMask()])).toBe(true)
  const orphans = [cartItemOf(beard), cartItemOf(aMask())]
  expect(removeOrphanAddOns(orphans, menu)).toEqual([cartItemOf(beard)])
})

test('[WORK-137] the VAT of a line includes its quantity, and that of a main item the travel fee', () => {
  const cart = [cartItemOf(aCut()), { ...cartItemOf(aMask()), numberOfItems: 3 }]
  const amounts = { discountCents: 0, travelFeeCents: 1000 }
  expect(cartVat(cart, [aCut(), aMask({ vatRate: 21 })], amounts)).toMatchObject([
    { rate: 21, totalCents: 4200 },
    { rate: 9, totalCents: 5250 },
  ])
  expect(quantityOf(cart, aMask().catalogItemId)).toBe(3)
  expect(quantityOf(cart, beard.catalogItemId)).toBe(0)
})

test('an amount finer than a cent is an error, never rounded', () => {
  expect(centsOf(0.1)).toBe(10)
  expect(() => centsOf(0.105)).toThrow(RangeError)
})
