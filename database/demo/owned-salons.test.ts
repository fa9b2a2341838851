import { expect, test } from 'vitest'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { generateClosures } from './calendar/generate-closures.ts'
import { spanAround } from './calendar/span.ts'
import { orderRows } from './orders/order-rows.ts'
import { generatePeople } from './people.ts'
import { providerCalendar } from './provider-calendar.ts'
import { DEMO_PROVIDERS } from './providers/demo-providers.ts'
import { CREATED_AT, storedProviderOf } from './providers/stored-provider.ts'
import { TEST_NOW } from './weekdays.ts'

const people = generatePeople(CREATED_AT)
const moments = [0, 1, 2, 3, 4, 5, 6, 20, 90, 150].map((days) => TEST_NOW + days * DAY_MS)
const salons = moments.flatMap((now) =>
  ['studio-bloesem', 'henna-door-samira'].map((userName) => ({ now, userName })),
)

test.each(salons)(
  '[WORK-92] $userName has reasons of blocks, a missed visit and an early end at $now',
  ({ now, userName }) => {
    const { blocks, demoOrders, closures } = salonAt(userName, now)
    expect(blocks.filter(({ reason }) => reason === '')).toEqual([])
    const reasons = blocks.filter(near(now, 21)).map(({ reason }) => reason)
    expect(reasons).toContain('Pauze')
    expect(reasons.some((reason) => ERRANDS.includes(reason))).toBe(true)
    const missed = demoOrders.filter(({ history }) => history.status === 'NO_SHOW')
    const lastWeek = missed.filter(
      ({ visit }) => visit.endsAt <= now && visit.endsAt > now - 7 * DAY_MS,
    )
    expect(lastWeek.length).toBeGreaterThan(0)
    const nextWeek = closures.filter(
      ({ startsAt }) => weekOf(startsAt) === weekOf(now + 7 * DAY_MS),
    )
    expect(nextWeek.map(({ reason }) => reason)).not.toEqual([])
    for (const { reason } of nextWeek) expect(reason).not.toBe('')
  },
)

test.each(moments)('[WORK-92] the days around %s are full, with room between visits', (now) => {
  const { stored, blocks, demoOrders, closures } = salonAt('studio-bloesem', now)
  const live = demoOrders
    .filter(({ history }) => !['CANCELLED', 'DECLINED'].includes(history.status))
    .map(({ visit }) => visit)
  const taken = hoursOf([...live, ...blocks, ...closures.map(whileOpen)].filter(near(now, 3)))
  const open = [-3, -2, -1, 0, 1, 2, 3].reduce((sum, days) => {
    const weekday = dayOf(now + days * DAY_MS).dayOfWeek % 7
    const ofDay = stored.hours.filter(({ day }) => day === weekday)
    return sum + ofDay.reduce((hours, each) => hours + lengthOf(each), 0)
  }, 0)
  expect(taken / open).toBeGreaterThan(0.6)
  expect(taken / open).toBeLessThan(0.97)
  const visits = live.filter(near(now, 3)).length
  expect(visits).toBeGreaterThan(blocks.filter(near(now, 3)).length)
})

test.each(salons)(
  '[WORK-92, WORK-172] requests wait at $userName at $now, not too many, within their term',
  ({ now, userName }) => {
    const { stored, demoOrders } = salonAt(userName, now)
    const waiting = demoOrders.filter(
      ({ history, visit }) => history.status === 'PENDING' && visit.startsAt > now,
    )
    expect(waiting.length).toBeGreaterThanOrEqual(2)
    expect(waiting.length).toBeLessThan(16)
    const { orders } = orderRows(stored, waiting, new Set())
    for (const { answer_until } of orders)
      expect(Date.parse(String(answer_until))).toBeGreaterThan(now)
  },
)

test.each(salons)(
  '[WORK-172] $userName booked visits by telephone and at the door, without accounts, at $now',
  ({ now, userName }) => {
    const { stored, demoOrders } = salonAt(userName, now)
    const booked = demoOrders.filter(({ placedBy }) => placedBy !== null)
    const share = booked.length / demoOrders.length
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.35)
    expect(booked.some(({ visit }) => visit.bookedBy === 'door')).toBe(true)
    expect(booked.some(({ visit }) => visit.startsAt > now)).toBe(true)
    const { orders } = orderRows(stored, booked, new Set())
    for (const order of orders)
      expect(order).toMatchObject({
        customer_user_name: null,
        accepted_terms_at: null,
        answer_until: null,
        customer_email: '',
        placed_by: stored.provider.ownerUserName,
      })
  },
)

test('[WORK-172] cards have notes, and the menu a buffer and a treatment that is not online', () => {
  for (const userName of ['studio-bloesem', 'henna-door-samira']) {
    const { stored, demoOrders } = salonAt(userName, TEST_NOW)
    const { clientNotes } = orderRows(stored, demoOrders, new Set())
    expect(clientNotes.length).toBeGreaterThan(3)
    expect(clientNotes.filter(({ note }) => HEALTH.test(String(note)))).toEqual([])
    expect(stored.menu.filter(({ bufferMinutes }) => bufferMinutes !== null)).toHaveLength(1)
    expect(stored.menu.filter(({ isOnline }) => !isOnline)).toHaveLength(1)
  }
})

test('[WORK-92] some visits have a note of the salon, none of them about health', () => {
  for (const userName of ['studio-bloesem', 'henna-door-samira']) {
    const notes = salonAt(userName, TEST_NOW).demoOrders.map(({ providerNote }) => providerNote)
    const written = notes.filter((note) => note !== '')
    expect(written.length / notes.length).toBeGreaterThan(0.1)
    expect(written.length / notes.length).toBeLessThan(0.35)
    expect(written.filter((note) => HEALTH.test(note))).toEqual([])
  }
  const hair = salonAt('studio-bloesem', TEST_NOW).demoOrders
  expect(hair.map(({ providerNote }) => providerNote)).toContain('Wil niet te lang onder de föhn.')
  const others = salonAt('salon-kersenbloesem', TEST_NOW).demoOrders
  expect(others.filter(({ providerNote }) => providerNote !== '')).toEqual([])
})

const ERRANDS = ['Inkoop', 'Tandarts', 'Boekhouder', 'Monteur']
const HEALTH = /allerg|zwanger|medic|ziek|huid|pijn|eczeem|hoofd|operatie|dokter|astma/i

function salonAt(userName: string, now: number) {
  const provider = DEMO_PROVIDERS.find((each) => each.userName === userName)
  if (provider === undefined) throw new Error(`No provider ${userName}`)
  const span = spanAround(now)
  const closures = generateClosures(provider, span)
  const stored = storedProviderOf(provider, span.today)
  return { ...providerCalendar(stored, closures, people, { span, now }), closures }
}

/** Whether a time is on a day at most so many days from a moment. */
function near(now: number, days: number) {
  const today = dayOf(now)
  return ({ startsAt }: TimeRange) =>
    Math.abs(today.until(dayOf(startsAt), { largestUnit: 'days' }).days) <= days
}

function dayOf(epochMs: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(epochMs)
    .toZonedDateTimeISO(DUTCH_ZONE)
    .toPlainDate()
}

function weekOf(epochMs: number): string {
  const day = dayOf(epochMs)
  return day.subtract({ days: day.dayOfWeek - 1 }).toString()
}

// An early end closes at four; of the evening only the time until six is counted.
function whileOpen({ startsAt, endsAt }: TimeRange): TimeRange {
  return { startsAt, endsAt: Math.min(endsAt, startsAt + 2 * HOUR_MS) }
}

function hoursOf(ranges: readonly TimeRange[]): number {
  return ranges.reduce((sum, { startsAt, endsAt }) => sum + (endsAt - startsAt) / HOUR_MS, 0)
}

function lengthOf({ openTime, closeTime }: { openTime: string; closeTime: string }): number {
  return Temporal.PlainTime.from(openTime).until(closeTime).total('hours')
}

test('[WORK-219] the visits of studio-bloesem at homes have a ride and a fee by their distance', () => {
  for (const now of moments) {
    const { stored, demoOrders } = salonAt('studio-bloesem', now)
    const atHome = demoOrders.filter(({ location }) => location === 'DOORSTEP')
    expect(atHome.length).toBeGreaterThan(3)
    expect(atHome.filter(({ travelKm }) => travelKm === null)).toEqual([])
    expect(new Set(atHome.map(({ visit }) => visit.travelMinutes)).size).toBeGreaterThan(2)
    const { orders } = orderRows(stored, demoOrders, new Set())
    const fees = orders.filter((row) => row.service_location === 'DOORSTEP')
    for (const { travel_km: km, travel_fee_cents: fee } of fees) {
      expect(fee).toBe(500 + Math.max(0, Math.ceil(Number(km) - 2)) * 60)
    }
  }
})
