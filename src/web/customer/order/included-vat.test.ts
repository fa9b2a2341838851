import { expect, test } from 'vitest'
import { includedVat } from './included-vat.ts'

const cut = { price: 42.5, quantity: 1, vatRate: 9 }
const mask = { price: 14, quantity: 1, vatRate: 9 }
const nails = { price: 30, quantity: 2, vatRate: 21 }

test('the VAT is computed after the discount', () => {
  expect(includedVat({ items: [cut, mask], discountAmount: 5.65 })).toEqual([
    { rate: 9, amount: 4.2 },
  ])
})

test('each rate is shown separately, with quantities', () => {
  expect(includedVat({ items: [cut, nails], discountAmount: 0 })).toEqual([
    { rate: 21, amount: 10.41 },
    { rate: 9, amount: 3.51 },
  ])
})

test('a free consultation shows no VAT', () => {
  expect(includedVat({ items: [{ ...cut, price: 0 }], discountAmount: 0 })).toEqual([])
})
