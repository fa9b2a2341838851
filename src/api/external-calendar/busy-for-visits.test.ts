import { beforeEach, expect, test } from 'vitest'
import { addBlock, listFreeTimes } from '#contract/agenda.ts'
import { holdSlot } from '#contract/hold.ts'
import { modifyOrder } from '#contract/order.ts'
import { slotTakenData } from '#contract/refusal.ts'
import { listSlots } from '#contract/schedule.ts'
import { moveVisit } from '#contract/visit.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { SECOND_MS } from '#domain/time-units.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK } from '../order/testing/an-order-api.ts'
import { aWorkspace, BO, FLEUR } from '../visit/testing/a-workspace.ts'
import { anExternalCalendar } from './testing/an-external-calendar.ts'

const market = await aWorkspace()
const { aSalon, call, clock, database, outcome, place, refusal, refused, timesOf } = market

beforeEach(() => clock.set(TEST_NOW))

const at = (from: string, until: string) => ({ startsAt: tuesday(from), endsAt: tuesday(until) })
const startsOf = (times: readonly { startTime: string }[]) =>
  times.map(({ startTime }) => startTime.slice(11, 16))
const AROUND_TEN = ['09:30', '09:45', '10:00', '10:15']
const IN_THE_WAY = {
  orderId: null,
  customerName: '',
  serviceName: 'Privé',
  isExternal: true,
  startTime: '2026-11-24T10:00:00+01:00',
  endTime: '2026-11-24T10:30:00+01:00',
}

/** A salon whose calendar of another program is busy on Tuesday from ten to half past. */
async function aBusySalon(options: Parameters<typeof aSalon>[0] = {}) {
  const salon = await aSalon(options)
  await anExternalCalendar(database, salon.provider, [at('10:00', '10:30')])
  const params = { userName: salon.provider.userName }
  const draft = (time: string) => aDraft(salon.provider, [salon.cut], { startsAt: tuesday(time) })
  return { ...salon, params, draft }
}

test('[WORK-114] a busy time is not free for customers: in the schedule, to hold, and to book', async () => {
  const { params, draft } = await aBusySalon()
  const query = { startDate: '2026-11-24', endDate: '2026-11-24', window: 45 }
  const { availableSlots } = (await call(listSlots, { params, query })).data
  expect(startsOf(availableSlots.filter(({ busy }) => busy))).toEqual(AROUND_TEN)
  const hold = { userName: params.userName, durationMinutes: 45 }
  const wanted = { body: { ...hold, startTime: new Date(tuesday('10:15')).toISOString() } }
  expect((await refusal(holdSlot, wanted, ANOUK)).code).toBe('slot-taken')
  const { code, data } = await refused(draft('10:15'))
  expect(code).toBe('slot-taken')
  expect(startsOf(slotTakenData.parse(data).nextSlots)).toEqual(['10:30', '10:45', '11:00'])
  expect(await outcome(draft('10:30'))).toBe('placed')
})

test('[WORK-114] the buffer of a visit ends before a busy time begins', async () => {
  const { draft } = await aBusySalon({ bufferMinutes: 15 })
  expect(await outcome(draft('09:15'))).toBe('slot-taken')
  expect(await outcome(draft('09:00'))).toBe('placed')
})

test('[WORK-114] members are offered other times, and who books over it is told what is in the way', async () => {
  const { params, book, refuseBook } = await aBusySalon()
  const query = { date: '2026-11-24', durationMinutes: 45 }
  const { times } = (await call(listFreeTimes, { params, query }, BO)).data
  for (const start of AROUND_TEN) expect(startsOf(times)).not.toContain(start)
  const refused = await refuseBook(tuesday('10:15'), {}, BO)
  expect(refused).toMatchObject({ code: 'slot-taken', data: { conflicts: [IN_THE_WAY] } })
  const squeezed = await book(tuesday('10:15'), { squeezeIn: true }, BO)
  // The visit excludes others as ever: only visits and blocks are squeezed in over.
  expect(await timesOf(squeezed.orderId)).toEqual(['10:15–11:00'])
  const both = await refuseBook(tuesday('10:15'))
  expect(both.data).toMatchObject({ conflicts: [{ orderId: squeezed.orderId }, IN_THE_WAY] })
})

test('[WORK-114] over both a visit and a busy time, only what overlaps the visit is squeezed', async () => {
  const { book } = await aBusySalon()
  await book(tuesday('10:30'))
  const { orderId } = await book(tuesday('10:00'), { squeezeIn: true })
  expect(await timesOf(orderId)).toEqual(['10:00–10:30', '10:30–10:45 squeezed'])
})

test('[WORK-114] a member blocks over a busy time, and moves no visit there', async () => {
  const { params, provider, book } = await aBusySalon()
  const block = {
    calendarId: provider.id,
    startTime: '2026-11-24T10:00:00+01:00',
    endTime: '2026-11-24T10:15:00+01:00',
  }
  await call(addBlock, { params, body: block }, BO)
  const { orderId } = await book(tuesday('12:00'))
  clock.advance(SECOND_MS)
  const body = { version: 1, startTime: new Date(tuesday('10:15')).toISOString() }
  const moved = await refusal(moveVisit, { params: { ...params, orderId }, body }, FLEUR)
  expect(moved).toMatchObject({ code: 'slot-taken', data: { conflicts: [IN_THE_WAY] } })
})

test('[WORK-114] no visit is moved where its buffer runs into a busy time', async () => {
  const { book, move, params } = await aBusySalon({ bufferMinutes: 15 })
  const { orderId } = await book(tuesday('12:00'))
  const body = { version: 1, startTime: new Date(tuesday('09:15')).toISOString() }
  const refused = await refusal(moveVisit, { params: { ...params, orderId }, body }, FLEUR)
  expect(refused).toMatchObject({ code: 'slot-taken', data: { conflicts: [IN_THE_WAY] } })
  await move(orderId, tuesday('09:00'))
})

test('[WORK-114] visits that exist stay: they are changed in their time, moved away, and moved back by undoing', async () => {
  const { provider, cut, draft, move, undo, read } = await aSalonWithVisit()
  const mine = aDraft(provider, [cut], {
    startsAt: tuesday('10:00'),
    customerInfo: { customerName: 'Anouk V.' },
  })
  await call(modifyOrder, { params: { orderId: draft }, body: mine }, ANOUK)
  const later = aDraft(provider, [cut], { startsAt: tuesday('10:15') })
  const change = { params: { orderId: draft }, body: later }
  expect((await refusal(modifyOrder, change, ANOUK)).code).toBe('slot-taken')
  const { version } = await read(draft)
  const moved = await move(draft, tuesday('14:00'), version)
  await undo(draft, moved.version)
  expect((await read(draft)).startTime).toBe('2026-11-24T10:00:00+01:00')
})

/** A visit of Anouk on Tuesday at ten, at a salon whose calendar of another program became busy until eleven. */
async function aSalonWithVisit() {
  const salon = await aSalon()
  const startsAt = tuesday('10:00')
  const draft = await place(aDraft(salon.provider, [salon.cut], { startsAt }))
  await anExternalCalendar(database, salon.provider, [at('10:00', '11:00')])
  return { ...salon, draft }
}
