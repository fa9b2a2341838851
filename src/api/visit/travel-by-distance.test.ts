import { beforeEach, expect, test } from 'vitest'
import { modifyOrder } from '#contract/order.ts'
import { listSlots } from '#contract/schedule.ts'
import { workingHours } from '#demo/builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK } from '../order/testing/an-order-api.ts'
import { noPlaces } from '../testing/no-places.ts'
import { aWorkspace } from './testing/a-workspace.ts'

const SALON = { latitude: 52.38, longitude: 4.89 }
const north = (km: number) => ({ ...SALON, latitude: SALON.latitude + km / 111.195 })
const POINTS = { '1011 AA': north(4), '1012 AB': north(12.3), '1013 AC': north(60) }
const places = {
  ...noPlaces,
  locatePostalCode: async (code: string) => POINTS[code as keyof typeof POINTS] ?? null,
}
const market = await aWorkspace({ deps: { places } })
const { aSalon, call, clock, database, outcome, place, timesOf } = market
const NEAR = 'Hoofdstraat 1, 1011 AA Landsmeer'
const FAR = 'Dorpsstraat 2, 1012 AB Purmerend'
const BEYOND = 'Kerkstraat 3, 1013 AC Schagen'
const NO_CODE = 'Kerkstraat 3, Landsmeer'

beforeEach(() => clock.set(TEST_NOW))

/** At thirty kilometres an hour, forty minutes at most. Cuts take 45 minutes. */
async function aTraveller(options: Parameters<typeof aSalon>[0] = {}) {
  const salon = await aSalon({
    ...SALON,
    serviceAvailability: 'BOTH',
    serviceRadiusKm: 100,
    travelMinutes: 40,
    travelSpeedKmh: 30,
    slotStepMinutes: 5,
    hours: workingHours('10:00', '16:00'),
    ...options,
  })
  const { provider, cut } = salon
  const draft = (customerAddress: string, startsAt: number) =>
    aDraft(provider, [cut], {
      startsAt,
      customerInfo: { serviceLocation: 'DOORSTEP', customerAddress },
    })
  return { ...salon, draft }
}

test.each([
  ['a near home', NEAR, '11:50–12:00 travel'],
  ['a far home', FAR, '11:35–12:00 travel'],
  ['a home farther than the longest ride', BEYOND, '11:20–12:00 travel'],
  ['a home of which no point is known', NO_CODE, '11:20–12:00 travel'],
])('[WORK-213] the ride to %s, at "%s", takes %s', async (_, address, ride) => {
  const { draft } = await aTraveller()
  const [way] = await timesOf(await place(draft(address, tuesday('12:00'))))
  expect(way).toBe(ride)
})

test('[WORK-213] without a speed every ride is the longest', async () => {
  const { draft } = await aTraveller()
  await database.pool.query('update providers set travel_speed_kmh = null')
  const [way] = await timesOf(await place(draft(NEAR, tuesday('12:00'))))
  expect(way).toBe('11:20–12:00 travel')
})

test('[WORK-213] two visits are never nearer than the road of both, and free times keep the longest ride', async () => {
  const { draft, params } = await aTraveller()
  await place(draft(FAR, tuesday('12:00'))) // until 12:45, back at 13:10
  expect(await outcome(draft(NEAR, tuesday('13:15')))).toBe('slot-taken')
  const query = {
    startDate: '2026-11-24',
    endDate: '2026-11-24',
    window: 45,
    serviceLocation: 'DOORSTEP' as const,
  }
  const { data } = await call(listSlots, { params, query })
  const free = data.availableSlots.filter(({ busy }) => !busy)
  expect(free.map(({ startTime }) => startTime.slice(11, 16)).filter((at) => at > '12:00')[0]).toBe(
    '13:50',
  )
  expect(await outcome(draft(NEAR, tuesday('13:20')))).toBe('placed')
})

test('[WORK-213] many at once for times nearer than the road: one is placed', async () => {
  const { draft } = await aTraveller()
  const tried = await Promise.all(
    ['12:00', '12:30', '13:00', '13:15'].map((time) => outcome(draft(FAR, tuesday(time)))),
  )
  expect(tried.toSorted()).toEqual(['placed', 'slot-taken', 'slot-taken', 'slot-taken'])
})

test('[WORK-213] a visit that goes to another address gets its ride, also at its own time', async () => {
  const { draft } = await aTraveller()
  const orderId = await place(draft(NEAR, tuesday('12:00')))
  const change = (body: ReturnType<typeof draft>) =>
    call(modifyOrder, { params: { orderId }, body }, ANOUK)
  await change(draft(FAR, tuesday('12:00')))
  expect((await timesOf(orderId))[0]).toBe('11:35–12:00 travel')
  await change(draft(NO_CODE, tuesday('12:00')))
  expect((await timesOf(orderId))[0]).toBe('11:20–12:00 travel')
})

test('[WORK-213] a member moves a visit with the ride that it has', async () => {
  const { draft, move } = await aTraveller()
  const orderId = await place(draft(FAR, tuesday('12:00')))
  await database.pool.query('update providers set travel_speed_kmh = 10')
  await move(orderId, wednesday('12:00'))
  expect(await timesOf(orderId)).toEqual([
    '11:35–12:00 travel',
    '12:00–12:45',
    '12:45–13:10 travel',
  ])
})

test('[WORK-212, WORK-213] a visit that a member books has the fee and the ride of its address', async () => {
  const { book, read } = await aTraveller({ travelFeeCents: 500, travelFeePerKmCents: 60 })
  const { orderId } = await book(tuesday('12:00'), { customerAddress: FAR })
  expect(await read(orderId)).toMatchObject({ travelFee: 12.8, totalAmount: 55.3 })
  expect((await timesOf(orderId))[0]).toBe('11:35–12:00 travel')
})
