import { expect, test } from 'vitest'
import { orderDraft } from '#contract/order.ts'
import { aPromotion } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { customerUserName } from '#domain/identifiers.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { LOCK } from '#platform/postgres/lock-numbers.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { orderToChange } from '../order-access/order-to-change.ts'
import { changedOrder } from './changed-order.ts'
import { updateOrder } from './changing-store.ts'
import { findProviderSnapshot } from './provider-snapshot-store.ts'
import { findOrder } from './store.ts'
import { aDraft } from './testing/a-draft.ts'
import { anOrderApi } from './testing/an-order-api.ts'
import { validateOrder } from './validate-order.ts'

const { aBookableProvider, database, read, rowsOf } = await anOrderApi({
  connections: MANY_CONNECTIONS,
})
type Change = Parameters<typeof updateOrder>[1]

// What PostgreSQL undoes for a deadlock is not tried again here, but fails the test.
const write = (change: Change) =>
  database.query.transaction().execute((trx) => updateOrder(trx, change))

type BookableProvider = Awaited<ReturnType<typeof aBookableProvider>>
type Options = Parameters<typeof aDraft>[2] & { salon: BookableProvider; orderId: string }

/** A change that was judged but is not written yet: what the market does meanwhile is the test's to say. */
async function aJudgedChange({ salon: { provider, cut }, orderId, ...options }: Options) {
  const order = await findOrder(database.query, orderId)
  if (!order) throw new Error('no order')
  const userName = customerUserName(order.customer_user_name ?? '')
  const draft = orderDraft.parse(
    aDraft(provider, [cut], { customerUserName: userName, ...options }),
  )
  const snapshot = await findProviderSnapshot(database.query, {
    providerUserName: provider.userName,
    customerUserName: userName,
    serviceLocation: 'SALON',
    customerAddress: '',
    homePoint: null,
    promotionId: options.promotionId ?? null,
    change: orderToChange(order),
    now: TEST_NOW,
    startsAt: options.startsAt ?? 0,
    endsAt: options.startsAt ?? 0,
    catalogItemIds: [cut.id],
    requestedBy: userName,
    isByCustomer: true,
  })
  if (!snapshot) throw new Error('no offer')
  const validOrder = validateOrder(draft, snapshot, TEST_NOW)
  if (!validOrder.ok) throw new Error(validOrder.refusal)
  return changedOrder(order, {
    snapshot,
    validOrder,
    now: TEST_NOW,
    language: 'nl',
    idempotency: null,
    role: { part: 'customer', userName },
  })
}

async function anOrderAt(salon: BookableProvider, startsAt: number, customer = 'anouk') {
  const options = { startsAt, customerUserName: customer, items: [salon.cut] }
  return (await anOrder(database, salon.provider, options)).id
}

test('[SLOT-07] visits that exchange their times do not deadlock: none is moved', async () => {
  const salon = await aBookableProvider()
  for (let round = 0; round < 10; round++) {
    const at = [tuesday('10:00'), wednesday('10:00')] as const
    const [one, other] = [await anOrderAt(salon, at[0]), await anOrderAt(salon, at[1], 'daan')]
    const changes = [
      await aJudgedChange({ salon, orderId: one, startsAt: at[1] }),
      await aJudgedChange({ salon, orderId: other, startsAt: at[0] }),
    ]
    const outcomes = await Promise.all(changes.map((each) => write(each)))
    expect(outcomes).toEqual(['slot-taken', 'slot-taken'])
    expect((await read(one)).serviceInfo.appointmentStartTime).toMatch(/^2026-11-24/)
    await database.pool.query('truncate orders cascade')
  }
})

test('[SLOT-07] of twelve visits moved to one free time at once one is moved, without deadlocks', async () => {
  const salon = await aBookableProvider()
  const ids: string[] = []
  for (let week = 1; week <= 12; week++) {
    ids.push(await anOrderAt(salon, tuesday('10:00') + week * 7 * DAY_MS, `mover-${week}`))
  }
  const startsAt = wednesday('12:00')
  const changes = await Promise.all(
    ids.map((orderId) => aJudgedChange({ salon, orderId, startsAt })),
  )
  const outcomes = await Promise.all(changes.map((each) => write(each)))
  expect(outcomes.toSorted()).toEqual([...Array(11).fill('slot-taken'), 'written'])
})

test('[SLOT-07] changes of one calendar are serialised, those of two calendars are not', async () => {
  const [salon, other] = [await aBookableProvider(), await aBookableProvider()]
  const orderId = await anOrderAt(salon, tuesday('10:00'))
  const elsewhere = await anOrderAt(other, tuesday('10:00'), 'daan')
  const startsAt = wednesday('10:00')
  const change = await aJudgedChange({ salon, orderId, startsAt })
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [
    LOCK.calendar,
    salon.provider.id,
  ])
  let isWritten = false
  const writeResult = write(change).then((outcome) => {
    isWritten = true
    return outcome
  })
  const otherChange = await aJudgedChange({ salon: other, orderId: elsewhere, startsAt })
  expect(await write(otherChange)).toBe('written')
  expect(isWritten).toBe(false)
  await client.query('commit')
  client.release()
  expect(await writeResult).toBe('written')
})

test('a change based on an outdated version is not written', async () => {
  const salon = await aBookableProvider()
  const orderId = await anOrderAt(salon, tuesday('10:00'))
  const [first, second] = [
    await aJudgedChange({ salon, orderId, startsAt: tuesday('12:00') }),
    await aJudgedChange({ salon, orderId, startsAt: tuesday('14:00') }),
  ]
  expect(await write(first)).toBe('written')
  expect(await write(second)).toBe('version-conflict')
  expect(await rowsOf(orderId)).toMatchObject({ events: 2, mails: 2, items: 1 })
})

test('[PROMO-03] a change is not written if a price or the promotion has changed since', async () => {
  const salon = await aBookableProvider()
  const { id: promotionId } = await aPromotion(database, salon.provider)
  const orderId = await anOrderAt(salon, tuesday('10:00'))
  const asked = { salon, orderId, startsAt: tuesday('12:00') }
  const dearer = await aJudgedChange(asked)
  await database.pool.query('update catalog_items set price_cents = 5000 where id = $1', [
    salon.cut.id,
  ])
  expect(await write(dearer)).toBe('version-conflict')
  await database.pool.query('update catalog_items set price_cents = 4250 where id = $1', [
    salon.cut.id,
  ])
  const discounted = await aJudgedChange({ ...asked, promotionId, discountCents: 425 })
  // A trigger makes another version of the provider's row as well, which is not what is asked here.
  await database.pool.query('alter table promotions disable trigger promotions_updated')
  await database.pool.query('update promotions set active = false where id = $1', [promotionId])
  expect(await write(discounted)).toBe('version-conflict')
  expect(await rowsOf(orderId)).toMatchObject({ events: 1, mails: 0 })
})
