import { expect, onTestFinished, test } from 'vitest'
import { holdSlot, renewHold } from '#contract/hold.ts'
import { cancelOrder, modifyOrder } from '#contract/order.ts'
import { slotTakenData } from '#contract/refusal.ts'
import { listSlotsWithToken } from '#contract/schedule.ts'
import { anAccount } from '#demo/builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi, DAAN } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'
import { blockCustomer, unblockCustomer } from './block-customer.ts'

const market = await anOrderApi({ connections: MANY_CONNECTIONS })
const { aBookableProvider, call, database, outcome, place, read, refusal, refused } = market
await anAccount(database, { userName: 'de-salon', role: 'provider' })

type BookableProvider = Awaited<ReturnType<typeof aBookableProvider>>

const pair = ({ provider }: BookableProvider) => ({
  providerUserName: provider.userName,
  customerUserName: 'anouk',
})
const block = (salon: BookableProvider) => blockCustomer(market, pair(salon))

async function freeTimes({ provider }: BookableProvider, from: As): Promise<number> {
  const query = { startDate: '2026-11-24', endDate: '2026-11-24', window: 45 }
  const asked = { params: { userName: provider.userName }, query }
  const { data } = await call(listSlotsWithToken, asked, from)
  return data.availableSlots.filter(({ busy }) => !busy).length
}

test('a blocked customer sees the provider’s times as taken, without a reason', async () => {
  const [salon, other] = [await aBookableProvider(), await aBookableProvider()]
  const draft = aDraft(salon.provider, [salon.cut])
  expect(await block(salon)).toEqual({ ok: true, upcomingVisits: 0 })
  const answer = await refused(draft)
  expect(answer).toMatchObject({ statusCode: 409, code: 'slot-taken' })
  expect(slotTakenData.parse(answer.data).nextSlots).toEqual([])
  expect(await freeTimes(salon, ANOUK)).toBe(0)
  const time = { startTime: new Date(tuesday('10:00')).toISOString(), durationMinutes: 45 }
  const held = { body: { userName: salon.provider.userName, ...time } }
  expect(await refusal(holdSlot, held, ANOUK)).toMatchObject({
    code: 'slot-taken',
    data: { nextSlots: [] },
  })
  expect(await freeTimes(salon, DAAN)).toBeGreaterThan(0)
  expect(await outcome(aDraft(other.provider, [other.cut]))).toBe('placed')
  expect(await unblockCustomer(market, pair(salon))).toEqual({ ok: true })
  expect(await freeTimes(salon, ANOUK)).toBeGreaterThan(0)
  const later = { startsAt: tuesday('14:00') }
  expect(await outcome(aDraft(salon.provider, [salon.cut], later))).toBe('placed')
})

test('existing visits stay: the blocked customer may cancel them and the provider may move them', async () => {
  const salon = await aBookableProvider({ ownerUserName: 'de-salon' })
  const orderId = await place(aDraft(salon.provider, [salon.cut]))
  expect(await block(salon)).toEqual({ ok: true, upcomingVisits: 1 })
  const body = aDraft(salon.provider, [salon.cut], { startsAt: tuesday('14:00') })
  const move = { params: { orderId }, body }
  expect((await refusal(modifyOrder, move, ANOUK)).code).toBe('slot-taken')
  await call(modifyOrder, move, { as: { userName: 'de-salon', role: 'provider' } })
  await call(cancelOrder, { params: { orderId }, body: {} }, ANOUK)
})

test('a visit that is being booked during the block is counted among the existing ones', async () => {
  const salon = await aBookableProvider()
  const elsewhere = await database.pool.connect()
  onTestFinished(() => elsewhere.release(true))
  await elsewhere.query('begin')
  const salonsRow = 'select from providers where id = $1 for no key update'
  await elsewhere.query(salonsRow, [salon.provider.id])
  // It is let in by what stands, and waits to be written.
  const placing = place(aDraft(salon.provider, [salon.cut]))
  await expect.poll(waitingForALock).toBe(1)
  let isBlocked = false
  const blocking = block(salon).finally(() => {
    isBlocked = true
  })
  await expect.poll(async () => isBlocked || (await waitingForALock()) === 2).toBe(true)
  await elsewhere.query('commit')
  await placing
  expect(await blocking).toEqual({ ok: true, upcomingVisits: 1 })
})

async function waitingForALock(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*) as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

test('a blocked customer may correct the details of an existing visit without moving it', async () => {
  const salon = await aBookableProvider()
  const orderId = await place(aDraft(salon.provider, [salon.cut]))
  await block(salon)
  const correction = (phone: string, startsAt = tuesday('10:00')) => ({
    params: { orderId },
    body: aDraft(salon.provider, [salon.cut], {
      startsAt,
      customerInfo: { customerPhone: phone },
    }),
  })
  await call(modifyOrder, correction('0687654321'), ANOUK)
  expect((await read(orderId)).customerInfo.customerPhone).toContain('87654321')
  const later = correction('0612345678', tuesday('10:15'))
  expect((await refusal(modifyOrder, later, ANOUK)).code).toBe('slot-taken')
})

test('blocking a customer ends their holds at that provider', async () => {
  const salon = await aBookableProvider()
  const time = { startTime: new Date(tuesday('10:00')).toISOString(), durationMinutes: 45 }
  const input = { body: { userName: salon.provider.userName, ...time } }
  const { data } = await call(holdSlot, input, ANOUK)
  await block(salon)
  const renew = { params: { holdId: data.holdId }, body: {} }
  expect((await refusal(renewHold, renew, ANOUK)).code).toBe('not-found')
  await call(holdSlot, input, DAAN)
})

test('blocking an unknown customer or at an unknown provider is refused', async () => {
  const salon = await aBookableProvider()
  const nowhere = { ...pair(salon), providerUserName: 'nergens' }
  const nobody = { ...pair(salon), customerUserName: 'niemand' }
  expect(await blockCustomer(market, nowhere)).toMatchObject({ refusal: 'not-found' })
  expect(await blockCustomer(market, nobody)).toMatchObject({ refusal: 'customer-unknown' })
  expect(await unblockCustomer(market, pair(salon))).toMatchObject({ refusal: 'customer-unknown' })
})
