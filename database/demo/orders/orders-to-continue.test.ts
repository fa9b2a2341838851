import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/time-units.ts'
import { generateClosures } from '../calendar/generate-closures.ts'
import { spanAround } from '../calendar/span.ts'
import { generatePeople } from '../people.ts'
import { providerCalendar } from '../provider-calendar.ts'
import { DEMO_PROVIDERS } from '../providers/demo-providers.ts'
import { CREATED_AT, storedProviderOf } from '../providers/stored-provider.ts'
import { TEST_NOW } from '../weekdays.ts'
import type { DemoOrder } from './demo-order.ts'
import { ordersToContinue, type StoredOrder } from './orders-to-continue.ts'

test('a history continues after its last stored event', () => {
  const demoOrder = manuallyConfirmedOrder()
  expect(
    ordersToContinue([demoOrder], storedAs(demoOrder, { version: 1, status: 'PENDING' })),
  ).toEqual([{ demoOrder, storedEvents: 1 }])
})

test('a history that is complete or was never stored does not continue', () => {
  const demoOrder = manuallyConfirmedOrder()
  const { status, events } = demoOrder.history
  expect(
    ordersToContinue([demoOrder], storedAs(demoOrder, { version: events.length, status })),
  ).toEqual([])
  expect(ordersToContinue([demoOrder], new Map())).toEqual([])
})

test('an order that people declined, cancelled or moved stays as they left it', () => {
  const demoOrder = manuallyConfirmedOrder()
  for (const status of ['DECLINED', 'CANCELLED', 'PENDING'] as const) {
    expect(ordersToContinue([demoOrder], storedAs(demoOrder, { version: 2, status }))).toEqual([])
  }
  const startsAt = demoOrder.visit.startsAt + HOUR_MS
  const moved = storedAs(demoOrder, { version: 1, status: 'PENDING', startsAt })
  expect(ordersToContinue([demoOrder], moved)).toEqual([])
})

function storedAs(
  { id, customer, visit }: DemoOrder,
  order: Pick<StoredOrder, 'version' | 'status'> & { startsAt?: number },
): ReadonlyMap<string, StoredOrder> {
  const { userName: customerUserName } = customer
  return new Map([[id, { id, customerUserName, startsAt: visit.startsAt, ...order }]])
}

/** Placed, confirmed by the provider and completed: three events. */
function manuallyConfirmedOrder(): DemoOrder {
  const provider = DEMO_PROVIDERS.find(({ confirmsManually }) => confirmsManually)
  if (provider === undefined) throw new Error('No provider confirms manually')
  const span = spanAround(TEST_NOW)
  const stored = storedProviderOf(provider, span.today)
  const { demoOrders } = providerCalendar(
    stored,
    generateClosures(provider, span),
    generatePeople(CREATED_AT),
    {
      span,
      now: TEST_NOW,
    },
  )
  const kept = demoOrders.find(
    ({ history }) => history.events.length === 3 && history.status === 'COMPLETED',
  )
  if (kept === undefined) throw new Error('No completed order')
  return kept
}
