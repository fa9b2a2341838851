import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from './status.ts'
import { type ListedOrder, upcoming } from './upcoming.ts'

const TODAY = '2026-11-24'

test('[ORDER-04] orders are sorted soonest first, with the days until then', () => {
  const orders = [
    anOrder('2026-12-10T19:30:00+01:00'),
    anOrder('2026-11-24T16:00:00+01:00'),
    anOrder('2026-11-24T09:00:00+01:00'),
    anOrder('2026-11-25T00:15:00+01:00'),
  ]
  expect(summary(upcoming(orders, TODAY))).toEqual([
    ['2026-11-24T09:00:00+01:00', 0],
    ['2026-11-24T16:00:00+01:00', 0],
    ['2026-11-25T00:15:00+01:00', 1],
    ['2026-12-10T19:30:00+01:00', 16],
  ])
})

test('[ORDER-04] orders that start after the beginning of yesterday count', () => {
  const orders = [
    anOrder('2026-11-22T23:59:00+01:00'),
    anOrder('2026-11-23T00:00:00+01:00'),
    anOrder('2026-11-23T00:15:00+01:00'),
  ]
  expect(summary(upcoming(orders, TODAY))).toEqual([['2026-11-23T00:15:00+01:00', -1]])
})

test('[ORDER-04] only pending, accepted and confirmed orders count', () => {
  const orders = ORDER_STATUSES.map((status) => anOrder('2026-11-30T10:00:00+01:00', status))
  expect(upcoming(orders, TODAY).map((order) => order.status)).toEqual([
    'PENDING',
    'ACCEPTED',
    'CONFIRMED',
  ])
})

test('[ORDER-04] days until are calendar days, also across a clock change', () => {
  const beforeSpring = [anOrder('2026-03-30T08:00:00+02:00')]
  expect(upcoming(beforeSpring, '2026-03-28')[0]?.daysUntil).toBe(2)
})

test('[ORDER-04] without upcoming orders the list is empty', () => {
  expect(upcoming([], TODAY)).toEqual([])
})

test('[ORDER-04] the first is never later than another, and every order is an input', () => {
  fc.assert(
    fc.property(fc.array(anyOrder(), { maxLength: 20 }), (orders) => {
      const found = upcoming(orders, TODAY)
      const instants = found.map((order) => Date.parse(order.appointmentStartDate))
      expect(instants).toEqual(instants.toSorted((a, b) => a - b))
      const known = new Set(orders.map((order) => order.appointmentStartDate))
      expect(found.every((order) => known.has(order.appointmentStartDate))).toBe(true)
      expect(found.every((order) => order.daysUntil >= -1)).toBe(true)
    }),
  )
})

function anOrder(appointmentStartDate: string, status: OrderStatus = 'CONFIRMED'): ListedOrder {
  return { appointmentStartDate, status }
}

function anyOrder(): fc.Arbitrary<ListedOrder> {
  const winter = fc.date({
    min: new Date('2026-11-10'),
    max: new Date('2026-12-20'),
    noInvalidDate: true,
  })
  return fc
    .tuple(winter, fc.constantFrom(...ORDER_STATUSES))
    .map(([date, status]) => anOrder(`${date.toISOString().slice(0, 19)}+01:00`, status))
}

function summary(orders: readonly (ListedOrder & { daysUntil: number })[]) {
  return orders.map((order) => [order.appointmentStartDate, order.daysUntil])
}
