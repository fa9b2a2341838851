import { expect, test } from 'vitest'
import { aDatabase } from '#platform/testing/database.ts'
import { aCatalogItem, anAccount, aProvider, workingHours } from './builders.ts'
import { aBlock, anOrder, aReview } from './order-builders.ts'
import { tuesday } from './weekdays.ts'

test('an order has its customer, items, event and appointment, and its totals agree', async () => {
  const database = await aDatabase<unknown>()
  const salon = await aProvider(database)
  const cut = await aCatalogItem(database, salon, { priceCents: 4250, durationMinutes: 45 })
  const mask = await aCatalogItem(database, salon, {
    priceCents: 1400,
    durationMinutes: 15,
    isAddon: true,
  })
  const order = await anOrder(database, salon, {
    startsAt: tuesday('13:30'),
    items: [cut, { ...mask, quantity: 2 }],
    bufferMinutes: 10,
  })
  expect(order.originalCents).toBe(7050)
  expect(order.endsAt).toBe(tuesday('14:45'))
  const { rows } = await database.pool.query(`
    select total_cents, service_name, upper(during) as blocked_until,
      (select count(*) from order_items) as items, (select count(*) from order_events) as events
    from orders join appointments on order_id = orders.id`)
  expect(rows).toEqual([
    {
      total_cents: 7050,
      service_name: 'Knippen & föhnen, Knippen & föhnen',
      blocked_until: tuesday('14:55'),
      items: 2,
      events: 1,
    },
  ])
})

test('[SLOT-07] the builders cannot create two overlapping live visits', async () => {
  const database = await aDatabase<unknown>()
  const salon = await aProvider(database)
  await anOrder(database, salon, { startsAt: tuesday('10:00') })
  const block = { startsAt: tuesday('10:30'), endsAt: tuesday('11:00') }
  await expect(aBlock(database, salon, block)).rejects.toThrow('appointments_never_overlap')
  await anOrder(database, salon, { startsAt: tuesday('11:00'), status: 'CANCELLED' })
  await aBlock(database, salon, { startsAt: tuesday('11:00'), endsAt: tuesday('12:00') })
})

test('a provider has the hours it is given, an account its first name, a review its stars', async () => {
  const database = await aDatabase<unknown>()
  const salon = await aProvider(database, { hours: workingHours('10:00', '14:00', [1, 3]) })
  await anAccount(database, { userName: 'noor', name: 'Noor' })
  await anAccount(database, { userName: 'noor', name: 'Somebody else' })
  await aReview(database, salon, { rating: 4 })
  await aReview(database, salon, { rating: 5, reviewerUserName: 'noor' })
  const { rows } = await database.pool.query(`
    select review_count, rating, (select array_agg(day order by day) from working_hours) as days,
      (select name from accounts where user_name = 'noor') as name
    from providers`)
  expect(rows).toEqual([{ review_count: 2, rating: 4.5, days: [1, 3], name: 'Noor' }])
})
