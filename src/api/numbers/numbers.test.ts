import { beforeEach, expect, test } from 'vitest'
import { getNumbers, listTurnover } from '#contract/numbers.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { aBlock, anOrder } from '#demo/order-builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import type { Period } from '#domain/numbers/period.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { type As, anApi } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const { call, clock, database, refusal } = await anApi()
for (const userName of ['fleur', 'saskia']) await anAccount(database, { userName })

beforeEach(() => clock.set(TEST_NOW)) // Friday 20 November, noon
const at = (local: string) => Date.parse(`${local}:00+01:00`)

/** An order, and when it starts on the clock of Amsterdam in winter. */
type Visit = Parameters<typeof anOrder>[2] & { at: string }

async function aSalon() {
  const salon = await aProvider(database, { ownerUserName: 'fleur' })
  const params = { userName: salon.userName }
  return {
    salon,
    params,
    cut: await aCatalogItem(database, salon), // € 42,50 at 9 %, 45 minutes
    nails: await aCatalogItem(database, salon, {
      priceCents: 10_000,
      vatRate: 21,
      nameNl: 'Nagels',
      nameEn: 'Nails',
    }),
    visit: ({ at: local, ...options }: Visit) =>
      anOrder(database, salon, { startsAt: at(local), status: 'COMPLETED', ...options }),
    numbers: async (period: Period = 'this-week', from: As = FLEUR) =>
      (await call(getNumbers, { params, query: { period } }, from)).data,
    lines: async (period: Period = 'this-week', from: As = FLEUR) =>
      (await call(listTurnover, { params, query: { period } }, from)).data.lines,
  }
}

test('[WORK-70, WORK-250] turnover is what visits that took place brought in; what is agreed stands apart, requests and others do not count', async () => {
  const { cut, numbers, visit } = await aSalon()
  await visit({ at: '2026-11-16T09:00', items: [cut] })
  await visit({ at: '2026-11-17T09:00', items: [cut], discountCents: 250 })
  await visit({ at: '2026-11-18T09:00', items: [cut], status: 'NO_SHOW' })
  await visit({ at: '2026-11-18T11:00', items: [cut], status: 'CANCELLED' })
  await visit({ at: '2026-11-18T12:00', items: [cut], status: 'DECLINED' })
  await visit({ at: '2026-11-21T09:00', items: [cut], status: 'CONFIRMED' })
  await visit({ at: '2026-11-21T10:00', items: [cut], status: 'ACCEPTED' })
  await visit({ at: '2026-11-21T11:00', items: [cut], status: 'PENDING' })
  await visit({ at: '2026-11-23T00:00', items: [cut], status: 'CONFIRMED' }) // next week
  const { figures, from, to } = await numbers()
  expect({ from, to }).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(figures).toMatchObject({
    visits: 2,
    turnover: 82.5,
    noShows: 1,
    bookedVisits: 2,
    bookedAmount: 85,
  })
})

test('[WORK-70] a week that is not over is compared with the week before up to the same moment', async () => {
  const { cut, numbers, visit } = await aSalon()
  await visit({ at: '2026-11-09T09:00', items: [cut] })
  await visit({ at: '2026-11-13T11:00', items: [cut] })
  await visit({ at: '2026-11-10T11:00', items: [cut], status: 'NO_SHOW' })
  await visit({ at: '2026-11-13T12:00', items: [cut] }) // after this moment of the week before
  const { before } = await numbers()
  expect(before).toMatchObject({
    from: '2026-11-09',
    to: '2026-11-13',
    isCut: true,
    visits: 2,
    turnover: 85,
    noShows: 1,
  })
})

test('[WORK-70] a visit counts on the day it starts in the zone of the provider, also when the clocks change', async () => {
  const { cut, numbers, visit } = await aSalon()
  clock.set(at('2026-11-03T12:00'))
  const october = Date.parse('2026-10-01T00:00:00+02:00')
  const november = Date.parse('2026-11-01T00:00:00+01:00')
  const length = 45 * MINUTE_MS
  for (const startsAt of [october - length, october, november - length, november]) {
    await visit({ at: '', startsAt, items: [cut] })
  }
  const { figures, months } = await numbers('last-month')
  expect(figures.visits).toBe(2)
  expect(months.slice(-2).map(({ firstDay, visits }) => [firstDay, visits])).toEqual([
    ['2026-09-01', 1],
    ['2026-10-01', 2],
  ])
})

test('[WORK-71] eight weeks and twelve months, with the VAT of each rate to the cent of the receipts', async () => {
  const { cut, nails, numbers, visit } = await aSalon()
  const both = { items: [cut, nails], discountCents: 1000 }
  await visit({ at: '2026-11-02T09:00', ...both })
  await visit({ at: '2026-11-03T09:00', ...both })
  await visit({ at: '2026-11-17T09:00', items: [cut] })
  await visit({ at: '2025-12-01T09:00', items: [nails] })
  await visit({ at: '2025-11-30T09:00', items: [nails] })
  const { weeks, months } = await numbers()
  expect(weeks.map(({ monday, visits }) => [monday, visits])).toEqual([
    ['2026-09-28', 0],
    ['2026-10-05', 0],
    ['2026-10-12', 0],
    ['2026-10-19', 0],
    ['2026-10-26', 0],
    ['2026-11-02', 2],
    ['2026-11-09', 0],
    ['2026-11-16', 1],
  ])
  expect(months).toHaveLength(12)
  expect(months[0]).toMatchObject({
    firstDay: '2025-12-01',
    turnover: 100,
    rates: [{ rate: 21, turnover: 100, vat: 17.36 }],
  })
  // Of the ten euros off, 7.02 are those of the nails.
  expect(months.at(-1)).toMatchObject({
    firstDay: '2026-11-01',
    visits: 3,
    turnover: 307.5,
    rates: [
      { rate: 21, turnover: 185.96, vat: 32.28 },
      { rate: 9, turnover: 121.54, vat: 10.03 },
    ],
  })
})

test('[WORK-72] the share of the open time up to now that visits take, without closures and blocks', async () => {
  const { cut, numbers, salon, visit } = await aSalon()
  const week = { openMinutes: 3 * 9 * 60 + 3 * 60, bookedMinutes: 0 } // Tuesday to Friday noon
  expect((await numbers()).figures).toMatchObject(week)
  await visit({ at: '2026-11-17T09:00', items: [cut], bufferMinutes: 15 })
  await visit({ at: '2026-11-18T09:00', items: [cut], status: 'NO_SHOW' })
  await visit({ at: '2026-11-19T09:00', items: [cut], status: 'CANCELLED' })
  await visit({ at: '2026-11-21T09:00', items: [cut], status: 'CONFIRMED' }) // to come
  const startsAt = at('2026-11-19T16:00')
  await aBlock(database, salon, { startsAt, endsAt: startsAt + HOUR_MS })
  await database.pool.query(
    `insert into closures (provider_id, during) values ($1, '[2026-11-19 17:00+01, infinity)')`,
    [salon.id],
  )
  const { figures, hours } = await numbers()
  expect(figures).toMatchObject({ openMinutes: 3 * 9 * 60 - 120, bookedMinutes: 105 })
  const nineOnTuesdays = hours.find(({ weekday, hour }) => weekday === 2 && hour === 9)
  expect(nineOnTuesdays).toEqual({
    weekday: 2,
    hour: 9,
    openMinutes: 8 * 60,
    bookedMinutes: 60,
  })
  expect(hours.map(({ weekday }) => weekday)).toEqual(
    hours.map(({ weekday }) => weekday).toSorted((a, b) => a - b),
  )
})

test('[WORK-73] a client is new in the period of the first visit, and unknown without a name', async () => {
  const { cut, numbers, visit } = await aSalon()
  const items = [cut]
  await visit({ at: '2026-10-01T09:00', customerUserName: 'noor', items })
  await visit({ at: '2026-11-17T09:00', customerUserName: 'noor', items })
  await visit({ at: '2026-10-02T09:00', customerUserName: 'els', items, status: 'NO_SHOW' })
  await visit({ at: '2026-11-17T10:00', customerUserName: 'els', items })
  await visit({ at: '2026-11-17T11:00', customerUserName: 'els', items })
  const { id } = await visit({ at: '2026-11-18T11:00', items })
  await database.pool.query(
    `update orders set customer_user_name = null, client_id = null, placed_by = 'fleur' where id = $1`,
    [id],
  )
  expect((await numbers()).clients).toEqual({
    new: { clients: 1, visits: 2, turnover: 85 },
    returning: { clients: 1, visits: 1, turnover: 42.5 },
    unknown: { visits: 1, turnover: 42.5 },
  })
})

test('[WORK-175] visits are counted by who booked them, and the lines for the books say it', async () => {
  const { cut, lines, nails, numbers, visit } = await aSalon()
  await visit({ at: '2026-11-17T09:00', items: [cut] })
  const { id } = await visit({ at: '2026-11-17T11:00', items: [cut, nails] })
  await database.pool.query(`update orders set placed_by = 'fleur' where id = $1`, [id])
  const { booking } = await numbers()
  expect(booking.sources).toEqual([
    { source: 'salon', visits: 1, turnover: expect.any(Number) },
    { source: 'online', visits: 1, turnover: 42.5 },
  ])
  const bookedBy = (await lines('this-week')).map((line) => line.bookedBy)
  expect(bookedBy).toEqual(['online', 'salon', 'salon'])
})

test('[WORK-73] how visits were booked: where, in which language, with which promotion', async () => {
  const { cut, numbers, salon, visit } = await aSalon()
  const promotion = await database.pool.query(
    `insert into promotions (provider_id, title_en, title_nl, promotion_type, flat_rate_off_cents, start_date, end_date)
      values ($1, 'Quiet Tuesday', 'Rustige dinsdag', 'FLAT', 500, '2026-01-01', '2026-12-31') returning id`,
    [salon.id],
  )
  const promotionId = promotion.rows[0].id
  const { id } = await visit({
    at: '2026-11-17T09:00',
    items: [cut],
    language: 'en' as const,
    promotionId,
    discountCents: 500,
  })
  await database.pool.query(
    `update orders set promotion_title_en = 'Quiet Tuesday', promotion_title_nl = 'Rustige dinsdag' where id = $1`,
    [id],
  )
  await visit({ at: '2026-11-17T10:00', items: [cut] })
  await visit({ at: '2026-11-17T11:00', items: [cut], serviceLocation: 'DOORSTEP' })
  const { booking } = await numbers('this-week', { ...FLEUR, language: 'nl' })
  expect(booking).toEqual({
    sources: [{ source: 'online', visits: 3, turnover: 122.5 }],
    locations: [
      { location: 'SALON', visits: 2, turnover: 80 },
      { location: 'DOORSTEP', visits: 1, turnover: 42.5 },
    ],
    languages: [
      { language: 'nl', visits: 2, turnover: 85 },
      { language: 'en', visits: 1, turnover: 37.5 },
    ],
    promotions: [
      { title: null, discount: 0, visits: 2, turnover: 85 },
      { title: 'Rustige dinsdag', discount: 5, visits: 1, turnover: 37.5 },
    ],
  })
})

test('[WORK-74] a line per visit and rate for the books, which add up to the turnover and name no client', async () => {
  const { cut, lines, nails, numbers, visit } = await aSalon()
  const both = await visit({
    at: '2026-11-16T09:00',
    discountCents: 1000,
    items: [{ ...cut, quantity: 2 }, nails],
  })
  const missed = await visit({ at: '2026-11-17T09:00', items: [cut], status: 'NO_SHOW' })
  await visit({ at: '2026-11-21T09:00', items: [cut], status: 'CONFIRMED' })
  const found = await lines('this-week', { ...FLEUR, language: 'nl' })
  expect(found).toEqual([
    {
      orderId: both.id,
      startTime: '2026-11-16T09:00:00+01:00',
      bookedBy: 'online',
      status: 'COMPLETED',
      serviceName: 'Nagels',
      amount: 94.59,
      vatRate: 21,
      vat: 16.42,
    },
    {
      orderId: both.id,
      startTime: '2026-11-16T09:00:00+01:00',
      bookedBy: 'online',
      status: 'COMPLETED',
      serviceName: '2 × Knippen & föhnen',
      amount: 80.41,
      vatRate: 9,
      vat: 6.64,
    },
    {
      orderId: missed.id,
      startTime: '2026-11-17T09:00:00+01:00',
      bookedBy: 'online',
      status: 'NO_SHOW',
      serviceName: 'Knippen & föhnen',
      amount: 0,
      vatRate: null,
      vat: 0,
    },
  ])
  expect(JSON.stringify(found)).not.toContain('Anouk')
  const sumCents = found.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const { figures, months } = await numbers()
  expect(figures.turnover).toBe(sumCents / 100)
  const vatCents = found.reduce((sum, { vat }) => sum + Math.round(vat * 100), 0)
  const ofMonth = months.at(-1)?.rates.reduce((sum, { vat }) => sum + Math.round(vat * 100), 0)
  expect(ofMonth).toBe(vatCents)
})

test('[WORK-70] the numbers of another salon are never in it', async () => {
  const own = await aSalon()
  const other = await aSalon()
  await other.visit({ at: '2026-11-17T09:00', items: [other.cut] })
  const { figures, clients, weeks } = await own.numbers('this-year')
  expect(figures).toMatchObject({ visits: 0, turnover: 0, bookedMinutes: 0 })
  expect(clients.new.clients).toBe(0)
  expect(weeks.every(({ visits }) => visits === 0)).toBe(true)
  expect(await own.lines('this-year')).toEqual([])
})

test.each([
  ['manager', 'ok'],
  ['staff', 'ok'],
  ['reception', 'forbidden'],
])('[WORK-70] the numbers for a member in the role %s: %s', async (role, outcome) => {
  const { params, salon } = await aSalon()
  await database.pool.query(
    'insert into memberships (provider_id, user_name, role) values ($1, $2, $3)',
    [salon.id, 'saskia', role],
  )
  const from: As = { as: { userName: 'saskia' } }
  for (const endpoint of [getNumbers, listTurnover]) {
    if (outcome === 'ok') await call(endpoint, { params, query: {} }, from)
    else expect((await refusal(endpoint, { params, query: {} }, from)).code).toBe(outcome)
  }
})

test('[WORK-70] an unknown period is refused by name', async () => {
  const { params } = await aSalon()
  const query = { period: 'forever' } as never
  const { details } = await refusal(getNumbers, { params, query }, FLEUR)
  expect(details).toMatchObject([{ path: 'query.period' }])
})

test('[WORK-70] a provider without hours or visits has numbers of nought', async () => {
  const salon = await aProvider(database, { ownerUserName: 'fleur', hours: [] })
  const params = { userName: salon.userName }
  const { data } = await call(getNumbers, { params, query: {} }, FLEUR)
  expect(data.figures).toMatchObject({ visits: 0, turnover: 0, openMinutes: 0, bookedMinutes: 0 })
  expect(data.hours).toEqual([])
  expect(data.booking.promotions).toEqual([])
})

test('[WORK-137] the travel fee is turnover at the rate of the main treatment, in the months and in the books', async () => {
  const { cut, lines, nails, numbers, visit } = await aSalon()
  const { id } = await visit({ at: '2026-11-16T09:00', items: [nails, cut], discountCents: 1425 })
  await database.pool.query(
    'update orders set travel_fee_cents = 1210, original_cents = original_cents + 1210 where id = $1',
    [id],
  )
  const { figures, months } = await numbers()
  expect(figures).toMatchObject({ turnover: 140.35 })
  expect(months.at(-1)?.rates).toEqual([
    { rate: 21, turnover: 102.1, vat: 17.72 },
    { rate: 9, turnover: 38.25, vat: 3.16 },
  ])
  expect(await lines()).toMatchObject([
    { vatRate: 21, amount: 102.1, vat: 17.72 },
    { vatRate: 9, amount: 38.25, vat: 3.16 },
  ])
})
