import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { anAccount } from './builders.ts'
import { fillDemoMarket } from './market.ts'
import { anOrder, aReview } from './order-builders.ts'
import { aFilledMarket } from './testing/filled-market.ts'
import { TEST_NOW, tuesday } from './weekdays.ts'

const LATER = TEST_NOW + 20 * DAY_MS

let database: TestDatabase<unknown>
let before: Awaited<ReturnType<typeof readVisitorData>>
let cancelledOrderId: string
let movedOrder: { id: string; startsAt: number }

// Day 0: the market is filled and people use it. Day 20: it is synchronised again.
beforeAll(async () => {
  ;({ database } = await aFilledMarket(afterAll))
  await bookOrders()
  cancelledOrderId = await cancelOrder()
  movedOrder = await moveOrder()
  before = await readVisitorData()
  await fillDemoMarket(database, { now: LATER })
})

async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await database.pool.query<Row>(sql, values)
  return rows
}

test('what people created stays as they made it', async () => {
  expect(before.orders).toHaveLength(2)
  expect(before.reviews).toHaveLength(1)
  expect(await readVisitorData()).toEqual(before)
})

test('a demo order that people cancelled or moved stays as they left it', async () => {
  const [order] = await rows('select status from orders where id = $1', [cancelledOrderId])
  expect(order).toEqual({ status: 'CANCELLED' })
  const [moved] = await rows<{ starts_at: number; version: number }>(
    'select starts_at, version from orders where id = $1',
    [movedOrder.id],
  )
  expect(moved).toEqual({ starts_at: movedOrder.startsAt, version: 2 })
})

test('the calendar around the new today is about half full', async () => {
  const taken = await rows<{ week: number; share: number }>(
    `with open as (
      select p.id, p.user_name, days.day::date as day, (days.day::date + h.open_time) at time zone 'Europe/Amsterdam' as opens,
        (days.day::date + h.close_time) at time zone 'Europe/Amsterdam' as closes
      from generate_series($1::date, $1::date + 41, interval '1 day') as days(day)
      join working_hours h on h.day = extract(dow from days.day)
      join providers p on p.id = h.provider_id
      where not exists (select from closures c where c.provider_id = p.id
        and c.during && tstzrange((days.day::date + h.open_time) at time zone 'Europe/Amsterdam',
          (days.day::date + h.close_time) at time zone 'Europe/Amsterdam'))
    )
    select (open.day - $1::date) / 7 as week, sum((select coalesce(sum(extract(epoch from
        least(upper(a.during), closes) - greatest(lower(a.during), opens))), 0)
        from appointments a where a.calendar_id = open.id and a.live and a.during && tstzrange(opens, closes)))
      / sum(extract(epoch from closes - opens)) as share
    from open group by 1 order by 1`,
    ['2026-12-10'],
  )
  expect(taken).toHaveLength(6)
  for (const { share } of taken) {
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.75)
  }
})

test('past visits have ended, and upcoming ones reach six weeks ahead', async () => {
  const [count] = await rows(
    `select count(*) filter (where ends_at < $1 and status in ('PENDING', 'ACCEPTED', 'CONFIRMED')
        and id <> all($2)) as unended,
      count(*) filter (where placed_at > $1 and id <> all($2)) as unplaced,
      max(starts_at) > $1::timestamptz + interval '40 days' as ahead
    from orders`,
    [new Date(LATER), [...before.orders.map(({ id }) => id), movedOrder.id]],
  )
  expect(count).toEqual({ unended: 0, unplaced: 0, ahead: true })
})

test('every stored history follows the status rules', async () => {
  const broken = await rows<{ id: string }>(`
    select o.id from orders o join order_events e on e.order_id = o.id
    where o.customer_user_name <> 'anouk'
    group by o.id
    having count(*) <> o.version or (array_agg(e.to_status order by e.at desc))[1] <> o.status`)
  expect(broken.map(({ id }) => id).sort()).toEqual([movedOrder.id])
})

test('promotions are valid today and named after the season', async () => {
  const promotions = await rows<{ title_en: string }>(
    'select title_en from promotions where not ($1::date between start_date and end_date)',
    ['2026-12-10'],
  )
  expect(promotions).toEqual([])
  const seasons = await rows(
    "select distinct title_en from promotions where promotion_type like 'LIMITED%'",
  )
  expect(seasons).toEqual([{ title_en: 'Winter offer' }])
})

test('new reviews are of completed visits, with texts not used before at that provider', async () => {
  const [existing] = await rows<{ fresh: number; repeated: number; unfounded: number }>(
    `select count(*) filter (where r.created_at > $1) as fresh,
      count(*) - count(distinct (r.provider_id, r.user_feedback)) as repeated,
      count(*) filter (where o.id is not null and o.status <> 'COMPLETED') as unfounded
    from reviews r left join orders o on o.id = r.order_id where r.reviewer_user_name <> 'anouk'`,
    [new Date(TEST_NOW)],
  )
  expect(existing?.fresh).toBeGreaterThan(150)
  expect(existing?.fresh).toBeLessThan(800)
  expect(existing).toMatchObject({ repeated: 0, unfounded: 0 })
  const miscounted = await rows(`
    select p.user_name from providers p left join reviews r on r.provider_id = p.id
    group by p.id having p.review_count <> count(r.id)`)
  expect(miscounted).toEqual([])
})

test('the demo sign-ins have upcoming visits again', async () => {
  const visits = await rows<{ name: string; ahead: number }>(
    `select customer_user_name as name, count(*) as ahead from orders
    where customer_user_name in ('sanne', 'daan', 'noor') and starts_at > $1 and status <> 'CANCELLED'
    group by 1`,
    [new Date(LATER)],
  )
  expect(visits).toHaveLength(3)
})

test('a clock that was set back changes nothing', async () => {
  const again = await fillDemoMarket(database, { now: TEST_NOW + DAY_MS })
  expect(again?.change).toBe('none')
})

test('a market of an earlier release gets what is missing, and keeps its menus and prices', async () => {
  const provider = await providerNamed('salon-kersenbloesem')
  await rows(
    'delete from orders where provider_id = (select id from providers where user_name = $1)',
    ['strak'],
  )
  await rows('delete from providers where user_name = $1', ['strak'])
  await rows('update catalog_items set price_cents = 4444 where provider_id = $1', [provider.id])
  const [kept] = await rows<{ count: number }>('select count(*) from orders')
  const moved = await fillDemoMarket(database, { now: LATER + 5 * DAY_MS })
  expect(moved).toMatchObject({ change: 'updated', providers: 240 })
  expect(moved?.orders).toBeGreaterThan(kept?.count ?? 0)
  const prices = await rows(
    `select distinct i.price_cents from order_items i join orders o on o.id = i.order_id
    where o.provider_id = $1 and o.placed_at > $2`,
    [provider.id, new Date(LATER)],
  )
  expect(prices).toEqual([{ price_cents: 4444 }])
})

async function bookOrders(): Promise<void> {
  await anAccount(database, { userName: 'anouk' })
  const provider = await providerNamed('salon-kersenbloesem')
  const [item] = await rows<{ id: string }>(
    "select id from catalog_items where provider_id = $1 and service_code = '20001'",
    [provider.id],
  )
  const cut = {
    id: item?.id ?? '',
    serviceCode: '20001',
    category: 'hairStyling' as const,
    nameEn: 'Cut & blow-dry',
    nameNl: 'Knippen & föhnen',
    priceCents: 4250,
    durationMinutes: 45,
    vatRate: 9 as const,
    isAddon: false,
    parentId: null,
  }
  // Before opening time on one day, and after the new today on another, so that the time is free.
  for (const startsAt of [tuesday('07:00'), tuesday('07:00', LATER + 20 * DAY_MS)]) {
    const order = await anOrder(database, provider, {
      startsAt,
      items: [cut],
      placedAt: TEST_NOW,
    })
    if (startsAt < LATER) {
      await aReview(database, provider, { orderId: order.id, createdAt: TEST_NOW + 5 * DAY_MS })
    }
  }
}

async function cancelOrder(): Promise<string> {
  const order = await upcomingOrder()
  await rows(
    "update orders set status = 'CANCELLED', version = version + 1, cancelled_at = placed_at where id = $1",
    [order.id],
  )
  await rows(
    `insert into order_events (order_id, actor, from_status, to_status, at)
    select id, customer_user_name, 'CONFIRMED', 'CANCELLED', placed_at + interval '1 hour' from orders where id = $1`,
    [order.id],
  )
  await rows('update appointments set live = false where order_id = $1', [order.id])
  return order.id
}

async function moveOrder(): Promise<{ id: string; startsAt: number }> {
  const { id, starts_at } = await upcomingOrder()
  const startsAt = starts_at - 12 * HOUR_MS
  await rows(
    `update orders set version = version + 1, starts_at = starts_at - interval '12 hours',
      ends_at = ends_at - interval '12 hours' where id = $1`,
    [id],
  )
  await rows(
    `update appointments set during = tstzrange(lower(during) - interval '12 hours',
      upper(during) - interval '12 hours') where order_id = $1`,
    [id],
  )
  return { id, startsAt }
}

async function upcomingOrder(): Promise<{ id: string; starts_at: number }> {
  const [order] = await rows<{ id: string; starts_at: number }>(
    `select o.id, o.starts_at from orders o join providers p on p.id = o.provider_id
    where o.status = 'CONFIRMED' and o.version = 1 and p.auto_confirm and o.customer_user_name <> 'anouk'
      and o.starts_at between $1::timestamptz + interval '10 days' and $1::timestamptz + interval '12 days'
    order by o.id limit 1`,
    [new Date(TEST_NOW)],
  )
  if (order === undefined) throw new Error('No upcoming order')
  return order
}

async function providerNamed(userName: string): Promise<{ id: string }> {
  const [provider] = await rows<{ id: string }>('select id from providers where user_name = $1', [
    userName,
  ])
  if (provider === undefined) throw new Error(`No provider ${userName}`)
  return provider
}

async function readVisitorData() {
  return {
    orders: await rows<{ id: string }>(`
      select o.*, (select json_agg(i order by i.position) from order_items i where i.order_id = o.id) as items,
        (select json_agg(e order by e.at) from order_events e where e.order_id = o.id) as events,
        (select json_agg(a) from appointments a where a.order_id = o.id) as appointments
      from orders o where o.customer_user_name = 'anouk' order by o.starts_at`),
    accounts: await rows("select * from accounts where user_name = 'anouk'"),
    reviews: await rows("select * from reviews where reviewer_user_name = 'anouk'"),
  }
}
