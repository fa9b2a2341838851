import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/time-units.ts'
import { aListedOrder } from '../booking/testing/orders.ts'
import { findNextOrder, selectUpcoming } from './dashboard.ts'

const now = Date.parse('2026-11-24T12:00:00+01:00')

function aVisitAt(
  bookingId: string,
  time: string,
  status: 'CONFIRMED' | 'CANCELLED' = 'CONFIRMED',
) {
  const startsAt = Date.parse(time)
  const appointmentEndDate = new Date(startsAt + HOUR_MS).toISOString()
  return aListedOrder({ bookingId, appointmentStartDate: time, appointmentEndDate, status })
}

test('[ORDER-04, ORDER-05] appointments are sorted soonest first; the next one is the first that is not over', () => {
  const upcoming = selectUpcoming(
    [
      aVisitAt('later', '2026-12-01T10:00:00+01:00'),
      aVisitAt('under way', '2026-11-24T11:30:00+01:00'),
      aVisitAt('called off', '2026-11-25T10:00:00+01:00', 'CANCELLED'),
      aVisitAt('yesterday', '2026-11-23T10:00:00+01:00'),
      aVisitAt('long ago', '2026-11-20T10:00:00+01:00'),
    ],
    now,
  )
  expect(upcoming.map(({ bookingId }) => bookingId)).toEqual(['yesterday', 'under way', 'later'])
  expect(findNextOrder(upcoming, now)?.bookingId).toBe('under way')
  expect(findNextOrder(upcoming.slice(0, 1), now)).toBeUndefined()
})
