import { expect, test } from 'vitest'
import type { OrderStatus } from '#domain/order/status.ts'
import { groupOrders } from './order-groups.ts'

const now = Date.parse('2026-11-21T12:00:00+01:00')

function anOrder(bookingId: string, day: string, status: OrderStatus = 'CONFIRMED') {
  const appointmentStartDate = `${day}T11:30:00+01:00`
  return { bookingId, status, appointmentStartDate, appointmentEndDate: `${day}T12:30:00+01:00` }
}

function named(orders: { bookingId: string }[]): string[] {
  return orders.map(({ bookingId }) => bookingId)
}

test('[ORDER-07] upcoming orders are sorted soonest first, earlier ones latest first', () => {
  const { upcoming, earlier } = groupOrders(
    [
      anOrder('december', '2026-12-10', 'PENDING'),
      anOrder('tuesday', '2026-11-24', 'ACCEPTED'),
      anOrder('summer', '2026-07-01', 'COMPLETED'),
      anOrder('autumn', '2026-10-14', 'NO_SHOW'),
    ],
    now,
  )
  expect(named(upcoming)).toEqual(['tuesday', 'december'])
  expect(named(earlier)).toEqual(['autumn', 'summer'])
})

test('[ORDER-07] a visit in progress is upcoming; a cancelled or past one is not', () => {
  const { upcoming, earlier } = groupOrders(
    [
      anOrder('called-off', '2026-12-10', 'CANCELLED'),
      anOrder('declined', '2026-12-09', 'DECLINED'),
      anOrder('under-way', '2026-11-21'),
      anOrder('over', '2026-11-20'),
    ],
    now,
  )
  expect(named(upcoming)).toEqual(['under-way'])
  expect(named(earlier)).toEqual(['called-off', 'declined', 'over'])
})

test('[ORDER-07] orders of another page are appended to their group', () => {
  const first = [anOrder('tuesday', '2026-11-24'), anOrder('wednesday', '2026-11-25')]
  const second = [anOrder('december', '2026-12-10'), anOrder('autumn', '2026-10-14', 'COMPLETED')]
  const third = [anOrder('summer', '2026-07-01', 'COMPLETED')]
  const { upcoming, earlier } = groupOrders([...first, ...second, ...third], now)
  expect(named(upcoming)).toEqual(['tuesday', 'wednesday', 'december'])
  expect(named(earlier)).toEqual(['autumn', 'summer'])
})

test('[ORDER-07] an order on two pages is shown once, as on the later page', () => {
  const later = anOrder('moved', '2026-11-24', 'CANCELLED')
  const { upcoming, earlier } = groupOrders([anOrder('moved', '2026-11-24'), later], now)
  expect([upcoming, earlier]).toEqual([[], [later]])
})
