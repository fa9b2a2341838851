import { expect, test } from 'vitest'
import { getWorkingHours, listSlots, listSlotsWithToken } from '#contract/schedule.ts'
import { aClosure, aProvider, workingHours } from '#demo/builders.ts'
import { aBlock, anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { anApi, injection } from '../testing/api.ts'

const api = await anApi()
const { database } = api

const TUESDAY = '2026-11-24'
const ON_TUESDAY = { startDate: TUESDAY, endDate: TUESDAY }

async function aTuesdayProvider(options: Parameters<typeof aProvider>[1] = {}) {
  return aProvider(database, { hours: workingHours('09:00', '12:00', [2]), ...options })
}

async function slotsOf(userName: string, window: number, days = ON_TUESDAY) {
  const { data } = await api.call(listSlots, { params: { userName }, query: { ...days, window } })
  return data.availableSlots
}

async function startsOf(userName: string, window: number, which: 'free' | 'busy') {
  const slots = await slotsOf(userName, window)
  return slots
    .filter((slot) => slot.busy === (which === 'busy'))
    .map((slot) => slot.startTime.slice(11, 16))
}

test('[SLOT-05] days more than two years ahead have no slots', async () => {
  const { userName } = await aTuesdayProvider()
  // The ordinary day is 20 November 2026; both are Tuesdays.
  const near = { startDate: '2028-11-14', endDate: '2028-11-14' }
  const far = { startDate: '2028-11-21', endDate: '2028-11-21' }
  expect(await slotsOf(userName, 60, near)).not.toEqual([])
  expect(await slotsOf(userName, 60, far)).toEqual([])
})

test('[SLOT-04, DATA-03] all seven days are listed, closed ones with 00:00, a break as two intervals', async () => {
  const hours = [
    { day: 2, openTime: '13:00', closeTime: '18:00' },
    { day: 2, openTime: '09:00', closeTime: '12:00' },
    { day: 4, openTime: '12:00', closeTime: '21:00' },
  ]
  const { userName } = await aProvider(database, { hours })
  const { data } = await api.call(getWorkingHours, { params: { userName } })
  expect(data.timeZone).toBe('Europe/Amsterdam')
  expect(data.workingHours.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(data.workingHours[2]).toEqual({
    day: 2,
    isOpen: true,
    openTime: '09:00',
    closeTime: '18:00',
    start: '09:00',
    end: '18:00',
    intervals: [
      { openTime: '09:00', closeTime: '12:00' },
      { openTime: '13:00', closeTime: '18:00' },
    ],
  })
  expect(data.workingHours[1]).toEqual({
    day: 1,
    isOpen: false,
    openTime: '00:00',
    closeTime: '00:00',
    start: '00:00',
    end: '00:00',
    intervals: [],
  })
})

test('[SLOT-05] slots are on the grid, with the provider’s offset, and end by closing time', async () => {
  const { userName } = await aTuesdayProvider({ slotStepMinutes: 60 })
  expect(await slotsOf(userName, 90)).toEqual([
    { startTime: '2026-11-24T09:00:00+01:00', endTime: '2026-11-24T10:30:00+01:00', busy: false },
    { startTime: '2026-11-24T10:00:00+01:00', endTime: '2026-11-24T11:30:00+01:00', busy: false },
  ])
})

test('[SLOT-05] start and end name the same days as startDate and endDate, on both routes', async () => {
  const { userName } = await aTuesdayProvider()
  const params = { userName }
  const midnights = { start: `${TUESDAY}T00:00:00`, end: `${TUESDAY}T00:00:00`, window: 60 }
  const byDates = await api.call(listSlots, { params, query: { ...ON_TUESDAY, window: 60 } })
  expect(byDates.data.availableSlots).toHaveLength(9)
  expect(await api.call(listSlots, { params, query: midnights })).toEqual(byDates)
  expect(await api.call(listSlotsWithToken, { params, query: midnights })).toEqual(byDates)
})

test('[SLOT-02] a slot that overlaps an appointment, a block or a closure is busy', async () => {
  const salon = await aTuesdayProvider({ slotStepMinutes: 30 })
  await anOrder(database, salon, { startsAt: tuesday('09:30') }) // 45 minutes
  await aBlock(database, salon, { startsAt: tuesday('10:30'), endsAt: tuesday('10:45') })
  await aClosure(database, salon, { startsAt: tuesday('11:30'), endsAt: tuesday('15:00') })
  expect(await startsOf(salon.userName, 30, 'busy')).toEqual(['09:30', '10:00', '10:30', '11:30'])
  // Half-open: a visit that ends at 09:30 is free.
  expect(await startsOf(salon.userName, 30, 'free')).toEqual(['09:00', '11:00'])
})

test('the time of a cancelled visit is free', async () => {
  const salon = await aTuesdayProvider()
  await anOrder(database, salon, { startsAt: tuesday('09:00'), status: 'CANCELLED' })
  expect(await startsOf(salon.userName, 60, 'busy')).toEqual([])
})

test('a visit needs its buffer before the next one, but not before closing time', async () => {
  const salon = await aTuesdayProvider({ slotStepMinutes: 30, bufferMinutes: 30 })
  await aBlock(database, salon, { startsAt: tuesday('10:30'), endsAt: tuesday('11:00') })
  expect(await startsOf(salon.userName, 60, 'free')).toEqual(['09:00', '11:00'])
})

test('[SLOT-05] starts before now plus the notice are left out', async () => {
  const salon = await aTuesdayProvider({ minimumNoticeMinutes: 90, slotStepMinutes: 60 })
  api.clock.set(tuesday('08:30'))
  expect((await slotsOf(salon.userName, 60)).map((slot) => slot.startTime.slice(11, 16))).toEqual([
    '10:00',
    '11:00',
  ])
  api.clock.set(TEST_NOW)
})

test('[SLOT-06] the repeated hour in autumn is offered twice, the skipped hour in spring not at all', async () => {
  const sunday = workingHours('01:30', '04:00', [0])
  const { userName } = await aProvider(database, { hours: sunday, slotStepMinutes: 30 })
  const startsOn = async (date: string) => {
    const slots = await slotsOf(userName, 30, { startDate: date, endDate: date })
    return slots.map((slot) => slot.startTime.slice(11))
  }
  api.clock.set(Date.UTC(2026, 9, 1))
  expect(await startsOn('2026-10-25')).toEqual([
    '01:30:00+02:00',
    '02:00:00+02:00',
    '02:30:00+02:00',
    '02:00:00+01:00',
    '02:30:00+01:00',
    '03:00:00+01:00',
    '03:30:00+01:00',
  ])
  expect(await startsOn('2027-03-28')).toEqual([
    '01:30:00+01:00',
    '03:00:00+02:00',
    '03:30:00+02:00',
  ])
  api.clock.set(TEST_NOW)
})

test('[SLOT-05] a range has at most 35 existing days, in order', async () => {
  const { userName } = await aTuesdayProvider()
  const from = { startDate: '2026-11-24' }
  expect(await slotsOf(userName, 60, { ...from, endDate: '2026-12-28' })).toHaveLength(5 * 9)
  const refused = async (query: Record<string, unknown>) => {
    const answer = await api.app.inject(injection(listSlots, { params: { userName }, query }))
    expect(answer.statusCode).toBe(400)
    return answer.json().details[0].path
  }
  expect(await refused({ ...from, endDate: '2026-12-29', window: 60 })).toBe('query.endDate')
  expect(await refused({ ...from, endDate: '2026-11-23', window: 60 })).toBe('query.endDate')
  expect(await refused({ ...from, window: 60 })).toBe('query.endDate')
  expect(await refused({ window: 60 })).toBe('query.startDate')
  expect(
    await refused({ start: '2026-02-30T00:00:00', end: '2026-03-01T00:00:00', window: 60 }),
  ).toBe('query.start')
  expect(await refused({ ...ON_TUESDAY })).toBe('query.window')
  expect(await refused({ ...ON_TUESDAY, window: 4 })).toBe('query.window')
  expect(await refused({ ...ON_TUESDAY, window: 45.5 })).toBe('query.window')
})

test('an unknown or hidden provider is not found', async () => {
  const query = { ...ON_TUESDAY, window: 60 }
  const { userName } = await aProvider(database, { active: false })
  for (const name of ['nobody', userName]) {
    const params = { userName: name }
    expect((await api.refusal(listSlots, { params, query })).code).toBe('not-found')
    expect((await api.refusal(getWorkingHours, { params })).code).toBe('not-found')
  }
})

test('a user name is accepted in capitals', async () => {
  const { userName } = await aTuesdayProvider()
  expect(await slotsOf(userName.toUpperCase(), 60)).toHaveLength(9)
})
