import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATEGORY_KEYS, categoryNumber } from '#domain/catalog/category.ts'
import { isDutchPhone } from '#domain/customer/phone.ts'
import { CITIES, cityByCode } from '#domain/location/city.ts'
import { distanceKm } from '#domain/location/distance.ts'
import { canChangeStatus, type OrderActor, type OrderStatus } from '#domain/order/status.ts'
import { PROMOTION_TYPES } from '#domain/promotion/promotion.ts'
import { averageRating } from '#domain/review/rating.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { aDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { aProvider } from './builders.ts'
import { type DemoMarket, fillDemoMarket } from './market.ts'
import { aFilledMarket } from './testing/filled-market.ts'
import { TEST_NOW } from './weekdays.ts'

let database: TestDatabase<unknown>
let fillings: (DemoMarket | null)[]

beforeAll(async () => {
  ;({ database, fillings } = await aFilledMarket(afterAll))
})

test('of two processes that start at the same moment, one fills the market', async () => {
  expect(fillings.map((market) => market?.change).sort()).toEqual(['filled', 'none'])
  expect(fillings.map((market) => market?.providers)).toEqual([240, 240])
  expect(await rows('select count(*) from providers')).toEqual([{ count: 240 }])
})

test('a second start on the same day changes nothing', async () => {
  const again = await fillDemoMarket(database, { now: TEST_NOW + HOUR_MS })
  expect(again).toMatchObject({ change: 'none', providers: 240 })
})

async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await database.pool.query<Row>(sql, values)
  return rows
}

test('there are 240 providers in eleven cities, most in Amsterdam and none in Narnia', async () => {
  const counts = await rows<{ city_code: string; count: number }>(
    'select city_code, count(*) from providers group by 1 order by 2 desc',
  )
  const byCity = new Map(counts.map(({ city_code, count }) => [city_code, count]))
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(240)
  expect(counts[0]).toEqual({ city_code: 'NL02', count: 50 })
  for (const { count } of counts) expect(count).toBeGreaterThanOrEqual(12)
  expect(CITIES.filter(({ cityCode }) => !byCity.has(cityCode)).map(({ name }) => name.en)).toEqual(
    ['Narnia'],
  )
})

test('[DATA-01] the market has each of the 13 categories, all delivery kinds and promotions', async () => {
  const [offered] = await rows<{ categories: number[]; kinds: string[]; promotions: string[] }>(`
    select
      (select array_agg(distinct category_id order by category_id) from provider_categories) as categories,
      (select array_agg(distinct service_availability order by service_availability) from providers) as kinds,
      (select array_agg(distinct promotion_type) from promotions) as promotions`)
  expect(offered?.categories).toEqual(CATEGORY_KEYS.map(categoryNumber))
  expect(offered?.kinds).toEqual(['BOTH', 'DOORSTEP', 'SALON'])
  expect(offered?.promotions.toSorted()).toEqual([...PROMOTION_TYPES].sort())
})

test('one provider has a free consultation, one confirms by hand, one is owned by a demo sign-in', async () => {
  const [found] = await rows<{ free: number; by_hand: number; owned: string[] }>(`
    select
      (select count(*) from catalog_items where service_code = 'FREE_CONSULTATION' and price_cents = 0) as free,
      (select count(*) from providers where not auto_confirm) as by_hand,
      (select array_agg(p.user_name) from providers p join memberships m on m.provider_id = p.id
        where m.user_name = 'studio-bloesem') as owned`)
  expect(found?.free).toBeGreaterThan(0)
  expect(found?.by_hand).toBeGreaterThan(0)
  expect(found?.owned).toEqual(['studio-bloesem'])
})

test('[WORK-92] the agenda of a demo salon has reasons, notes, a missed visit and a closure to come', async () => {
  const [found] = await rows(
    `select
      (select bool_and(reason <> '') from appointments where calendar_id = p.id and order_id is null) as reasons,
      (select count(*) > 0 from appointments where calendar_id = p.id and reason = 'Pauze'
        and upper(during) between $1::timestamptz - interval '7 days' and $1) as breaks,
      (select count(*) > 0 from orders where provider_id = p.id and provider_note <> '') as notes,
      (select count(*) > 0 from orders where provider_id = p.id and status = 'NO_SHOW'
        and ends_at > $1::timestamptz - interval '7 days') as missed,
      (select count(*) > 0 from closures where provider_id = p.id and reason <> ''
        and lower(during) between $1 and $1::timestamptz + interval '14 days') as closures
    from providers p where user_name = 'studio-bloesem'`,
    [new Date(TEST_NOW)],
  )
  expect(found).toEqual({ reasons: true, breaks: true, notes: true, missed: true, closures: true })
})

test('[WORK-184] in the waiting time of each colour treatment stands another client', async () => {
  const found = await rows<{ gap: boolean; other: boolean; menu: number }>(
    `select i.starts_at = o.starts_at + interval '30 minutes' and i.ends_at = o.ends_at - interval '30 minutes' as gap,
      i.client_id <> o.client_id as other,
      (select count(*) from treatment_parts t join order_items n on n.catalog_item_id = t.catalog_item_id
        where n.order_id = o.id) as menu
    from orders o left join orders i on i.provider_id = o.provider_id and i.id <> o.id
      and i.starts_at > o.starts_at and i.ends_at < o.ends_at and i.status in ('CONFIRMED', 'COMPLETED')
    where o.starts_at > $1 and (select count(*) from appointments a where a.order_id = o.id and not a.is_travel) = 2
      and (select count(*) from order_items n where n.order_id = o.id) = 1`,
    [new Date(TEST_NOW)],
  )
  expect(found.length).toBeGreaterThan(0)
  for (const visit of found) expect(visit).toEqual({ gap: true, other: true, menu: 3 })
})

test('every telephone number is Dutch and every postcode well-formed', async () => {
  const salons = await rows<{ mobile_numbers: string[]; postal_code: string; kvk_number: string }>(
    'select mobile_numbers, postal_code, kvk_number from providers',
  )
  for (const { mobile_numbers, postal_code, kvk_number } of salons) {
    expect(mobile_numbers.every(isDutchPhone)).toBe(true)
    expect(postal_code).toMatch(/^[1-9]\d{3} [A-Z]{2}$/)
    expect(kvk_number).toMatch(/^\d{8}$/)
  }
  const customers = await rows<{ customer_phone: string }>('select customer_phone from orders')
  expect(customers.every(({ customer_phone }) => isDutchPhone(customer_phone))).toBe(true)
})

test('every provider is in its city, at its own point and address', async () => {
  const salons = await rows<{ city_code: string; location: { x: number; y: number }; at: string }>(
    "select city_code, location, street || ' ' || postal_code as at from providers",
  )
  for (const { city_code, location } of salons) {
    const city = cityByCode(city_code)
    if (city === null) throw new Error(`No city ${city_code}`)
    const place = { latitude: location.y, longitude: location.x }
    expect(distanceKm(city, place)).toBeLessThan(11)
  }
  expect(new Set(salons.map(({ at }) => at)).size).toBe(240)
  expect(new Set(salons.map(({ location }) => JSON.stringify(location))).size).toBe(240)
})

test('no two providers have the same name or the same introduction', async () => {
  const [said] = await rows(`
    select count(distinct full_name) as names, count(distinct intro_en) as english,
      count(distinct intro_nl) as dutch from providers`)
  expect(said).toEqual({ names: 240, english: 240, dutch: 240 })
})

test('the star counts of every provider match its reviews', async () => {
  expect(await providersWithWrongStarCounts()).toEqual([])
  const salons = await rows<{ stars: [number, number, number, number, number]; rating: number }>(`
    select rating, array[one_star_count, two_star_count, three_star_count, four_star_count,
      five_star_count] as stars from providers where review_count > 0`)
  expect(salons.length).toBeGreaterThan(230)
  for (const { stars, rating } of salons) expect(rating).toBe(averageRating(stars))
})

test('some providers have high ratings, some low, and a few have too few reviews', async () => {
  const [spread] = await rows<Record<string, number>>(`
    select count(*) filter (where rating >= 4.7) as loved,
      count(*) filter (where rating between 1 and 4.3) as less,
      count(*) filter (where review_count = 0) as fresh from providers`)
  expect(spread?.loved).toBeGreaterThan(40)
  expect(spread?.less).toBeGreaterThan(15)
  expect(spread?.fresh).toBe(1)
})

test('a review of a visit is by its customer, of its provider, and after the visit', async () => {
  const wrong = await rows(`
    select r.id from reviews r join orders o on o.id = r.order_id
    where r.provider_id <> o.provider_id or r.reviewer_user_name <> o.customer_user_name
      or o.status <> 'COMPLETED' or r.created_at < o.ends_at`)
  expect(wrong).toEqual([])
})

test('there are 3,000 reviews in both languages, no text twice at one provider and few twice anywhere', async () => {
  const [said] = await rows<Record<string, number>>(`
    with texts as (
      select provider_id, language, rating, reply, created_at,
        lower(regexp_replace(user_feedback, '[^[:alnum:]]', '', 'g')) as words from reviews)
    select count(*) as reviews, count(distinct words) as texts,
      count(*) - count(distinct (provider_id, words)) as repeated,
      count(*) filter (where language = 'en') as english, count(*) filter (where rating <= 3) as critical,
      count(*) filter (where length(words) < 30) as short, count(*) filter (where length(words) > 110) as long,
      count(reply) as replies
    from texts`)
  expect(said?.reviews).toBeGreaterThanOrEqual(3000)
  expect(said?.repeated).toBe(0)
  expect((said?.texts ?? 0) / (said?.reviews ?? 1)).toBeGreaterThan(0.9)
  const share = (kind: string) => (said?.[kind] ?? 0) / (said?.reviews ?? 1)
  for (const [kind, least, most] of [
    ['english', 0.2, 0.5],
    ['critical', 0.04, 0.2],
    ['short', 0.05, 0.3],
    ['long', 0.05, 0.4],
    ['replies', 0.08, 0.35],
  ] as const) {
    expect([kind, share(kind) > least, share(kind) < most]).toEqual([kind, true, true])
  }
})

test('no text contains a placeholder or a tag of its template', async () => {
  const marked = await rows(`
    select user_feedback from reviews
    where user_feedback ~ '[{}|]|^([0-9]{4,6}|salon):' or reply ~ '[{}|]|^([0-9]{4,6}|salon):'`)
  expect(marked).toEqual([])
})

test('every order has a history that the status rules allow', async () => {
  const orders = await rows<{
    status: OrderStatus
    actors: string[]
    from: (OrderStatus | null)[]
    to: OrderStatus[]
    customer: string
  }>(`
    select o.status, o.customer_user_name as customer, array_agg(e.actor order by e.at) as actors,
      array_agg(e.from_status order by e.at) as from, array_agg(e.to_status order by e.at) as to
    from orders o join order_events e on e.order_id = o.id group by o.id`)
  const actorOf = (name: string, customer: string): OrderActor =>
    name === customer ? 'customer' : name === 'system' ? 'system' : 'provider'
  for (const { status, actors, from, to, customer } of orders) {
    expect(from[0]).toBeNull()
    expect(to.at(-1)).toBe(status)
    for (let step = 1; step < to.length; step++) {
      const [before, after, actor] = [from[step], to[step], actors[step]]
      if (!before || !after || !actor) throw new Error('A step is missing')
      expect(before).toBe(to[step - 1])
      expect(canChangeStatus(before, after, actorOf(actor, customer))).toBe(true)
    }
  }
})

test('visits at the homes of who comes from home have a travel fee, and their way before and after them', async () => {
  const [counted] = await rows(`
    select count(distinct p.id)::int as providers, count(*) > 100 as "hasMany",
      bool_and(o.travel_fee_cents = p.travel_fee_cents) as "hasFee",
      bool_and((select array_agg(extract(epoch from upper(a.during) - lower(a.during)) / 60 = o.travel_minutes)
        from appointments a where a.order_id = o.id and a.is_travel) = array[true, true]) as "hasWay"
    from orders o join providers p on p.id = o.provider_id
    where p.service_availability = 'DOORSTEP' and p.travel_minutes > 0`)
  expect(counted).toEqual({ providers: 16, hasMany: true, hasFee: true, hasWay: true })
})

test('no order is placed in the future, after its visit, or for another sum than its items', async () => {
  const wrong = await rows(`
    select o.id from orders o
    where o.placed_at > to_timestamp(${TEST_NOW / 1000}) or o.placed_at >= o.starts_at
      or o.cancelled_at > to_timestamp(${TEST_NOW / 1000})
      or o.original_cents - o.travel_fee_cents <>
        (select sum(price_cents * quantity) from order_items where order_id = o.id)
      or extract(epoch from o.ends_at - o.starts_at) / 60 <>
        (select sum(duration_minutes * quantity) from order_items where order_id = o.id)`)
  expect(wrong).toEqual([])
})

test('no reminder is due for people without a mailbox', async () => {
  const reminded = await rows(`
    select distinct customer_user_name as name from orders where reminded_for is null order by 1`)
  expect(reminded).toEqual([{ name: 'daan' }, { name: 'noor' }, { name: 'sanne' }])
})

test('every demo sign-in has upcoming and past visits, one of them with a welcome discount', async () => {
  const visits = await rows<{
    customer: string
    ahead: number
    behind: number
    discounts: number
  }>(`
    select customer_user_name as customer,
      count(*) filter (where starts_at > to_timestamp(${TEST_NOW / 1000})) as ahead,
      count(*) filter (where ends_at < to_timestamp(${TEST_NOW / 1000})) as behind,
      count(*) filter (where discount_cents > 0) as discounts
    from orders where customer_user_name in ('sanne', 'daan', 'noor') group by 1`)
  expect(visits).toHaveLength(3)
  for (const { ahead, behind } of visits) {
    expect(ahead).toBeGreaterThanOrEqual(2)
    expect(behind).toBeGreaterThanOrEqual(2)
  }
  expect(visits.find(({ customer }) => customer === 'sanne')?.discounts).toBeGreaterThan(0)
})

test('[DESK-186] completed visits are counted for the report of their year', async () => {
  const counts = await rows<{ provider_id: string }>(
    'select provider_id, year, visits from tax_years order by 1, 2',
  )
  expect(counts.length).toBeGreaterThan(200)
  expect(counts).toEqual(
    await rows(`
      select provider_id, extract(year from starts_at at time zone 'Europe/Amsterdam')::integer as year, count(*) as visits
      from orders where status = 'COMPLETED' group by 1, 2 order by 1, 2`),
  )
})

test('a database with other providers is left as it is', async () => {
  const theirs = await aDatabase<unknown>()
  await aProvider(theirs, { userName: 'salon-pioen' })
  expect(await fillDemoMarket(theirs, { now: TEST_NOW })).toBeNull()
  const { rows } = await theirs.pool.query('select user_name from providers')
  expect(rows).toEqual([{ user_name: 'salon-pioen' }])
})

function providersWithWrongStarCounts() {
  return rows(`
    select p.user_name from providers p
    left join reviews r on r.provider_id = p.id
    group by p.id
    having array[one_star_count, two_star_count, three_star_count, four_star_count, five_star_count]::bigint[] <>
      array[count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2),
        count(*) filter (where r.rating = 3), count(*) filter (where r.rating = 4),
        count(*) filter (where r.rating = 5)]`)
}
