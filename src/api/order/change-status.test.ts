import { expect, test } from 'vitest'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/status.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { openLog } from '#platform/log.ts'
import { changeStatus } from './change-status.ts'
import { declineUnanswered } from './decline-unanswered.ts'
import { aDraft } from './testing/a-draft.ts'
import { anOrderApi, DAAN } from './testing/an-order-api.ts'

const market = await anOrderApi()
const { aBookableProvider, clock, database, outcome, read, rowsOf } = market
const FORGET_CUSTOMER = `update orders set erased_at = now(), customer_user_name = null, customer_name = '', customer_email = '',
  customer_phone = '' where id = $1`
const lines: string[] = []
const log = openLog({ format: 'json', write: (line) => lines.push(line) })
const decline = () => declineUnanswered({ ...market, log })

async function statusOf(orderId: string): Promise<OrderStatus> {
  const { rows } = await database.pool.query('select status from orders where id = $1', [orderId])
  return rows[0].status
}

function move(orderId: string, to: OrderStatus, note?: string) {
  return changeStatus(market, {
    orderId,
    to,
    actorRole: 'provider',
    actorName: 'beheer',
    ...(note && { note }),
  })
}

async function lastEvent(orderId: string) {
  const { rows } = await database.pool.query(
    'select actor, from_status, to_status, note, at from order_events where order_id = $1 order by at desc, id desc limit 1',
    [orderId],
  )
  return rows[0]
}

test('[ORDER-03] a request is confirmed, with an event and a mail to both parties', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id } = await anOrder(database, provider, { status: 'PENDING', items: [cut] })
  expect(await move(id, 'CONFIRMED', ' Tot dan! \u0000')).toEqual({
    ok: true,
    from: 'PENDING',
    to: 'CONFIRMED',
    version: 2,
  })
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED' })
  expect(await lastEvent(id)).toEqual({
    actor: 'beheer',
    from_status: 'PENDING',
    to_status: 'CONFIRMED',
    note: 'Tot dan!',
    at: TEST_NOW,
  })
  expect(await rowsOf(id)).toMatchObject({ events: 2, mails: 2 })
})

test('[ORDER-03] setting the current status again changes nothing', async () => {
  const { provider } = await aBookableProvider()
  const { id } = await anOrder(database, provider)
  expect(await move(id, 'CONFIRMED')).toMatchObject({ from: 'CONFIRMED', to: 'CONFIRMED' })
  expect(await rowsOf(id)).toMatchObject({ events: 1, mails: 0 })
})

test('[ORDER-03] declining and cancelling free the time and send mails; a no-show tells the customer alone', async () => {
  const { provider, cut } = await aBookableProvider()
  for (const [from, to] of [
    ['PENDING', 'DECLINED'],
    ['CONFIRMED', 'CANCELLED'],
  ] as const) {
    const { id } = await anOrder(database, provider, { status: from, items: [cut] })
    expect(await move(id, to)).toMatchObject({ ok: true })
    expect(await rowsOf(id)).toMatchObject({ mails: 2 })
    const draft = aDraft(provider, [cut], { customerUserName: 'daan' })
    expect(await outcome(draft, DAAN)).toBe('placed')
    await database.pool.query('delete from orders where customer_user_name = $1', ['daan'])
  }
  const { id } = await anOrder(database, provider, { startsAt: TEST_NOW - HOUR_MS })
  expect(await move(id, 'NO_SHOW')).toMatchObject({ ok: true })
  expect(await rowsOf(id)).toMatchObject({ mails: 1 })
  const taken = await database.query
    .selectFrom('appointments')
    .select('live')
    .where('order_id', '=', id)
    .execute()
  expect(taken).toEqual([{ live: true }])
})

test('[ORDER-03] a change that the status table forbids is refused and leaves the order as it is', async () => {
  const { provider } = await aBookableProvider()
  for (const from of ['COMPLETED', 'CANCELLED', 'DECLINED', 'NO_SHOW'] as const) {
    const { id } = await anOrder(database, provider, { status: from, startsAt: tuesday('10:00') })
    for (const to of ORDER_STATUSES.filter((to) => to !== from && to !== 'NO_SHOW')) {
      expect(await move(id, to)).toEqual({ ok: false, refusal: 'order-not-changeable' })
    }
    expect(await rowsOf(id)).toMatchObject({ events: 1 })
    await database.pool.query('delete from orders where id = $1', [id])
  }
  const nobody = '019309d0-0000-7000-8000-000000000000'
  expect(await move(nobody, 'CONFIRMED')).toEqual({ ok: false, refusal: 'not-found' })
})

test('of a simultaneous confirmation and refusal one succeeds, and one mail is sent', async () => {
  const { provider } = await aBookableProvider()
  for (let round = 0; round < 10; round++) {
    const { id } = await anOrder(database, provider, { status: 'PENDING' })
    const answers = await Promise.all([move(id, 'CONFIRMED'), move(id, 'DECLINED')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await rowsOf(id)).toMatchObject({ events: 2, mails: 2 })
    await database.pool.query('delete from orders where id = $1', [id])
  }
})

test('[ORDER-03] an unanswered request is declined at the start of the visit, not before', async () => {
  const { provider } = await aBookableProvider()
  const { id, startsAt } = await anOrder(database, provider, { status: 'PENDING' })
  const later = await anOrder(database, provider, {
    status: 'PENDING',
    startsAt: startsAt + HOUR_MS,
  })
  clock.set(startsAt - 1)
  await decline()
  expect(await read(id)).toMatchObject({ status: 'PENDING' })
  clock.set(startsAt)
  await Promise.all([decline(), decline()])
  expect(await read(id)).toMatchObject({ status: 'DECLINED' })
  expect(await read(later.id)).toMatchObject({ status: 'PENDING' })
  expect(await lastEvent(id)).toMatchObject({ actor: 'system', from_status: 'PENDING' })
  expect(await rowsOf(id)).toMatchObject({ events: 2, mails: 2 })
  clock.set(TEST_NOW)
})

test('[ORDER-03] a request of a deleted account is declined too, and the provider is mailed', async () => {
  const { provider } = await aBookableProvider()
  const { id, startsAt } = await anOrder(database, provider, { status: 'PENDING' })
  await database.pool.query(FORGET_CUSTOMER, [id])
  clock.set(startsAt)
  await decline()
  clock.set(TEST_NOW)
  expect(await statusOf(id)).toBe('DECLINED')
  expect(await rowsOf(id)).toMatchObject({ events: 2, mails: 1 })
})

test('[ORDER-03] a request that cannot be declined is logged and does not stop the others', async () => {
  const { provider } = await aBookableProvider()
  const stuck = await anOrder(database, provider, { status: 'PENDING' })
  const startsAt = stuck.startsAt + HOUR_MS
  const later = await anOrder(database, provider, { status: 'PENDING', startsAt })
  await database.pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'cannot be moved' using detail = new.customer_name; end $$`)
  await database.pool.query(`create trigger stuck before update of status on orders
    for each row when (old.id = '${stuck.id}') execute function refuse()`)
  clock.set(startsAt)
  await decline()
  clock.set(TEST_NOW)
  await database.pool.query('drop function refuse cascade')
  expect([await statusOf(stuck.id), await statusOf(later.id)]).toEqual(['PENDING', 'DECLINED'])
  expect(lines).toEqual([expect.stringContaining(stuck.id)])
  expect(lines.join()).not.toContain('Vermeer')
})
