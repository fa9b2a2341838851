import { expect, test } from 'vitest'
import { endOfOrderId, orderNumber } from './order-number.ts'

const ID = '0199c5a0-7b1e-7c3d-9f4e-12ab4f2a9c07'

test('an order number is the end of the order’s id', () => {
  expect(orderNumber(ID)).toBe('BL-4F2A-9C07')
})

test.each(['BL-4F2A-9C07', 'bl 4f2a 9c07', '4f2a9c07', ' 4F2A-9C07 '])(
  '[WORK-196] the number %j is that of its order',
  (text) => expect(ID.replaceAll('-', '').endsWith(endOfOrderId(text) ?? '?')).toBe(true),
)

test.each(['', 'BL-4F2A', 'BL-4F2A-9C07-1', 'deadbeef!', 'anouk'])(
  '[WORK-196] %j is no number',
  (text) => expect(endOfOrderId(text)).toBeNull(),
)
