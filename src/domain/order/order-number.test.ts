import { expect, test } from 'vitest'
import { orderNumber } from './order-number.ts'

test('an order number is the end of the order’s id', () => {
  expect(orderNumber('0199c5a0-7b1e-7c3d-9f4e-12ab4f2a9c07')).toBe('BL-4F2A-9C07')
})
