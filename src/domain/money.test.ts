import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  centsFromEuros,
  euros,
  includedVatCents,
  roundHalfUp,
  VAT_RATES,
  type VatLine,
  vatShares,
} from './money.ts'

test('[PROMO-03] euros in JSON have at most two decimals', () => {
  expect(euros(5085)).toBe(50.85)
  expect(centsFromEuros(50.85)).toBe(5085)
  expect(centsFromEuros(0.29)).toBe(29)
  expect(centsFromEuros(-0)).toBe(0)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 10.001, 1.005, 0.1 + 0.2, 1e18])(
  '[PROMO-03] %d is not an amount',
  (amount) => {
    expect(centsFromEuros(amount)).toBeNull()
  },
)

test('every whole number of cents survives conversion to euros and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (cents) => {
      const onTheWire: number = JSON.parse(JSON.stringify(euros(cents)))
      expect(centsFromEuros(onTheWire)).toBe(cents)
      expect(String(onTheWire)).toMatch(/^-?\d+(\.\d{1,2})?$/)
    }),
  )
})

test('amounts are rounded half up', () => {
  expect(roundHalfUp(1, 2)).toBe(1)
  expect(roundHalfUp(3, 2)).toBe(2)
  expect(roundHalfUp(149, 100)).toBe(1)
  expect(roundHalfUp(150, 100)).toBe(2)
  expect(roundHalfUp(0, 7)).toBe(0)
})

test('the VAT included in a price is computed', () => {
  expect(includedVatCents(12_100, 21)).toBe(2_100)
  expect(includedVatCents(10_900, 9)).toBe(900)
  expect(includedVatCents(5_085, 21)).toBe(883)
  expect(includedVatCents(0, 21)).toBe(0)
})

test('a discount is spread over the VAT rates in proportion', () => {
  const cart: VatLine[] = [
    { rate: 9, totalCents: 3_000 },
    { rate: 21, totalCents: 5_000 },
    { rate: 21, totalCents: 1_000 },
  ]
  expect(vatShares(cart, 1_000)).toEqual([
    { rate: 21, totalCents: 5_333, discountCents: 667, vatCents: 926 },
    { rate: 9, totalCents: 2_667, discountCents: 333, vatCents: 220 },
  ])
})

test('half a cent of the discount goes to the higher rate', () => {
  const cart: VatLine[] = [
    { rate: 9, totalCents: 100 },
    { rate: 21, totalCents: 100 },
  ]
  expect(vatShares(cart, 1).map((share) => share.discountCents)).toEqual([1, 0])
})

test('a free cart and an empty one include no VAT', () => {
  expect(vatShares([{ rate: 21, totalCents: 0 }], 0)).toEqual([
    { rate: 21, totalCents: 0, discountCents: 0, vatCents: 0 },
  ])
  expect(vatShares([], 0)).toEqual([])
})

test('the shares add up to the cent, for any cart and discount', () => {
  fc.assert(
    fc.property(anyLines(), fc.nat(100), (lines, percent) => {
      const sum = lines.reduce((all, line) => all + line.totalCents, 0)
      const discount = Math.floor((sum * percent) / 100)
      const shares = vatShares(lines, discount)
      expect(shares.reduce((all, share) => all + share.discountCents, 0)).toBe(discount)
      expect(shares.reduce((all, share) => all + share.totalCents, 0)).toBe(sum - discount)
      for (const { rate, totalCents, discountCents, vatCents } of shares) {
        const before = totalCents + discountCents
        expect(totalCents).toBeGreaterThanOrEqual(0)
        expect(Math.abs(discountCents * sum - before * discount)).toBeLessThanOrEqual(sum)
        expect(vatCents).toBe(includedVatCents(totalCents, rate))
      }
    }),
  )
})

function anyLines(): fc.Arbitrary<VatLine[]> {
  return fc.array(fc.record({ rate: fc.constantFrom(...VAT_RATES), totalCents: fc.nat(100_000) }), {
    maxLength: 8,
  })
}
