import { beforeEach, expect, test } from 'vitest'
import { listFreeTimes, listSeriesDates } from '#contract/agenda.ts'
import { holdSlot, renewHold } from '#contract/hold.ts'
import { addClosure, getHours } from '#contract/hours.ts'
import { cancelOrder, modifyOrder, placeOrder } from '#contract/order.ts'
import { listRequests } from '#contract/request.ts'
import { listSlots } from '#contract/schedule.ts'
import { workingHours } from '#demo/builders.ts'
import { aBlock } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, DAAN } from '../order/testing/an-order-api.ts'
import { aWorkspace, FLEUR } from './testing/a-workspace.ts'

const market = await aWorkspace()
const { aSalon, call, clock, database, outcome, place, refusal, rowsOf, timesOf } = market
const ADDRESS = 'Javastraat 20, 1094 HH Amsterdam'
const HOME = { serviceLocation: 'DOORSTEP', customerAddress: ADDRESS } as const
const DAY = { startDate: '2026-11-24', endDate: '2026-11-24' }

beforeEach(() => clock.set(TEST_NOW))

/** Twenty minutes to a home, and ten between visits. Cuts take 45 minutes. */
async function aTraveller(options: Parameters<typeof aSalon>[0] = {}) {
  const salon = await aSalon({
    serviceAvailability: 'BOTH',
    travelMinutes: 20,
    bufferMinutes: 10,
    slotStepMinutes: 5,
    hours: workingHours('10:00', '16:00'),
    ...options,
  })
  const { provider, cut, params } = salon
  const draft = (time: string, isAtHome = true, more: Parameters<typeof aDraft>[2] = {}) =>
    aDraft(provider, [cut], {
      startsAt: tuesday(time),
      ...(isAtHome && { customerInfo: HOME }),
      ...more,
    })
  const free = async (serviceLocation?: 'SALON' | 'DOORSTEP') => {
    const query = { ...DAY, window: 45, ...(serviceLocation && { serviceLocation }) }
    const { data } = await call(listSlots, { params, query })
    return data.availableSlots
      .filter(({ busy }) => !busy)
      .map((slot) => slot.startTime.slice(11, 16))
  }
  return { ...salon, draft, free }
}

test('[WORK-140] a visit at home takes travel before it and after its buffer, one at the salon takes none', async () => {
  const { draft } = await aTraveller()
  const orderId = await place(draft('10:00'))
  expect(await timesOf(orderId)).toEqual([
    '09:40–10:00 travel',
    '10:00–10:55',
    '10:55–11:15 travel',
  ])
  expect(await timesOf(await place(draft('11:15', false)))).toEqual(['11:15–12:10'])
  await call(cancelOrder, { params: { orderId }, body: {} }, ANOUK)
  expect(await timesOf(orderId)).toEqual([
    '09:40–10:00 travel free',
    '10:00–10:55 free',
    '10:55–11:15 travel free',
  ])
  expect(await outcome(draft('10:00'))).toBe('placed')
})

test('[WORK-140] two visits are never nearer than the road, and the free times say so', async () => {
  const { draft, free } = await aTraveller()
  await place(draft('12:00'))
  const [atHome, atSalon] = [await free('DOORSTEP'), await free('SALON')]
  // Until 11:40 they are on the way, and from 13:15 back.
  expect(atHome.filter((time) => time > '10:30' && time < '13:40')).toEqual(['13:35'])
  expect(atHome).toContain('10:25')
  expect(atSalon.filter((time) => time > '10:40' && time < '13:20')).toEqual(['10:45', '13:15'])
  expect(await free()).toEqual(atSalon)
  for (const time of ['10:30', '13:30']) expect(await outcome(draft(time))).toBe('slot-taken')
  for (const time of ['10:25', '13:35']) expect(await outcome(draft(time))).toBe('placed')
})

test('[WORK-04, WORK-34] travel is no visit: a closure counts one, and a request does not adjoin its own', async () => {
  const { draft, params } = await aTraveller({ autoConfirm: false, answerTermMinutes: 7 * 1440 })
  await place(draft('12:00'))
  const closed = { from: '2026-11-24', to: '2026-11-24', anyway: true }
  await call(addClosure, { params, body: closed }, FLEUR)
  const { closures } = (await call(getHours, { params }, FLEUR)).data
  expect(closures).toMatchObject([{ visitCount: 1 }])
  const { requests } = (await call(listRequests, { params }, FLEUR)).data
  expect(requests).toMatchObject([{ minutesFreeBefore: null }])
})

test('[WORK-140] where only homes are visited every free time keeps travel free', async () => {
  const { draft, free } = await aTraveller({ serviceAvailability: 'DOORSTEP' })
  await place(draft('12:00'))
  expect(await free()).toEqual(await free('DOORSTEP'))
})

test('[WORK-140] of two visits at once that meet on the road one is placed, and nothing is left of the other', async () => {
  const { draft } = await aTraveller()
  const daan = { customerUserName: 'daan' }
  const drafts = [
    [draft('12:00'), ANOUK],
    [draft('13:10', true, { customerInfo: { ...HOME, ...daan } }), DAAN],
  ] as const
  const results = await Promise.allSettled(drafts.map(([body, from]) => place(body, from)))
  const placed = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(placed).toHaveLength(1)
  expect(await rowsOf(placed[0] ?? '')).toMatchObject({ orders: 1, appointments: 3 })
  const { rows } = await database.pool.query(
    'select 1 from appointments where order_id is not null and order_id not in (select id from orders)',
  )
  expect(rows).toEqual([])
})

test('[WORK-140] a change from the salon to a home takes travel, when the road is free', async () => {
  const { draft } = await aTraveller()
  const orderId = await place(draft('10:45', false))
  await place(draft('12:00'))
  const params = { orderId }
  const crowded = await refusal(modifyOrder, { params, body: draft('10:45') }, ANOUK)
  expect(crowded.code).toBe('slot-taken')
  await call(modifyOrder, { params, body: draft('10:25') }, ANOUK)
  expect(await timesOf(orderId)).toEqual([
    '10:05–10:25 travel',
    '10:25–11:20',
    '11:20–11:40 travel',
  ])
  await call(modifyOrder, { params, body: draft('10:25', false) }, ANOUK)
  expect(await timesOf(orderId)).toEqual(['10:25–11:20'])
})

test('[WORK-140] a visit that stays at its time keeps its travel when that of the provider grows', async () => {
  const { draft, provider } = await aTraveller()
  const orderId = await place(draft('12:00'))
  await place(draft('13:15', false))
  await database.pool.query('update providers set travel_minutes = 60 where id = $1', [provider.id])
  const body = { ...draft('12:00'), customerInstructions: 'Bel even aan' }
  await call(modifyOrder, { params: { orderId }, body }, ANOUK)
  expect((await timesOf(orderId)).at(-1)).toBe('12:55–13:15 travel')
})

test('[WORK-140] a hold of a visit at home holds its travel too, also when it is renewed', async () => {
  const { params, provider, free } = await aTraveller()
  const body = {
    userName: params.userName,
    startTime: new Date(tuesday('12:00')).toISOString(),
    durationMinutes: 45,
    serviceLocation: 'DOORSTEP' as const,
  }
  const { holdId } = (await call(holdSlot, { body }, ANOUK)).data
  expect(await free('SALON')).not.toContain('13:10')
  expect(await free('SALON')).toContain('13:15')
  await database.pool.query('update providers set travel_minutes = 5 where id = $1', [provider.id])
  await call(renewHold, { params: { holdId }, body: {} }, ANOUK)
  expect(await free('SALON')).not.toContain('13:10')
})

test('[WORK-148] a visit at home is booked before its travel would begin, and no later by slots, holds and orders', async () => {
  const { draft, free, params } = await aTraveller({ minimumNoticeMinutes: 0 })
  clock.set(tuesday('10:00'))
  expect((await free('SALON'))[0]).toBe('10:00')
  expect((await free('DOORSTEP'))[0]).toBe('10:20')
  const hold = (time: string) => ({
    body: {
      userName: params.userName,
      startTime: new Date(tuesday(time)).toISOString(),
      durationMinutes: 45,
      serviceLocation: 'DOORSTEP' as const,
    },
  })
  const late = await refusal(holdSlot, hold('10:15'), ANOUK)
  expect(late.code).toBe('outside-working-hours')
  expect(JSON.stringify(late.data)).toContain('10:20')
  const { holdId } = (await call(holdSlot, hold('10:20'), ANOUK)).data
  expect(await outcome(draft('10:15'))).toBe('outside-working-hours')
  clock.set(tuesday('10:01'))
  const renewal = { params: { holdId }, body: {} }
  expect((await refusal(renewHold, renewal, ANOUK)).code).toBe('outside-working-hours')
  expect(await outcome(draft('10:20'))).toBe('outside-working-hours')
  expect(await outcome(draft('10:25'))).toBe('placed')
})

test('[WORK-148] a visit at home that is near keeps its time, and a member may book one at once', async () => {
  const { draft, book } = await aTraveller({
    minimumNoticeMinutes: 0,
    cancellationWindowMinutes: 0,
  })
  const orderId = await place(draft('12:00'))
  clock.set(tuesday('11:50'))
  const body = draft('12:00')
  await call(
    modifyOrder,
    { params: { orderId }, body: { ...body, customerInstructions: 'Bel' } },
    ANOUK,
  )
  const later = draft('12:05')
  expect((await refusal(modifyOrder, { params: { orderId }, body: later }, ANOUK)).code).toBe(
    'outside-working-hours',
  )
  clock.set(tuesday('14:30'))
  expect((await book(tuesday('14:35'), { customerAddress: ADDRESS })).orderId).toBeTruthy()
})

test('[WORK-140] a member books, moves and moves back a visit with its travel', async () => {
  const { book, move, undo, refuseBook, agenda, params } = await aTraveller()
  const { orderId } = await book(tuesday('12:00'), { customerAddress: ADDRESS })
  const first = ['11:40–12:00 travel', '12:00–12:55', '12:55–13:15 travel']
  expect(await timesOf(orderId)).toEqual(first)
  const refused = await refuseBook(tuesday('13:10'))
  expect(refused.data).toMatchObject({ conflicts: [{ orderId }] })
  const { version } = await move(orderId, tuesday('14:00'))
  expect(await timesOf(orderId)).toEqual([
    '13:40–14:00 travel',
    '14:00–14:55',
    '14:55–15:15 travel',
  ])
  expect((await agenda('2026-11-24')).visits).toMatchObject([
    { orderId, travelMinutes: 20, busyUntil: expect.stringContaining('T14:55') },
  ])
  const at = { date: '2026-11-24', durationMinutes: 45, orderId }
  const moves = (await call(listFreeTimes, { params, query: at }, FLEUR)).data.times
  expect(moves).not.toHaveLength(0)
  await undo(orderId, version)
  expect(await timesOf(orderId)).toEqual(first)
})

test('[WORK-140] a visit squeezed in over another keeps its travel apart from what overlaps', async () => {
  const { book, cancel } = await aTraveller()
  const other = await book(tuesday('13:00'))
  const { orderId } = await book(tuesday('12:00'), { customerAddress: ADDRESS, squeezeIn: true })
  expect(await timesOf(orderId)).toEqual([
    '11:40–12:00 travel',
    '12:00–12:55',
    '12:55–13:00 travel',
    '13:00–13:15 travel squeezed',
  ])
  await cancel(other.orderId, other.version)
  expect((await timesOf(orderId)).at(-1)).toBe('13:00–13:15 travel')
})

test('[WORK-140] the dates of a series name what stands on the road', async () => {
  const { params, provider } = await aTraveller()
  await aBlock(database, provider, { startsAt: tuesday('13:00'), endsAt: tuesday('14:00') })
  const conflicts = async (serviceLocation?: 'DOORSTEP') => {
    const startTime = new Date(tuesday('12:00')).toISOString()
    const query = {
      startTime,
      durationMinutes: 45,
      times: 1,
      ...(serviceLocation && { serviceLocation }),
    }
    const { data } = await call(listSeriesDates, { params, query }, FLEUR)
    return data.dates[0]?.conflicts.length
  }
  expect(await conflicts()).toBe(0)
  expect(await conflicts('DOORSTEP')).toBe(1)
})

test('[WORK-140] travel is outside the hours, and not in a closure', async () => {
  const { draft, free, provider } = await aTraveller()
  expect((await free('DOORSTEP'))[0]).toBe('10:00')
  await database.pool.query(
    `insert into closures (provider_id, during, reason) values ($1, tstzrange($2, $3), '')`,
    [provider.id, new Date(tuesday('12:00')), new Date(tuesday('13:00'))],
  )
  expect(await free('DOORSTEP')).not.toContain('13:15')
  expect(await free('DOORSTEP')).toContain('13:20')
  const body = draft('13:15')
  expect((await refusal(placeOrder, { body }, ANOUK)).code).toBe('outside-working-hours')
  expect(await outcome(draft('13:20'))).toBe('placed')
})
