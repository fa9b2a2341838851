import { expect, test } from 'vitest'
import { holdSlot, renewHold } from '#contract/hold.ts'
import { modifyOrder } from '#contract/order.ts'
import { listSlots, listSlotsWithToken } from '#contract/schedule.ts'
import { anAccount } from '#demo/builders.ts'
import { aBlock, anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi, DAAN } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'
import { closeHours } from './close-hours.ts'

const { aBookableProvider, call, clock, database, refusal } = await anOrderApi()
await anAccount(database, { userName: 'fleur', role: 'provider' })
const FLEUR: As = { as: { userName: 'fleur', role: 'provider' } }

async function aBusyProvider(options: Parameters<typeof aBookableProvider>[0] = {}) {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur', ...options })
  const own = await anOrder(database, provider, { startsAt: tuesday('10:00'), items: [cut] })
  const daans = { startsAt: tuesday('12:00'), customerUserName: 'daan', items: [cut] }
  const other = await anOrder(database, provider, daans)
  const params = { userName: provider.userName }
  const query = { startDate: '2026-11-24', endDate: '2026-11-24', window: 45 }
  const busy = async (orderId: string | undefined, from: As) => {
    const asked = { params, query: { ...query, ...(orderId && { orderId }) } }
    const { data } = await call(listSlotsWithToken, asked, from)
    return data.availableSlots
      .filter((slot) => slot.busy)
      .map(({ startTime }) => startTime.slice(11, 16))
  }
  return { provider, cut, own, other, params, query, busy }
}

const TEN = ['09:30', '09:45', '10:00', '10:15', '10:30']
const TWELVE = ['11:30', '11:45', '12:00', '12:15', '12:30']

test('[SLOT-05, CHECKOUT-10] for a change the order’s own time is free, and no other customer’s', async () => {
  const { own, busy } = await aBusyProvider()
  for (const from of [ANOUK, FLEUR]) {
    expect(await busy(own.id, from)).toEqual(TWELVE)
    expect(await busy(undefined, from)).toEqual([...TEN, ...TWELVE])
  }
})

test('[WORK-211] an order may stay at its time with the buffer that it has, when that of its salon has become longer', async () => {
  const { provider, own, busy } = await aBusyProvider()
  await aBlock(database, provider, { startsAt: tuesday('10:45'), endsAt: tuesday('11:00') })
  await database.pool.query('update providers set buffer_minutes = 15 where id = $1', [provider.id])
  const taken = await busy(own.id, ANOUK)
  expect(taken).toContain('10:15')
  expect(taken).not.toContain('10:00')
})

test('[WORK-211] a change holds the time of its own visit with the buffer that it has, and is made then', async () => {
  const { provider, cut, own } = await aBusyProvider()
  await aBlock(database, provider, { startsAt: tuesday('10:45'), endsAt: tuesday('11:00') })
  await database.pool.query('update providers set buffer_minutes = 15 where id = $1', [provider.id])
  const hold = (clockTime: string) => {
    const startTime = new Date(tuesday(clockTime)).toISOString()
    const visit = { userName: provider.userName, startTime, durationMinutes: 45 }
    return { body: { ...visit, orderId: own.id } }
  }
  const { holdId } = (await call(holdSlot, hold('10:00'), ANOUK)).data
  const renew = { params: { holdId }, body: { orderId: own.id } }
  expect((await call(renewHold, renew, ANOUK)).data.holdId).toBe(holdId)
  expect(await refusal(holdSlot, hold('10:15'), ANOUK)).toMatchObject({ code: 'slot-taken' })
  const body = aDraft(provider, [cut], { startsAt: tuesday('10:00') })
  await call(modifyOrder, { params: { orderId: own.id }, body }, ANOUK)
})

test('[SLOT-05] the order’s own time is offered even within the notice', async () => {
  const { own, params, query } = await aBusyProvider({ minimumNoticeMinutes: 240 })
  clock.set(tuesday('07:00'))
  const first = async (orderId?: string) => {
    const asked = { params, query: { ...query, ...(orderId && { orderId }) } }
    const { data } = await call(listSlotsWithToken, asked, ANOUK)
    return data.availableSlots.slice(0, 2).map(({ startTime }) => startTime.slice(11, 16))
  }
  expect(await first()).toEqual(['11:00', '11:15'])
  expect(await first(own.id)).toEqual(['10:00', '11:00'])
  clock.set(TEST_NOW)
})

test.each([
  ['a visitor', {}, 'sign-in-required'],
  ['another customer', DAAN, 'forbidden'],
  ['another provider', { as: { userName: 'lotte', role: 'provider' } } as As, 'forbidden'],
  ['an operator', { as: { userName: 'beheer', role: 'operator' } } as As, 'forbidden'],
])(
  '[ORDER-09] the time of another customer’s order is not revealed to %s',
  async (_, from, code) => {
    const { own, params, query } = await aBusyProvider()
    const asked = { params, query: { ...query, orderId: own.id } }
    expect(await refusal(listSlotsWithToken, asked, from)).toMatchObject({ code })
  },
)

test('[SLOT-02] a block of the provider stays busy for a change', async () => {
  const { own, provider, busy } = await aBusyProvider()
  await aBlock(database, provider, { startsAt: tuesday('16:00'), endsAt: tuesday('17:00') })
  expect(await busy(own.id, ANOUK)).toContain('16:00')
})

test('an order of another provider, or an unknown one, is not found', async () => {
  const [{ params, query }, elsewhere] = [await aBusyProvider(), await aBusyProvider()]
  for (const orderId of [elsewhere.own.id, '019309d0-0000-7000-8000-000000000000']) {
    const asked = { params, query: { ...query, orderId } }
    expect(await refusal(listSlotsWithToken, asked, ANOUK)).toMatchObject({ code: 'not-found' })
  }
})

test('[SLOT-06] a closed day ends where the next begins, also with a clock change at midnight', async () => {
  const { provider } = await aBookableProvider({ timeZone: 'America/Havana' })
  const closed = async (date: string) => {
    const day = { providerUserName: provider.userName, date: date as PlainDate }
    await closeHours({ database }, { ...day, reason: '', anyway: false })
    const { rows } = await database.pool.query(
      `delete from closures where provider_id = $1
       returning lower(during) as "startsAt", upper(during) as "endsAt"`,
      [provider.id],
    )
    return rows.map(({ startsAt, endsAt }) => [startsAt, endsAt].map((at) => new Date(at).toJSON()))
  }
  // At one in the night of 7 November it is midnight once more: the first one is the end of the 6th.
  expect(await closed('2027-11-06')).toEqual([
    ['2027-11-06T04:00:00.000Z', '2027-11-07T04:00:00.000Z'],
  ])
  expect(await closed('2027-11-07')).toEqual([
    ['2027-11-07T04:00:00.000Z', '2027-11-08T05:00:00.000Z'],
  ])
  // 14 March begins at one: there is no midnight.
  expect(await closed('2027-03-13')).toEqual([
    ['2027-03-13T05:00:00.000Z', '2027-03-14T05:00:00.000Z'],
  ])
  expect(await closed('2027-03-14')).toEqual([
    ['2027-03-14T05:00:00.000Z', '2027-03-15T04:00:00.000Z'],
  ])
})

test('the public slots need no token and accept no order', async () => {
  const { own, params, query } = await aBusyProvider()
  const asked = { params, query: { ...query, orderId: own.id } }
  const { data } = await call(listSlots, asked, ANOUK)
  expect(data.availableSlots.filter((slot) => slot.busy)).toHaveLength(10)
})
