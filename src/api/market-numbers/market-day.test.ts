import { expect, test } from 'vitest'
import { getMarketDay } from '#contract/market-numbers.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { anApi } from '../testing/api.ts'
import { inLargeMarket } from '../testing/large-market.ts'
import { shortestTime } from '../testing/shortest-time.ts'
import { readMarketDay } from './read-market-day.ts'

const api = await anApi()
const { database, clock } = api
const ORDERS = inLargeMarket(200_000)
const BEHEER = { as: { userName: 'beheer', role: 'operator' as const } }
await anAccount(database, BEHEER.as)
const salon = await aProvider(database, { fullName: 'Lotus & Linnen' })
const items = [await aCatalogItem(database, salon)]

const read = async () => (await api.call(getMarketDay, {}, BEHEER)).data

async function anEnd(fullName: string, inDays: number, liftedAt: Date | null = null) {
  const { id } = await aProvider(database, { fullName })
  await database.pool.query(
    `insert into provider_restrictions (provider_id, kind, ground, facts, decided_at, takes_effect_at, lifted_at)
     values ($1, 'end', 'own-request', 'Ze stoppen.', $2, $3, $4)`,
    [id, new Date(TEST_NOW - 60 * DAY_MS), `${dayIn(inDays)} 00:00 Europe/Amsterdam`, liftedAt],
  )
}

const dayIn = (days: number) => new Date(TEST_NOW + days * DAY_MS).toISOString().slice(0, 10)

test('[DESK-301] visits of today, and what was booked and cancelled today, are counted', async () => {
  const order = (startsAt: number, status: 'CONFIRMED' | 'CANCELLED' | 'COMPLETED') =>
    anOrder(database, salon, { items, startsAt, status })
  const moments = [
    [TEST_NOW + HOUR_MS, 'CONFIRMED'],
    [TEST_NOW + DAY_MS, 'CONFIRMED'],
    [TEST_NOW + 2 * DAY_MS, 'CANCELLED'],
  ] as const
  const [, , cancelled] = await Promise.all(
    moments.map(([startsAt, status]) => order(startsAt, status)),
  )
  await database.pool.query('update orders set placed_at = $1', [new Date(TEST_NOW - 5 * DAY_MS)])
  await database.pool.query('delete from order_events')
  const cancel = `insert into order_events (order_id, at, actor, from_status, to_status, undone_at) values ($1, $2, 'system', 'CONFIRMED', 'CANCELLED', $3)`
  await database.pool.query(cancel, [cancelled?.id, new Date(TEST_NOW), null])
  expect(await read()).toMatchObject({ visits: 1, booked: 0, cancelled: 1 })
  await database.pool.query('update orders set placed_at = $1', [new Date(TEST_NOW)])
  await database.pool.query('update order_events set undone_at = now()')
  expect(await read()).toMatchObject({ visits: 1, booked: 3, cancelled: 0 })
})

test('[DESK-302] the dates that come are the last days of salons, and with DAC7 the day of the report', async () => {
  await anEnd('Studio Wimper', 20)
  await anEnd('Nagelatelier Jordaan', 10)
  await anEnd('Toch niet', 5, new Date(TEST_NOW))
  await anEnd('Al weg', -1)
  const withoutTaxes = await readMarketDay({ database, clock, reportsTaxes: false })
  expect(withoutTaxes.ok && withoutTaxes.answer.data.dates).toMatchObject([
    { kind: 'provider-end', fullName: 'Nagelatelier Jordaan', day: dayIn(9) },
    { kind: 'provider-end', fullName: 'Studio Wimper', day: dayIn(19) },
  ])
  const year = Number(dayIn(0).slice(0, 4))
  await database.pool.query(
    'insert into tax_years (provider_id, year, user_name, visits) values ($1, $2, $3, 1)',
    [salon.id, year, salon.userName],
  )
  expect((await read()).dates.at(-1)).toEqual({
    kind: 'tax-report',
    day: `${year + 1}-01-31`,
    year,
    incomplete: 1,
  })
})

test('[DESK-301] the day answers within 100 ms in a large market', {
  timeout: 120_000,
}, async () => {
  await fillLargeMarket()
  const { visits, booked, cancelled, dates } = await read()
  expect([visits > 10, booked > 10, cancelled > 5, dates.length]).toEqual([true, true, true, 11])
  expect(await shortestTime(100, read)).toBeLessThan(100)
})

/** Salons with their tax years, ends of some, and the orders of a year with their events: all that the day is counted from. */
async function fillLargeMarket() {
  const { pool } = database
  await pool.query('alter table providers disable trigger user')
  await pool.query('alter table orders disable trigger user')
  await pool.query(
    `insert into providers (user_name, full_name, intro_en, intro_nl, profile_picture_url, service_availability,
       city_code, street, postal_code, location, email)
     select 'zaak-' || n, 'Salon ' || n, '', '', '', 'SALON', 'NL02', '', '', point(4.9, 52.3), ''
     from generate_series(1, ${inLargeMarket(100_000)}) n`,
  )
  await pool.query(
    `insert into tax_years (provider_id, year, user_name, visits, is_complete)
     select id, year, user_name, 3, hashtext(user_name) % 3 = 0
     from providers, generate_series(2025, 2026) year on conflict do nothing`,
  )
  await pool.query(
    `insert into provider_restrictions (provider_id, kind, ground, facts, decided_at, takes_effect_at)
     select id, 'end', 'own-request', 'Ze stoppen.', $1::timestamptz - interval '1 year',
       $1::timestamptz + (row_number() over () % 1000 - 500) * interval '1 hour'
     from providers where user_name like 'zaak-%' and hashtext(user_name) % 10 = 0`,
    [new Date(TEST_NOW)],
  )
  const { rows } = await pool.query(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute where attrelid = 'orders'::regclass
       and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all ($1)`,
    [['id', 'starts_at', 'ends_at', 'placed_at', 'status', 'cancelled_at']],
  )
  const { names } = rows[0]
  // Half of a year lies before now. A visit is booked five days before it begins.
  await pool.query(
    `insert into orders (starts_at, ends_at, placed_at, status, cancelled_at, ${names})
     select begins, begins + interval '1 hour', begins - interval '5 days', status,
       case when status = 'CANCELLED' then begins end, ${names}
     from (select *, $1::timestamptz + (n - ${ORDERS / 2}) * interval '1 year' / ${ORDERS} as begins,
         (array['CONFIRMED', 'COMPLETED', 'CANCELLED'])[1 + n % 3] as status
       from generate_series(1, ${ORDERS}) n) each,
       (select ${names} from orders limit 1) of_one`,
    [new Date(TEST_NOW)],
  )
  await pool.query(
    `insert into order_events (order_id, at, actor, from_status, to_status)
     select id, placed_at, 'system', null, 'CONFIRMED' from orders
     union all
     select id, starts_at, 'system', 'CONFIRMED', 'CANCELLED' from orders where status = 'CANCELLED'`,
  )
  await pool.query('analyze providers, tax_years, provider_restrictions, orders, order_events')
}
