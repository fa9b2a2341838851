import { beforeEach, expect, test } from 'vitest'
import { changeHours, getHours } from '#contract/hours.ts'
import { getWorkingHours, listSlots } from '#contract/schedule.ts'
import { anAccount, workingHours } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { saturday, TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { writeMembership } from '../membership/store.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { anOrderApi } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const market = await anOrderApi()
const { aBookableProvider, call, clock, database, outcome, refusal } = market
for (const userName of ['fleur', 'mila', 'sem']) await anAccount(database, { userName })

beforeEach(() => clock.set(TEST_NOW))

const TUESDAY = { day: 2, openTime: '09:30', closeTime: '18:00' }
const LUNCH = { from: '12:30', until: '13:00' }
const WEEK = [
  { ...TUESDAY, breaks: [LUNCH] },
  { day: 6, openTime: '12:00', closeTime: '17:00', breaks: [] },
]

async function aSalon(options: Parameters<typeof aBookableProvider>[0] = {}) {
  const salon = await aBookableProvider({ ownerUserName: 'fleur', ...options })
  const params = { userName: salon.provider.userName }
  const read = async (from = FLEUR) => (await call(getHours, { params }, from)).data
  const save = async (week: typeof WEEK, more: { version?: string; anyway?: boolean } = {}) => {
    const { version } = await read()
    return call(changeHours, { params, body: { version, week, ...more } }, FLEUR)
  }
  const refuse = async (week: unknown, more: { version?: string } = {}) => {
    const { version } = await read()
    const body = { version, week: week as typeof WEEK, ...more }
    return refusal(changeHours, { params, body }, FLEUR)
  }
  const starts = async (date: string) => {
    const query = { startDate: date, endDate: date, window: 45 }
    const { data } = await call(listSlots, { params, query }, {})
    return data.availableSlots.map(({ startTime }) => startTime.slice(11, 16))
  }
  return { ...salon, params, read, save, refuse, starts }
}

test('[WORK-30] a week with breaks is saved as a whole, and free times and the page of the salon follow', async () => {
  const { params, read, save, starts } = await aSalon({
    hours: workingHours('10:00', '16:00', [1]),
  })
  expect((await read()).week).toEqual([
    { day: 1, openTime: '10:00', closeTime: '16:00', breaks: [] },
  ])
  await save(WEEK)
  expect((await read()).week).toEqual(WEEK)
  expect(await starts('2026-11-23')).toEqual([])
  const tuesdays = await starts('2026-11-24')
  expect([tuesdays[0], tuesdays.at(-1)]).toEqual(['09:30', '17:15'])
  expect(tuesdays.filter((time) => time > '11:40' && time < '13:05')).toEqual(['11:45', '13:00'])
  const { data } = await call(getWorkingHours, { params }, {})
  expect(data.workingHours.map(({ isOpen }) => isOpen)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
    true,
  ])
  await save([])
  expect(await starts('2026-11-24')).toEqual([])
})

test.each([
  ['a closing before the opening', [WEEK[1], { ...TUESDAY, openTime: '18:00', breaks: [] }], '.1'],
  ['breaks that overlap', [{ ...TUESDAY, breaks: [LUNCH, LUNCH] }], '.0'],
  ['a time off the steps', [{ ...TUESDAY, closeTime: '18:01', breaks: [] }], '.0'],
  ['a day twice', [WEEK[0], WEEK[0]], ''],
  ['a day that is none', [{ ...TUESDAY, day: 7, breaks: [] }], '.0.day'],
])('[WORK-30] %s is refused with its path, and nothing changes', async (_, week, path) => {
  const { read, refuse } = await aSalon()
  const before = await read()
  const refused = await refuse(week)
  expect(refused).toMatchObject({
    code: 'invalid-request',
    details: [{ path: `body.week${path}` }],
  })
  expect(await read()).toEqual(before)
})

test('[WORK-31] hours that somebody else has changed since are not overwritten, and the same again changes nothing', async () => {
  const { provider, read, refuse, save } = await aSalon()
  const { version } = await read()
  await save(WEEK, { anyway: true })
  const stale = await refuse([WEEK[1]], { version })
  expect(stale.code).toBe('hours-changed')
  expect((await read()).week).toEqual(WEEK)
  const rowVersion = await versionOfRow(provider.id)
  const again = await save(WEEK, { version })
  expect(again.data.version).toBe((await read()).version)
  expect(await versionOfRow(provider.id)).toBe(rowVersion)
})

test('[WORK-31] of many simultaneous changes one is saved, and the others are refused', async () => {
  const { params, read } = await aSalon()
  const { version } = await read()
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async (_, nth) => {
      const week = [{ ...TUESDAY, openTime: `0${nth + 1}:00`, breaks: [] }]
      const response = await market.app.inject({
        method: 'PUT',
        url: `/salonApi/${params.userName}/hours`,
        headers: { authorization: 'Bearer test:fleur:customer' },
        payload: { version, week },
      })
      return response.statusCode === 200 ? (week[0]?.openTime ?? '') : response.json().code
    }),
  )
  const { week } = await read()
  expect(outcomes.filter((each) => each !== 'hours-changed')).toEqual([week[0]?.openTime])
})

test('[WORK-32] visits that only the former hours contain are listed before anything is saved, and stay', async () => {
  const { cut, provider, read, refuse, save } = await aSalon()
  const visit = (startsAt: number, options: Parameters<typeof anOrder>[2] = {}) =>
    anOrder(database, provider, { startsAt, items: [cut], ...options })
  const morning = await visit(saturday('09:30'), { status: 'PENDING' })
  const lunch = await visit(tuesday('12:00'))
  await visit(tuesday('10:00')) // within the new hours
  await visit(wednesday('20:00')) // outside both
  await visit(tuesday('17:30'), { status: 'CANCELLED' })
  await visit(tuesday('12:00') - 14 * 86_400_000, { status: 'COMPLETED' })
  const before = await read()
  const refused = await refuse(WEEK)
  expect(refused).toMatchObject({ statusCode: 409, code: 'has-appointments' })
  expect(refused.data).toEqual({
    timeZone: 'Europe/Amsterdam',
    visits: [
      {
        orderId: morning.id,
        status: 'PENDING',
        customerName: 'Anouk Vermeer',
        serviceName: 'Cut & blow-dry',
        startTime: '2026-11-21T09:30:00+01:00',
        endTime: '2026-11-21T10:15:00+01:00',
      },
      expect.objectContaining({ orderId: lunch.id, status: 'CONFIRMED' }),
    ],
  })
  expect(await read()).toEqual(before)
  await save(WEEK, { anyway: true })
  expect((await read()).week).toEqual(WEEK)
  const { rows } = await database.pool.query('select status from orders where id = any($1)', [
    [lunch.id, morning.id],
  ])
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['CONFIRMED', 'PENDING'])
})

test('[WORK-33] an order placed during a change of the hours is listed by the change, or not placed', async () => {
  for (let round = 0; round < 12; round++) {
    const { provider, cut, params, read } = await aSalon()
    const { version } = await read()
    const change = async () => {
      // Each round gives the order a longer lead.
      for (let reads = 0; reads < round / 2; reads++) await read()
      return market.app.inject({
        method: 'PUT',
        url: `/salonApi/${params.userName}/hours`,
        headers: { authorization: 'Bearer test:fleur:customer' },
        payload: { version, week: [] },
      })
    }
    const { userName } = await anAccount(database)
    const draft = aDraft(provider, [cut], { customerUserName: userName })
    const placing = outcome(draft, { as: { userName } })
    const [placed, changed] = await Promise.all([placing, change()])
    const wasListed = changed.statusCode === 409
    expect(placed).toBe(wasListed ? 'placed' : 'outside-working-hours')
  }
})

test('[WORK-02] owners and managers change the hours, staff do not', async () => {
  const { params, provider, read } = await aSalon()
  const join = (userName: string, role: 'manager' | 'staff') =>
    database.transaction((trx) => writeMembership(trx, { providerId: provider.id, userName, role }))
  await join('mila', 'manager')
  await join('sem', 'staff')
  const { version } = await read({ as: { userName: 'mila' } })
  const body = { version, week: WEEK }
  expect((await refusal(getHours, { params }, { as: { userName: 'sem' } })).code).toBe('forbidden')
  const sem = await refusal(changeHours, { params, body }, { as: { userName: 'sem' } })
  expect(sem.code).toBe('forbidden')
  await call(changeHours, { params, body }, { as: { userName: 'mila' } })
})

async function versionOfRow(id: string): Promise<number> {
  const { rows } = await database.pool.query('select version from providers where id = $1', [id])
  return rows[0].version
}
