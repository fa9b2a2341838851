import { beforeEach, expect, test } from 'vitest'
import { getAgenda } from '#contract/agenda.ts'
import { changeHours, getHours, saveDateHours } from '#contract/hours.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { getWorkingHours, listSlots } from '#contract/schedule.ts'
import { aClosure, anAccount, workingHours } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const TUESDAY = '2026-11-24'
const SUNDAY = '2026-11-29'
const { aBookableProvider, call, clock, database, refusal } = await anOrderApi()
await anAccount(database, { userName: 'fleur' })

beforeEach(() => clock.set(TEST_NOW))

type DateHoursBody = Parameters<typeof call<typeof saveDateHours>>[1]['body']

async function aSalon() {
  const salon = await aBookableProvider({
    ownerUserName: 'fleur',
    hours: workingHours('09:00', '12:00'),
  })
  const params = { userName: salon.provider.userName }
  const read = async () => (await call(getHours, { params }, FLEUR)).data
  const versionOf = async (date: string) =>
    (await read()).dateHours.find((hours) => hours.date === date)?.version ?? ''
  const save = async (date: string, body: DateHoursBody) => {
    const version = await versionOf(date)
    return call(saveDateHours, { params: { ...params, date }, body: { version, ...body } }, FLEUR)
  }
  const refuse = async (date: string, body: DateHoursBody) => {
    const version = await versionOf(date)
    return refusal(
      saveDateHours,
      { params: { ...params, date }, body: { version, ...body } },
      FLEUR,
    )
  }
  const startsOn = async (date: string) => {
    const query = { startDate: date, endDate: date, window: 45 }
    const { data } = await call(listSlots, { params, query }, {})
    const starts = data.availableSlots.filter(({ busy }) => !busy)
    return starts.map(({ startTime }) => startTime.slice(11, 16))
  }
  return { ...salon, params, read, save, refuse, startsOn, versionOf }
}

const from = (openTime: string, closeTime: string) => ({ openTime, closeTime })

test('[WORK-141] a date opens longer, or on a day that is closed, and follows the week again', async () => {
  const { params, read, save, startsOn } = await aSalon()
  expect((await startsOn(TUESDAY)).at(-1)).toBe('11:15')
  await save(TUESDAY, { hours: from('09:00', '20:00'), reason: 'Late\navond' })
  await save(SUNDAY, { hours: from('13:00', '14:00') })
  expect((await startsOn(TUESDAY)).at(-1)).toBe('19:15')
  expect(await startsOn(SUNDAY)).toEqual(['13:00', '13:15'])
  expect(await startsOn('2026-12-06')).toEqual([])
  expect((await read()).dateHours).toMatchObject([
    { date: TUESDAY, ...from('09:00', '20:00'), reason: 'Late avond' },
    { date: SUNDAY, ...from('13:00', '14:00'), reason: '' },
  ])
  expect(JSON.stringify(await call(getProviderInfo, { params }))).not.toContain('Late avond')
  await save(TUESDAY, { hours: null })
  expect((await startsOn(TUESDAY)).at(-1)).toBe('11:15')
  expect((await read()).dateHours).toMatchObject([{ date: SUNDAY }])
})

test('[WORK-141] other hours show in the agenda and to visitors, and a closure holds all the same', async () => {
  const { params, provider, save, startsOn } = await aSalon()
  await save(SUNDAY, { hours: from('13:00', '15:00') })
  const query = { from: SUNDAY, days: 1 }
  const { data } = await call(getAgenda, { params, query }, FLEUR)
  expect(data.days[0]?.hours).toEqual([
    { startTime: `${SUNDAY}T13:00:00+01:00`, endTime: `${SUNDAY}T15:00:00+01:00` },
  ])
  const shown = async () => (await call(getWorkingHours, { params }, {})).data.dateHours
  expect(await shown()).toEqual([{ date: SUNDAY, ...from('13:00', '15:00') }])
  const startsAt = Date.parse(`${SUNDAY}T13:00+01:00`)
  await aClosure(database, provider, { startsAt, endsAt: startsAt + 60 * 60_000 })
  expect(await startsOn(SUNDAY)).toEqual(['14:00', '14:15'])
  clock.set(startsAt + DAY_MS)
  expect(await shown()).toEqual([])
})

test('[WORK-142] visits that only the former hours of the date contain are listed first, and stay', async () => {
  const { cut, provider, read, refuse, save } = await aSalon()
  await save(TUESDAY, { hours: from('09:00', '20:00') })
  const evening = await anOrder(database, provider, { startsAt: tuesday('19:00'), items: [cut] })
  await anOrder(database, provider, { startsAt: tuesday('10:00'), items: [cut] })
  const listed = [expect.objectContaining({ orderId: evening.id, status: 'CONFIRMED' })]
  const week = await refuse(TUESDAY, { hours: null })
  expect(week).toMatchObject({ statusCode: 409, code: 'has-appointments' })
  expect(week.data).toEqual({ timeZone: 'Europe/Amsterdam', visits: listed })
  const earlier = await refuse(TUESDAY, { hours: from('09:00', '19:30') })
  expect(earlier.data).toMatchObject({ visits: listed })
  expect((await read()).dateHours).toMatchObject([{ closeTime: '20:00' }])
  await save(TUESDAY, { hours: null, anyway: true })
  expect((await read()).dateHours).toEqual([])
})

test('[WORK-142] a visit on a date with hours of its own is not listed when the week changes', async () => {
  const { cut, params, provider, read, save } = await aSalon()
  await save(TUESDAY, { hours: from('09:00', '20:00') })
  await anOrder(database, provider, { startsAt: tuesday('10:00'), items: [cut] })
  const { version } = await read()
  await call(changeHours, { params, body: { version, week: [] } }, FLEUR)
  expect((await read()).week).toEqual([])
})

test('[WORK-141] a change gives the provider a new version, and the days are notified', async () => {
  const { provider, save } = await aSalon()
  const version = async () => {
    const sql = 'select version from providers where id = $1'
    return (await database.pool.query(sql, [provider.id])).rows[0].version
  }
  const client = await database.pool.connect()
  const days: (string | undefined)[] = []
  client.on('notification', ({ payload }) => days.push(payload))
  await client.query('listen calendar_changes')
  const before = await version()
  await save(SUNDAY, { hours: from('13:00', '15:00') })
  expect(await version()).toBeGreaterThan(before)
  await save(SUNDAY, { hours: null })
  await client.query('unlisten calendar_changes')
  client.release()
  expect(days).toEqual(Array(2).fill(`${provider.id} ${SUNDAY} 2026-11-30`))
})

test.each([
  ['2026-11-19', from('09:00', '12:00'), 'params.date'],
  ['2028-11-25', from('09:00', '12:00'), 'params.date'],
  [SUNDAY, from('00:00', '12:00'), 'body.hours'],
  [SUNDAY, from('12:00', '12:00'), 'body.hours'],
  [SUNDAY, from('12:00', '12:01'), 'body.hours'],
])('[WORK-141] on %s the hours %j are refused at %s', async (date, hours, path) => {
  const { refuse } = await aSalon()
  expect(await refuse(date, { hours })).toMatchObject({
    code: 'invalid-request',
    details: [{ path }],
  })
})

test('[WORK-154] hours of a date that somebody changed meanwhile are not overwritten', async () => {
  const { read, refuse, save, versionOf } = await aSalon()
  await save(SUNDAY, { hours: from('13:00', '15:00') })
  const read1 = await versionOf(SUNDAY)
  await save(SUNDAY, { hours: from('13:00', '15:00'), reason: 'Markt' })
  const stale = { version: read1, hours: from('09:00', '10:00') }
  expect((await refuse(SUNDAY, stale)).code).toBe('hours-changed')
  expect((await refuse(SUNDAY, { version: read1, hours: null })).code).toBe('hours-changed')
  expect((await refuse(SUNDAY, { ...stale, version: '' })).code).toBe('hours-changed')
  expect((await read()).dateHours).toMatchObject([{ closeTime: '15:00', reason: 'Markt' }])
  // Who wants what is there already is not refused, and who restores the week after another does not lose anything.
  await save(SUNDAY, { version: read1, hours: from('13:00', '15:00'), reason: 'Markt' })
  await save(SUNDAY, { hours: null })
  await save(SUNDAY, { version: read1, hours: null })
  expect((await refuse(SUNDAY, stale)).code).toBe('hours-changed')
})
