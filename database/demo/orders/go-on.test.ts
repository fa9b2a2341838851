import { expect, test } from 'vitest'
import { daysOff } from '../calendar/days-off.ts'
import { spanAround } from '../calendar/span.ts'
import { people } from '../people.ts'
import { SALONS } from '../salons/all-salons.ts'
import { BORN_AT, newSalon } from '../salons/stored-salon.ts'
import { sceneOf } from '../scene.ts'
import { ORDINARY_NOW } from '../weekdays.ts'
import type { Booking } from './booking.ts'
import { goneOn, type StoredOrder } from './go-on.ts'

test('a story goes on from where it is stored', () => {
  const booking = agreedByHand()
  expect(goneOn([booking], storedAs(booking, { version: 1, status: 'PENDING' }))).toEqual([
    { booking, storedEvents: 1 },
  ])
})

test('a story that was told to its end, or was never stored, does not go on', () => {
  const booking = agreedByHand()
  const { status, events } = booking.story
  expect(goneOn([booking], storedAs(booking, { version: events.length, status }))).toEqual([])
  expect(goneOn([booking], new Map())).toEqual([])
})

test('an order that people declined, called off or moved stands as they left it', () => {
  const booking = agreedByHand()
  for (const status of ['DECLINED', 'CANCELLED', 'PENDING'] as const) {
    expect(goneOn([booking], storedAs(booking, { version: 2, status }))).toEqual([])
  }
  const startsAt = booking.visit.startsAt + 3_600_000
  const moved = storedAs(booking, { version: 1, status: 'PENDING', startsAt })
  expect(goneOn([booking], moved)).toEqual([])
})

function storedAs(
  { id, customer, visit }: Booking,
  order: Pick<StoredOrder, 'version' | 'status'> & { startsAt?: number },
): ReadonlyMap<string, StoredOrder> {
  const { userName: customerUserName } = customer
  return new Map([[id, { id, customerUserName, startsAt: visit.startsAt, ...order }]])
}

/** Placed, confirmed by the salon and kept: three events. */
function agreedByHand(): Booking {
  const salon = SALONS.find(({ confirmsByHand }) => confirmsByHand)
  if (salon === undefined) throw new Error('No salon confirms by hand')
  const span = spanAround(ORDINARY_NOW)
  const stored = newSalon(salon, span.today)
  const { bookings } = sceneOf(stored, daysOff(salon, span), people(BORN_AT), {
    span,
    now: ORDINARY_NOW,
  })
  const kept = bookings.find(
    ({ story }) => story.events.length === 3 && story.status === 'COMPLETED',
  )
  if (kept === undefined) throw new Error('Nobody came')
  return kept
}
