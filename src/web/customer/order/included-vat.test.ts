import { expect, test } from 'vitest'
import { includedVat } from './included-vat.ts'

const cut = { price: 42.5, quantity: 1, vatRate: 9, isAddon: false }
const mask = { price: 14, quantity: 1, vatRate: 9, isAddon: false }
const nails = { price: 30, quantity: 2, vatRate: 21, isAddon: false }

test('the VAT is computed after the discount', () => {
  expect(includedVat({ items: [cut, mask], discountAmount: 5.65, travelFee: 0 })).toEqual([
    { rate: 9, amount: 4.2 },
  ])
})

test('each rate is shown separately, with quantities', () => {
  expect(includedVat({ items: [cut, nails], discountAmount: 0, travelFee: 0 })).toEqual([
    { rate: 21, amount: 10.41 },
    { rate: 9, amount: 3.51 },
  ])
})

test('a free consultation shows no VAT', () => {
  expect(includedVat({ items: [{ ...cut, price: 0 }], discountAmount: 0, travelFee: 0 })).toEqual(
    [],
  )
})

test('[WORK-137] the VAT of the travel fee has the rate of the main treatment, and no discount', () => {
  const oil = { ...nails, isAddon: true }
  const order = { items: [oil, cut], discountAmount: 102.5, travelFee: 10.9 }
  expect(includedVat(order)).toEqual([{ rate: 9, amount: 0.9 }])
})
