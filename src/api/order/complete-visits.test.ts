import { expect, test } from 'vitest'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { ORDER_STATUSES } from '#domain/order/status.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { completeVisits } from './complete-visits.ts'
import { anOrderApi } from './testing/an-order-api.ts'

const market = await anOrderApi()
const { aBookableProvider, clock, database, read } = market
const LAST_TUESDAY = tuesday('10:00') - 7 * DAY_MS

test('[ORDER-03] past visits are completed with an event by the system; others stay as they are', async () => {
  const { provider } = await aBookableProvider()
  const ids: string[] = []
  for (const [week, status] of ORDER_STATUSES.entries()) {
    const startsAt = LAST_TUESDAY - week * 7 * DAY_MS
    ids.push((await anOrder(database, provider, { status, startsAt })).id)
  }
  await completeVisits(market)
  const after = await Promise.all(ids.map(async (id) => (await read(id)).status))
  expect(Object.fromEntries(ORDER_STATUSES.map((status, index) => [status, after[index]]))).toEqual(
    {
      PENDING: 'PENDING',
      ACCEPTED: 'COMPLETED',
      CONFIRMED: 'COMPLETED',
      COMPLETED: 'COMPLETED',
      CANCELLED: 'CANCELLED',
      DECLINED: 'DECLINED',
      NO_SHOW: 'NO_SHOW',
    },
  )
  const events = await database.query
    .selectFrom('order_events')
    .select(['actor', 'from_status', 'to_status', 'at'])
    .where('to_status', '=', 'COMPLETED')
    .where('from_status', 'is not', null)
    .orderBy('from_status')
    .execute()
  expect(events).toEqual(
    ['ACCEPTED', 'CONFIRMED'].map((from_status) => ({
      actor: 'system',
      from_status,
      to_status: 'COMPLETED',
      at: TEST_NOW,
    })),
  )
})

test('a visit is over at its end, not at its start', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id } = await anOrder(database, provider, { items: [cut] })
  for (const [now, status] of [
    [tuesday('10:45') - 1, 'CONFIRMED'],
    [tuesday('10:45'), 'COMPLETED'],
  ] as const) {
    clock.set(now)
    await completeVisits(market)
    expect(await read(id)).toMatchObject({ status })
  }
  clock.set(TEST_NOW)
})

test('more visits than one batch, completed by two processes at once, are each completed once', async () => {
  const { provider, cut } = await aBookableProvider()
  await anOrder(database, provider, { startsAt: LAST_TUESDAY, items: [cut] })
  await database.pool.query(
    `insert into orders (${COPIED}) select ${COPIED} from orders, generate_series(1, 1200) where provider_id = $1`,
    [provider.id],
  )
  await Promise.all([completeVisits(market), completeVisits(market)])
  const { rows } = await database.pool.query(
    `select count(*) as visits, count(*) filter (where status = 'COMPLETED' and version = 2) as once,
       (select count(*) from order_events e join orders x on x.id = e.order_id
         where x.provider_id = $1 and e.actor = 'system') as events
     from orders where provider_id = $1`,
    [provider.id],
  )
  expect(rows).toEqual([{ visits: 1201, once: 1201, events: 1201 }])
})

const COPIED = `provider_id, customer_user_name, status, starts_at, ends_at, time_zone, language, service_name,
  service_type, service_location, customer_name, customer_email, customer_phone, original_cents,
  cancellation_window_minutes, accepted_terms_at`
