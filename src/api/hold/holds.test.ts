import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { holdSlot, releaseHold, renewHold } from '#contract/hold.ts'
import { modifyOrder, placeOrder } from '#contract/order.ts'
import { slotTakenData } from '#contract/refusal.ts'
import { listSlots, listSlotsWithToken } from '#contract/schedule.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { HOUR_MS, HOUR_SECONDS, MINUTE_MS } from '#domain/time-units.ts'
import { noRateLimit } from '#platform/rate-limit.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi, DAAN } from '../order/testing/an-order-api.ts'
import { closeHours } from '../schedule/close-hours.ts'
import { type As, injection } from '../testing/api.ts'
import { deleteEndedHolds } from './store.ts'

const api = await anOrderApi({ connections: MANY_CONNECTIONS })
const { app, aBookableProvider, call, clock, database, outcome, refusal } = api
type Provider = Awaited<ReturnType<typeof aBookableProvider>>

beforeEach(async () => {
  clock.set(TEST_NOW)
  await database.pool.query('truncate holds')
})

const holdInput = ({ provider }: Provider, clockTime = '10:00', more = {}) => ({
  body: {
    userName: provider.userName,
    startTime: new Date(tuesday(clockTime)).toISOString(),
    durationMinutes: 45,
    ...more,
  },
})
const add = aBookableProvider
const fourProviders = async () => [await add(), await add(), await add(), await add()] as const
const hold = async (salon: Provider, clockTime?: string, from = ANOUK) =>
  (await call(holdSlot, holdInput(salon, clockTime), from)).data

async function busyStarts({ provider }: Provider, from?: As): Promise<string[]> {
  const days = { startDate: '2026-11-24', endDate: '2026-11-24' }
  const input = { params: { userName: provider.userName }, query: { ...days, window: 45 } }
  const { data } = await (from ? call(listSlotsWithToken, input, from) : call(listSlots, input))
  return data.availableSlots
    .filter(({ busy }) => busy)
    .map(({ startTime }) => startTime.slice(11, 16))
}
const heldTimes = async () =>
  (await database.pool.query('select from holds where not isempty(during)')).rows.length
const nextTimes = (data: unknown) =>
  slotTakenData.parse(data).nextSlots.map(({ startTime }) => startTime.slice(11, 16))
const AROUND_TEN = ['09:30', '09:45', '10:00', '10:15', '10:30']

test('[SLOT-02] a held time is busy for everybody except its holder', async () => {
  const salon = await aBookableProvider()
  const { expiresAt, expiresInSeconds } = await hold(salon)
  expect(expiresInSeconds).toBe(300)
  expect(Date.parse(expiresAt)).toBe(TEST_NOW + 5 * MINUTE_MS)
  expect(expiresAt).toMatch(/\+01:00$/)
  expect(await busyStarts(salon, ANOUK)).toEqual([])
  expect(await busyStarts(salon, DAAN)).toEqual(AROUND_TEN)
  expect(await busyStarts(salon)).toEqual(AROUND_TEN)
})

test('a held time is refused to others with three alternatives, and its holder can book it', async () => {
  const salon = await aBookableProvider()
  await hold(salon)
  const draft = (customerUserName: string, clockTime = '10:00') =>
    aDraft(salon.provider, [salon.cut], { customerUserName, startsAt: tuesday(clockTime) })
  const refused = await refusal(placeOrder, { body: draft('daan') }, DAAN)
  expect(refused.code).toBe('slot-taken')
  expect(nextTimes(refused.data)).toEqual(['09:00', '09:15', '10:45'])
  expect(await outcome(draft('anouk'))).toBe('placed')
})

test('alternatives exclude times held by others and include the holder’s own', async () => {
  const salon = await aBookableProvider()
  await anOrder(database, salon.provider, { startsAt: tuesday('12:00'), items: [salon.cut] })
  await hold(salon, '13:00')
  const nextTo = async (from: As) => {
    const { data } = await refusal(holdSlot, holdInput(salon, '12:00'), from)
    return nextTimes(data)
  }
  expect(await nextTo(DAAN)).toEqual(['10:45', '11:00', '11:15'])
  expect(await nextTo(ANOUK)).toEqual(['11:00', '11:15', '12:45'])
})

test('a hold expires after five minutes unless it is renewed, and then anybody can take its time', async () => {
  const salon = await aBookableProvider()
  const { holdId } = await hold(salon)
  clock.set(TEST_NOW + 4 * MINUTE_MS)
  const renewed = await call(renewHold, { params: { holdId }, body: {} }, ANOUK)
  expect(Date.parse(renewed.data.expiresAt)).toBe(TEST_NOW + 9 * MINUTE_MS)
  clock.set(TEST_NOW + 9 * MINUTE_MS)
  expect(await busyStarts(salon)).toEqual([])
  expect((await refusal(renewHold, { params: { holdId }, body: {} }, ANOUK)).code).toBe('not-found')
  await hold(salon, '10:15', DAAN)
  expect((await refusal(holdSlot, holdInput(salon), ANOUK)).code).toBe('slot-taken')
})

test('a time that the provider blocks is lost at the next renewal, with three alternatives, and its hold ends', async () => {
  const salon = await aBookableProvider()
  const { holdId } = await hold(salon)
  await closeHours(api, {
    providerUserName: salon.provider.userName,
    date: '2026-11-24',
    reason: 'Ziek',
    hours: { from: '09:30', until: '11:00' },
    anyway: false,
  })
  const renew = { params: { holdId }, body: {} }
  const refused = await refusal(renewHold, renew, ANOUK)
  expect(refused.code).toBe('slot-taken')
  expect(nextTimes(refused.data)).toEqual(['11:00', '11:15', '11:30'])
  expect(await heldTimes()).toBe(0)
  expect((await refusal(renewHold, renew, ANOUK)).code).toBe('not-found')
})

test('a time within the notice is lost at the next renewal, with three alternatives, and its hold ends', async () => {
  const salon = await aBookableProvider({ minimumNoticeMinutes: 120 })
  clock.set(tuesday('08:00') - MINUTE_MS)
  const { holdId } = await hold(salon)
  clock.set(tuesday('08:00') + MINUTE_MS)
  const refused = await refusal(renewHold, { params: { holdId }, body: {} }, ANOUK)
  expect(refused.code).toBe('outside-working-hours')
  expect(nextTimes(refused.data)).toEqual(['10:15', '10:30', '10:45'])
  expect(await heldTimes()).toBe(0)
})

test('a customer holds times at one provider for at most twenty minutes in any hour', async () => {
  const salon = await aBookableProvider()
  for (let minutes = 0; minutes < 20; minutes += 4) {
    clock.set(TEST_NOW + minutes * MINUTE_MS)
    const { holdId } = await hold(salon, minutes % 8 ? '10:00' : '11:00')
    if (minutes % 8) await call(releaseHold, { params: { holdId }, body: {} }, ANOUK)
  }
  clock.set(TEST_NOW + 20 * MINUTE_MS)
  await deleteEndedHolds(database.query, clock.now())
  const answer = await app.inject(injection(holdSlot, holdInput(salon), ANOUK))
  expect(answer.json().code).toBe('too-many-requests')
  expect(answer.headers['retry-after']).toBe(String(40 * 60))
  expect(await busyStarts(salon)).toEqual([])
  clock.set(TEST_NOW + HOUR_MS)
  await hold(salon)
})

test('choosing another time replaces the hold; choosing the same one keeps it, also in a second tab', async () => {
  const salon = await aBookableProvider()
  const first = await hold(salon)
  expect((await hold(salon)).holdId).toBe(first.holdId)
  const second = await hold(salon, '14:00')
  expect(await busyStarts(salon, DAAN)).toEqual(['13:30', '13:45', '14:00', '14:15', '14:30'])
  // The tab that chose first neither takes it back nor gives the second away.
  expect(
    (await refusal(renewHold, { params: { holdId: first.holdId }, body: {} }, ANOUK)).code,
  ).toBe('not-found')
  await call(releaseHold, { params: { holdId: first.holdId }, body: {} }, ANOUK)
  await call(renewHold, { params: { holdId: second.holdId }, body: {} }, ANOUK)
})

test('a released time is free at once, and only its holder can renew or release it', async () => {
  const salon = await aBookableProvider()
  const { holdId } = await hold(salon)
  expect((await refusal(renewHold, { params: { holdId }, body: {} }, DAAN)).code).toBe('not-found')
  await call(releaseHold, { params: { holdId }, body: {} }, DAAN)
  expect(await busyStarts(salon)).toEqual(AROUND_TEN)
  await call(releaseHold, { params: { holdId }, body: {} }, ANOUK)
  await call(releaseHold, { params: { holdId }, body: {} }, ANOUK)
  expect(await busyStarts(salon)).toEqual([])
  expect((await refusal(renewHold, { params: { holdId }, body: {} }, ANOUK)).code).toBe('not-found')
})

test('a customer holds times at three providers at most; a fourth replaces the oldest', async () => {
  const salons = await fourProviders()
  for (const [index, salon] of salons.entries()) {
    clock.set(TEST_NOW + index * 1_000)
    await hold(salon)
  }
  const busy = await Promise.all(salons.map((salon) => busyStarts(salon)))
  expect(busy).toEqual([[], AROUND_TEN, AROUND_TEN, AROUND_TEN])
})

test('simultaneous requests do not hold times at more than three providers', async () => {
  const salons = await Promise.all(Array.from({ length: 40 }, () => aBookableProvider()))
  await Promise.all(salons.map((salon) => hold(salon)))
  expect(await heldTimes()).toBe(3)
})

test('the oldest hold is replaced also while it is being renewed', async () => {
  const salons = await fourProviders()
  for (const salon of salons.slice(0, 3)) await hold(salon)
  const renewal = await database.pool.connect()
  onTestFinished(() => renewal.release())
  await renewal.query('begin; select from holds for update')
  let isAnswered = false
  const fourth = hold(salons[3]).finally(() => {
    isAnswered = true
  })
  const isWaiting = async () =>
    (
      await renewal.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length > 0
  await expect.poll(async () => isAnswered || (await isWaiting())).toBe(true)
  await renewal.query('commit')
  await fourth
  expect(await heldTimes()).toBe(3)
})

test('the latest hold is not the one replaced, however little is left of its hold session', async () => {
  const [first, ...others] = await fourProviders()
  await hold(first)
  clock.set(TEST_NOW + 17 * MINUTE_MS)
  for (const salon of others) await hold(salon)
  clock.set(TEST_NOW + 18 * MINUTE_MS)
  await hold(first, '14:00')
  expect(await busyStarts(first)).toContain('14:00')
})

test('a customer who creates holds by the hundred is rate limited', async () => {
  const { provider } = await aBookableProvider()
  const limits: string[] = []
  const limited = await anOrderApi({
    cleanUp: onTestFinished,
    deps: {
      limiter: {
        ...noRateLimit,
        use: async ({ name }, key) => {
          limits.push(`${name} ${key}`)
          return { allowed: false, retryAfterSeconds: 7 }
        },
      },
    },
  })
  const answer = await limited.app.inject(
    injection(holdSlot, holdInput({ provider } as Provider), ANOUK),
  )
  expect(answer.json().code).toBe('too-many-requests')
  expect(answer.headers['retry-after']).toBe('7')
  expect(limits).toEqual(['hold-account anouk'])
})

test('only a slot of the provider can be held: on its grid, within its hours, free', async () => {
  const salon = await aBookableProvider({ bufferMinutes: 15 })
  await anOrder(database, salon.provider, { startsAt: tuesday('12:00'), items: [salon.cut] })
  const refusedFor = async (clockTime: string, more = {}) =>
    (await refusal(holdSlot, holdInput(salon, clockTime, more), ANOUK)).code
  expect(await refusedFor('10:07')).toBe('outside-working-hours')
  expect(await refusedFor('05:00')).toBe('outside-working-hours')
  expect(await refusedFor('17:30')).toBe('outside-working-hours')
  expect(await refusedFor('09:00', { startTime: '2029-11-20T10:00:00Z' })).toBe(
    'outside-working-hours',
  )
  expect(await refusedFor('12:15')).toBe('slot-taken')
  expect(await refusedFor('10:00', { userName: 'nobody' })).toBe('not-found')
  // With the quarter of an hour that the salon keeps free after it.
  await hold(salon, '10:00')
  expect(await busyStarts(salon, DAAN)).toContain('10:45')
})

test('a hold needs a duration that the provider sells, or that of the order being changed', async () => {
  const salon = await aBookableProvider()
  const refusedFor = (durationMinutes: number) =>
    refusal(holdSlot, holdInput(salon, '09:00', { durationMinutes }), ANOUK)
  for (const durationMinutes of [5, 44, 46, 60, 495, 1440]) {
    expect(await refusedFor(durationMinutes)).toMatchObject({
      code: 'invalid-request',
      details: [{ path: 'body.durationMinutes' }],
    })
  }
  await call(holdSlot, holdInput(salon, '09:00', { durationMinutes: 90 }), ANOUK)
  // The treatment takes longer than when this was booked.
  const { id: orderId } = await anOrder(database, salon.provider, { items: [salon.cut] })
  await database.pool.query('update catalog_items set duration_minutes = 50 where id = $1', [
    salon.cut.id,
  ])
  expect((await refusedFor(45)).code).toBe('invalid-request')
  await call(holdSlot, holdInput(salon, '10:15', { orderId }), ANOUK)
})

test('a hold session allows twenty different times; renewing does not count', async () => {
  const salon = await aBookableProvider()
  const clockTimes = Array.from({ length: 21 }, (_, index) => {
    return `${String(9 + Math.floor(index / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][index % 4]}`
  })
  for (const clockTime of clockTimes.slice(0, 20)) await hold(salon, clockTime)
  const { holdId } = await hold(salon, clockTimes[19])
  await call(renewHold, { params: { holdId }, body: {} }, ANOUK)
  const answer = await app.inject(injection(holdSlot, holdInput(salon, clockTimes[20]), ANOUK))
  expect(answer.json().code).toBe('too-many-requests')
  expect(answer.headers['retry-after']).toBe(String(HOUR_SECONDS))
  clock.set(TEST_NOW + HOUR_MS)
  await hold(salon, clockTimes[20])
})

test('an expired hold that is not yet swept does not prevent a booking', async () => {
  const salon = await aBookableProvider()
  await hold(salon)
  const draft = aDraft(salon.provider, [salon.cut], { customerUserName: 'daan' })
  clock.set(TEST_NOW + 5 * MINUTE_MS - 1)
  expect(await outcome(draft, DAAN)).toBe('slot-taken')
  clock.set(TEST_NOW + 5 * MINUTE_MS)
  expect(await heldTimes()).toBe(1)
  expect(await outcome(draft, DAAN)).toBe('placed')
})

test('an order consumes the hold of its time; a refused order or another time leaves it', async () => {
  const salon = await aBookableProvider()
  const { holdId } = await hold(salon)
  const draft = aDraft(salon.provider, [salon.cut])
  expect(await outcome({ ...draft, totalAmount: 1 })).toBe('amounts-changed')
  const later = { startsAt: tuesday('14:00') }
  expect(await outcome(aDraft(salon.provider, [salon.cut], later))).toBe('placed')
  expect(await heldTimes()).toBe(1)
  expect(await busyStarts(salon, DAAN)).toEqual(expect.arrayContaining(AROUND_TEN))
  expect(await outcome(draft)).toBe('placed')
  expect(await heldTimes()).toBe(0)
  expect((await refusal(renewHold, { params: { holdId }, body: {} }, ANOUK)).code).toBe('not-found')
  // What is given back late takes nothing from the order.
  await call(releaseHold, { params: { holdId }, body: {} }, ANOUK)
  expect(await busyStarts(salon)).toEqual(expect.arrayContaining(AROUND_TEN))
})

test('[CHECKOUT-10] a change can hold a time that overlaps its own visit; a time held by others is refused', async () => {
  const salon = await aBookableProvider()
  const { provider, cut } = salon
  const own = await anOrder(database, provider, { startsAt: tuesday('10:00'), items: [cut] })
  expect((await refusal(holdSlot, holdInput(salon, '10:15'), ANOUK)).code).toBe('slot-taken')
  const { data } = await call(holdSlot, holdInput(salon, '10:15', { orderId: own.id }), ANOUK)
  const renew = { params: { holdId: data.holdId }, body: { orderId: own.id } }
  expect((await call(renewHold, renew, ANOUK)).data.holdId).toBe(data.holdId)
  expect((await refusal(holdSlot, holdInput(salon, '10:15', { orderId: own.id }), DAAN)).code).toBe(
    'forbidden',
  )

  await hold(salon, '14:00', DAAN)
  const change = (clockTime: string) => ({
    params: { orderId: own.id },
    body: aDraft(provider, [cut], { startsAt: tuesday(clockTime) }),
  })
  expect((await refusal(modifyOrder, change('14:00'), ANOUK)).code).toBe('slot-taken')
  await call(modifyOrder, change('10:15'), ANOUK)
})

test('of fifty simultaneous holds of one slot one succeeds; of neighbouring slots as many as fit', async () => {
  const salon = await aBookableProvider()
  const people = Array.from({ length: 50 }, (_, index) => `holder-${index}`)
  for (const userName of people) await anAccount(database, { userName })
  const ask = (clockTime: string) => (userName: string) =>
    app.inject(injection(holdSlot, holdInput(salon, clockTime), { as: { userName } }))
  const answers = await Promise.all(people.map(ask('10:00')))
  const codes = answers.map((answer) => answer.json().code ?? answer.statusCode)
  expect(codes.toSorted()).toEqual([201, ...Array(49).fill('slot-taken')])
  const more = await Promise.all(people.map((each, index) => ask(`1${3 + (index % 4)}:00`)(each)))
  expect(more.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4)
})

test('[SLOT-07] simultaneous holds, orders and changes never overlap, and no request fails for another reason', async () => {
  const salon = await aBookableProvider()
  const people = Array.from({ length: 30 }, (_, index) => `mixed-${index}`)
  for (const userName of people) await anAccount(database, { userName })
  const own = await anOrder(database, salon.provider, {
    startsAt: tuesday('16:00'),
    items: [salon.cut],
  })
  const draft = (customerUserName: string) =>
    aDraft(salon.provider, [salon.cut], { customerUserName })
  const input = people.map((userName, index) => {
    const from = { as: { userName } }
    if (index % 3 === 0) return injection(holdSlot, holdInput(salon), from)
    if (index % 3 === 1) return injection(placeOrder, { body: draft(userName) }, from)
    return injection(modifyOrder, { params: { orderId: own.id }, body: draft('anouk') }, ANOUK)
  })
  const answers = await Promise.all(input.map((each) => app.inject(each)))
  for (const answer of answers) {
    expect([200, 201, 409], answer.body).toContain(answer.statusCode)
  }
  // Where a hold was first everybody else was refused: its holder books now.
  const holder = people.find((_, index) => index % 3 === 0 && answers[index]?.statusCode === 201)
  if (holder) await outcome(draft(holder), { as: { userName: holder } })
  const { rows } = await database.pool.query(
    `select count(*) as live from appointments where calendar_id = $1 and live
      and during && tstzrange($2::timestamptz, $3::timestamptz)`,
    [salon.provider.id, new Date(tuesday('10:00')), new Date(tuesday('10:45'))],
  )
  expect(rows[0].live).toBe(1)
})

test('an expired hold is swept, and counts towards its hold session for an hour', async () => {
  const salon = await aBookableProvider()
  await hold(salon)
  const rows = async () => (await database.pool.query('select during from holds')).rows
  clock.set(TEST_NOW + 5 * MINUTE_MS)
  await deleteEndedHolds(database.query, clock.now())
  expect(await rows()).toEqual([{ during: '{}' }])
  clock.set(TEST_NOW + HOUR_MS)
  await deleteEndedHolds(database.query, clock.now())
  expect(await rows()).toEqual([])
})
