import { beforeEach, expect, test } from 'vitest'
import { getAgenda } from '#contract/agenda.ts'
import { addClosure, getHours, removeClosure } from '#contract/hours.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { listSlots } from '#contract/schedule.ts'
import { aClosure, anAccount } from '#demo/builders.ts'
import { aBlock, anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const { aBookableProvider, call, clock, database, refusal } = await anOrderApi()
await anAccount(database, { userName: 'fleur' })

beforeEach(() => clock.set(TEST_NOW))

type ClosureBody = Parameters<typeof call<typeof addClosure>>[1]['body']

async function aSalon() {
  const salon = await aBookableProvider({ ownerUserName: 'fleur' })
  const params = { userName: salon.provider.userName }
  const read = async () => (await call(getHours, { params }, FLEUR)).data
  const close = async (body: ClosureBody) => (await call(addClosure, { params, body }, FLEUR)).data
  const refuse = (body: ClosureBody) => refusal(addClosure, { params, body }, FLEUR)
  const remove = (closureId: string) =>
    call(removeClosure, { params: { ...params, closureId } }, FLEUR)
  const freeOn = async (date: string) => {
    const query = { startDate: date, endDate: date, window: 45 }
    const { data } = await call(listSlots, { params, query }, {})
    return data.availableSlots
      .filter(({ busy }) => !busy)
      .map(({ startTime }) => startTime.slice(11, 16))
  }
  return { ...salon, params, read, close, refuse, remove, freeOn }
}

test('[WORK-290] the name of a holiday and the word for a break are in the language of the reader, on the hours and the agenda', async () => {
  const { close, params, provider } = await aSalon()
  await close({ from: '2026-12-25', to: '2026-12-25', reason: 'Eerste kerstdag' })
  await close({ from: '2026-12-26', to: '2026-12-26', reason: 'Familie' })
  const at = { startsAt: Date.parse('2026-12-25T12:00Z'), endsAt: Date.parse('2026-12-25T12:30Z') }
  const { id } = await aBlock(database, provider, at)
  await database.pool.query("update appointments set reason = 'Break' where id = $1", [id])
  for (const [language, holiday, pause] of [
    ['en', 'Christmas Day', 'Break'],
    ['nl', 'Eerste kerstdag', 'Pauze'],
  ] as const) {
    const reader = { ...FLEUR, language }
    const query = { from: '2026-12-25', days: 2 }
    const { closures } = (await call(getHours, { params }, reader)).data
    expect(closures.map(({ reason }) => reason)).toEqual([holiday, 'Familie'])
    const { days, blocks } = (await call(getAgenda, { params, query }, reader)).data
    const reasons = days.flatMap((day) => day.closures.map(({ reason }) => reason))
    expect(reasons).toEqual([holiday, 'Familie'])
    expect(blocks).toMatchObject([{ reason: pause }])
  }
})

test('[WORK-34] days are closed with a reason that only members read, and opened again', async () => {
  const { close, freeOn, params, read, remove } = await aSalon()
  await close({ from: '2026-11-25', to: '2026-11-27', reason: 'Cursus in\nUtrecht' })
  const [closure, ...others] = (await read()).closures
  expect(others).toEqual([])
  expect(closure).toMatchObject({
    startTime: '2026-11-25T00:00:00+01:00',
    endTime: '2026-11-28T00:00:00+01:00',
    reason: 'Cursus in Utrecht',
    visitCount: 0,
  })
  expect(await freeOn('2026-11-25')).toEqual([])
  expect(await freeOn('2026-11-27')).toEqual([])
  expect(await freeOn('2026-11-28')).not.toEqual([])
  expect(JSON.stringify(await call(getProviderInfo, { params }))).not.toContain('Cursus')
  await remove(closure?.closureId ?? '')
  expect((await read()).closures).toEqual([])
  expect(await freeOn('2026-11-25')).not.toEqual([])
})

test('[WORK-34, WORK-36] a day is shortened by closing hours of it', async () => {
  const { close, freeOn, read } = await aSalon()
  await close({ from: '2026-11-24', to: '2026-11-24', hours: { from: '09:00', until: '17:00' } })
  expect(await freeOn('2026-11-24')).toEqual(['17:00', '17:15'])
  expect((await read()).closures).toMatchObject([{ startTime: '2026-11-24T09:00:00+01:00' }])
})

test('[WORK-34] the list has the closures that are not over, by start', async () => {
  const { provider, read, remove } = await aSalon()
  const later = await aClosure(database, provider, span(tuesday('10:00'), 1))
  const now = await aClosure(database, provider, span(TEST_NOW - DAY_MS, 2))
  await aClosure(database, provider, span(TEST_NOW - DAY_MS, 1))
  expect((await read()).closures.map(({ closureId }) => closureId)).toEqual([now.id, later.id])
  const elsewhere = await aSalon()
  const foreign = { params: { ...elsewhere.params, closureId: later.id } }
  expect((await refusal(removeClosure, foreign, FLEUR)).code).toBe('not-found')
  await remove(later.id)
  expect((await read()).closures).toHaveLength(1)
})

test('[WORK-34, WORK-276] the same closure again changes nothing, however often at once', async () => {
  const { close, read } = await aSalon()
  const leave = { from: '2026-12-01', to: '2026-12-05', reason: 'Vakantie' }
  await Promise.all(Array.from({ length: 5 }, () => close(leave)))
  expect((await read()).closures).toHaveLength(1)
})

test.each([
  ['yesterday', { from: '2026-11-19', to: '2026-11-19' }, 'to'],
  [
    'hours that are over',
    { from: '2026-11-20', to: '2026-11-20', hours: hours('09:00', '12:00') },
    'to',
  ],
  ['a last day before the first', { from: '2026-11-25', to: '2026-11-24' }, 'to'],
  ['more than a year', { from: '2026-11-25', to: '2027-11-27' }, 'to'],
  ['a day after the horizon', { from: '2028-11-21', to: '2028-11-21' }, 'from'],
  [
    'hours of two days',
    { from: '2026-11-25', to: '2026-11-26', hours: hours('09:00', '12:00') },
    'hours',
  ],
  [
    'hours that end first',
    { from: '2026-11-25', to: '2026-11-25', hours: hours('12:00', '12:00') },
    'hours',
  ],
  ['no time', { from: '2026-11-25', to: '2026-11-25', hours: hours('09:00', '24:00') }, 'hours'],
  [
    'hours that the clock skips',
    { from: '2027-03-28', to: '2027-03-28', hours: hours('02:00', '03:00') },
    'hours',
  ],
])('[WORK-34] closing %s is refused with its path', async (_, body, path) => {
  const { refuse, read } = await aSalon()
  const refused = await refuse(body)
  expect(refused).toMatchObject({ code: 'invalid-request', details: [{ path: `body.${path}` }] })
  expect((await read()).closures).toEqual([])
})

test('[WORK-289] hours within the one that the clock skips close nothing; those that go on do', async () => {
  const { close, read, refuse } = await aSalon()
  const day = { from: '2027-03-28', to: '2027-03-28' }
  expect(await refuse({ ...day, hours: hours('02:10', '02:50') })).toMatchObject({
    code: 'invalid-request',
    details: [{ path: 'body.hours' }],
  })
  expect((await read()).closures).toEqual([])
  await close({ ...day, hours: hours('02:30', '04:00') })
  expect((await read()).closures).toHaveLength(1)
})

test('[WORK-35] what stands in the time is listed before anything is closed, and stays when it is closed anyway', async () => {
  const { close, cut, provider, read, refuse } = await aSalon()
  const visit = (startsAt: number, status: 'CONFIRMED' | 'PENDING' | 'DECLINED' = 'CONFIRMED') =>
    anOrder(database, provider, { startsAt, items: [cut], status })
  const two = await visit(wednesday('14:00'))
  const one = await visit(tuesday('10:00'), 'PENDING')
  await visit(tuesday('11:00'), 'DECLINED')
  await aBlock(database, provider, { startsAt: tuesday('16:00'), endsAt: tuesday('16:30') })
  const leave = { from: '2026-11-24', to: '2026-11-25', reason: 'Ziek' }
  const refused = await refuse(leave)
  expect(refused).toMatchObject({ statusCode: 409, code: 'has-appointments' })
  const listed = [
    {
      orderId: one.id,
      status: 'PENDING',
      customerName: 'Anouk Vermeer',
      serviceName: 'Cut & blow-dry',
      startTime: '2026-11-24T10:00:00+01:00',
      endTime: '2026-11-24T10:45:00+01:00',
    },
    {
      orderId: null,
      status: null,
      customerName: '',
      serviceName: '',
      startTime: '2026-11-24T16:00:00+01:00',
      endTime: '2026-11-24T16:30:00+01:00',
    },
    expect.objectContaining({ orderId: two.id, status: 'CONFIRMED' }),
  ]
  expect(refused.data).toEqual({ timeZone: 'Europe/Amsterdam', visits: listed })
  expect((await read()).closures).toEqual([])
  expect((await close({ ...leave, anyway: true })).visits).toEqual(listed)
  expect((await read()).closures).toMatchObject([{ reason: 'Ziek', visitCount: 2 }])
  const { rows } = await database.pool.query('select status from orders where provider_id = $1', [
    provider.id,
  ])
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['CONFIRMED', 'DECLINED', 'PENDING'])
})

test('[WORK-35] a visit that is over does not stand in the way of closing the rest of the day', async () => {
  const { close, cut, provider } = await aSalon()
  await anOrder(database, provider, { startsAt: tuesday('10:00'), items: [cut] })
  clock.set(tuesday('10:45'))
  const { visits } = await close({ from: '2026-11-24', to: '2026-11-24' })
  expect(visits).toEqual([])
})

test('[WORK-37] a public holiday is closed as a day, and is listed as closed with its closure', async () => {
  const { close, cut, provider, read, remove } = await aSalon()
  const boxingDay = Date.parse('2026-12-26T10:00+01:00')
  await anOrder(database, provider, { startsAt: boxingDay, items: [cut] })
  const named = async (name: string) =>
    (await read()).holidays.filter((holiday) => holiday.name === name)
  expect((await read()).holidays.slice(0, 3).map(({ date }) => date)).toEqual([
    '2026-12-25',
    '2026-12-26',
    '2027-01-01',
  ])
  expect(await named('boxing-day')).toMatchObject([
    { date: '2026-12-26', isOptional: false, isClosed: false, closureId: null, visitCount: 1 },
    { date: '2027-12-26', isClosed: false, visitCount: 0 },
  ])
  expect(await named('good-friday')).toMatchObject([{ isOptional: true }])
  await close({ from: '2026-12-25', to: '2026-12-25', reason: 'Eerste kerstdag' })
  const [closure] = (await read()).closures
  const [christmas] = await named('christmas-day')
  expect(christmas).toMatchObject({ isClosed: true, closureId: closure?.closureId })
  await close({ from: '2026-12-24', to: '2027-01-03', reason: 'Vakantie', anyway: true })
  expect(await named('new-year')).toMatchObject([{ isClosed: true, closureId: null }])
  await remove(closure?.closureId ?? '')
  expect(await named('christmas-day')).toMatchObject([
    { isClosed: true, closureId: null },
    { isClosed: false },
  ])
})

function span(startsAt: number, days: number) {
  return { startsAt, endsAt: startsAt + days * DAY_MS }
}

function hours(from: string, until: string) {
  return { from, until }
}
