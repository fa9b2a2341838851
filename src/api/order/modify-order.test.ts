import { expect, onTestFinished, test } from 'vitest'
import { holdSlot } from '#contract/hold.ts'
import { modifyOrder, type OrderDraft } from '#contract/order.ts'
import { slotTakenData } from '#contract/refusal.ts'
import { aCatalogItem, anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MINUTES, HOUR_MS } from '#domain/time-units.ts'
import { rateLimiter } from '#platform/rate-limit.ts'
import { aDatabase } from '#platform/testing/database.ts'
import type { Tables } from '../schema.gen.ts'
import type { As } from '../testing/api.ts'
import { changeStatus } from './change-status.ts'
import { aDraft } from './testing/a-draft.ts'
import { ANOUK, anOrderApi, DAAN } from './testing/an-order-api.ts'

const { aBookableProvider, call, clock, database, outcome, place, read, refusal, rowsOf } =
  await anOrderApi()
await anAccount(database, { userName: 'fleur', role: 'provider' })
const FLEUR: As = { as: { userName: 'fleur', role: 'provider' } }

async function modify(orderId: string, body: OrderDraft, from: As = ANOUK) {
  const { data } = await call(modifyOrder, { params: { orderId }, body }, from)
  return data.orderId
}

function refused(orderId: string, body: OrderDraft, from: As = ANOUK) {
  return refusal(modifyOrder, { params: { orderId }, body }, from)
}

async function inTheBooks(orderId: string) {
  const { rows } = await database.pool.query(
    `select o.version, o.calendar_sequence, lower(a.during) as from, upper(a.during) as to, a.live
     from orders o join appointments a on a.order_id = o.id where o.id = $1`,
    [orderId],
  )
  return rows[0]
}

async function lastEvent(orderId: string) {
  const { rows } = await database.pool.query(
    `select actor, from_status, to_status, from_starts_at, at from order_events
     where order_id = $1 order by at desc, id desc limit 1`,
    [orderId],
  )
  return rows[0]
}

test('[ORDER-01] an order gets another time and other treatments, and keeps its id', async () => {
  const { provider, cut } = await aBookableProvider({ bufferMinutes: 10 })
  const mask = await aCatalogItem(database, provider, {
    nameEn: 'Repair mask',
    priceCents: 1400,
    durationMinutes: 15,
    isAddon: true,
  })
  const orderId = await place(aDraft(provider, [cut]))
  const draft = aDraft(provider, [cut, { ...mask, quantity: 2 }], {
    startsAt: wednesday('14:00'),
    customerInstructions: 'Derde verdieping',
  })
  expect(await modify(orderId, draft)).toBe(orderId)
  expect(await read(orderId)).toMatchObject({
    calendarSequence: 1,
    orderId,
    status: 'CONFIRMED',
    totalAmount: 70.5,
    totalDuration: 75,
    customerInstructions: 'Derde verdieping',
    items: [{ serviceName: 'Cut & blow-dry' }, { serviceName: 'Repair mask', quantity: 2 }],
    serviceInfo: { appointmentStartTime: '2026-11-25T14:00:00+01:00' },
    orderDate: '2026-11-20T12:00:00+01:00',
  })
  expect(await inTheBooks(orderId)).toEqual({
    version: 2,
    calendar_sequence: 1,
    live: true,
    from: wednesday('14:00'),
    to: wednesday('15:25'),
  })
  expect(await lastEvent(orderId)).toEqual({
    actor: 'anouk',
    from_status: 'CONFIRMED',
    to_status: 'CONFIRMED',
    at: TEST_NOW,
    from_starts_at: tuesday('10:00'),
  })
  expect(await rowsOf(orderId)).toEqual({
    orders: 1,
    items: 2,
    events: 2,
    appointments: 1,
    mails: 4,
  })
})

test('[ORDER-01] the old time becomes free at once, and the new one is taken', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]))
  await modify(orderId, aDraft(provider, [cut], { startsAt: tuesday('14:00') }))
  const daans = { customerUserName: 'daan' }
  expect(await outcome(aDraft(provider, [cut], daans), DAAN)).toBe('placed')
  const taken = aDraft(provider, [cut], { ...daans, startsAt: tuesday('14:00') })
  expect(await outcome(taken, DAAN)).toBe('slot-taken')
})

test('[SLOT-07] an order’s own time is free for it: a visit can move by a quarter of an hour', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]))
  await modify(orderId, aDraft(provider, [cut], { startsAt: tuesday('10:15') }))
  expect(await inTheBooks(orderId)).toMatchObject({ from: tuesday('10:15') })
})

test('[ORDER-01] a provider moves a visit to a time that it holds, and the hold ends', async () => {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const orderId = await place(aDraft(provider, [cut]))
  const startTime = new Date(tuesday('14:00')).toISOString()
  const held = { userName: provider.userName, startTime, durationMinutes: 45, orderId }
  await call(holdSlot, { body: held }, FLEUR)
  const draft = aDraft(provider, [cut], { startsAt: tuesday('14:00') })
  expect(await refused(orderId, draft)).toMatchObject({ code: 'slot-taken' })
  await modify(orderId, draft, FLEUR)
  const { rows } = await database.pool.query(
    `select holder_user_name, isempty(during) as "isOver" from holds where calendar_id = $1`,
    [provider.id],
  )
  expect(rows).toEqual([{ holder_user_name: 'fleur', isOver: true }])
})

test('[SLOT-07] a taken time leaves the order unchanged, with the three nearest free times', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]))
  await anOrder(database, provider, { startsAt: tuesday('10:45'), customerUserName: 'daan' })
  const before = [await read(orderId), await inTheBooks(orderId), await rowsOf(orderId)]
  const answer = await refused(orderId, aDraft(provider, [cut], { startsAt: tuesday('10:30') }))
  expect(answer).toMatchObject({ statusCode: 409, code: 'slot-taken' })
  // Its own time counts as free.
  expect(slotTakenData.parse(answer.data).nextSlots.map(({ startTime }) => startTime)).toEqual([
    '2026-11-24T09:30:00+01:00',
    '2026-11-24T09:45:00+01:00',
    '2026-11-24T10:00:00+01:00',
  ])
  expect([await read(orderId), await inTheBooks(orderId), await rowsOf(orderId)]).toEqual(before)
})

test('[PROMO-03] prices are recalculated: a raised price applies, and a wrong total is refused', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]))
  await database.query
    .updateTable('catalog_items')
    .set({ price_cents: 5000 })
    .where('id', '=', cut.id)
    .execute()
  const later = { startsAt: tuesday('14:00') }
  expect(await refused(orderId, aDraft(provider, [cut], later))).toMatchObject({
    code: 'amounts-changed',
    data: { originalAmount: 50, totalAmount: 50 },
  })
  expect(await read(orderId)).toMatchObject({ totalAmount: 42.5 })
  await modify(orderId, aDraft(provider, [{ ...cut, priceCents: 5000 }], later))
  expect(await read(orderId)).toMatchObject({ totalAmount: 50, items: [{ price: 50 }] })
})

test.each([
  ['outside-working-hours', { startsAt: tuesday('23:00') }],
  ['outside-working-hours', { startsAt: TEST_NOW + HOUR_MS / 2 }],
  ['amounts-changed', { endsAt: tuesday('13:00') }],
  ['promotion-not-applicable', { promotionId: '019309d0-0000-7000-8000-000000000000' }],
  ['invalid-request', { customerInfo: { customerPhone: '12' } }],
] as const)('[ORDER-01] a change is refused with %s as a new order is', async (code, options) => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]))
  expect(await refused(orderId, aDraft(provider, [cut], options))).toMatchObject({ code })
  expect(await inTheBooks(orderId)).toMatchObject({ version: 1, from: tuesday('10:00') })
})

test('[ORDER-08] within the cancellation window the customer cannot change, the provider can until the start', async () => {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const orderId = await place(aDraft(provider, [cut]))
  clock.set(tuesday('08:00') + 1)
  const draft = aDraft(provider, [cut], { startsAt: tuesday('14:00') })
  expect(await refused(orderId, draft)).toMatchObject({
    statusCode: 409,
    code: 'order-not-changeable',
  })
  clock.set(tuesday('10:00') + 1)
  expect(await refused(orderId, draft, FLEUR)).toMatchObject({ code: 'order-not-changeable' })
  clock.set(tuesday('10:00'))
  await modify(orderId, draft, FLEUR)
  clock.set(TEST_NOW)
})

test('[ORDER-08] a change that keeps the time needs no notice', async () => {
  const { provider, cut } = await aBookableProvider({ minimumNoticeMinutes: DAY_MINUTES })
  const orderId = await place(aDraft(provider, [cut]))
  clock.set(tuesday('07:00'))
  const soon = aDraft(provider, [cut], { startsAt: tuesday('10:15') })
  expect(await refused(orderId, soon)).toMatchObject({ code: 'outside-working-hours' })
  await modify(orderId, aDraft(provider, [cut], { customerInstructions: 'Ik kom op de fiets' }))
  clock.set(TEST_NOW)
})

test.each(['COMPLETED', 'CANCELLED', 'DECLINED', 'NO_SHOW'] as const)(
  '[ORDER-03] an order that is %s cannot be changed',
  async (status) => {
    const { provider, cut } = await aBookableProvider()
    const { id } = await anOrder(database, provider, { status, items: [cut] })
    const draft = aDraft(provider, [cut], { startsAt: tuesday('14:00') })
    expect(await refused(id, draft)).toMatchObject({ code: 'order-not-changeable' })
  },
)

test('[ORDER-03] with manual confirmation a customer’s change needs a new confirmation, a provider’s does not', async () => {
  const { provider, cut } = await aBookableProvider({ autoConfirm: false, ownerUserName: 'fleur' })
  const { id } = await anOrder(database, provider, { items: [cut], status: 'CONFIRMED' })
  await modify(id, aDraft(provider, [cut], { startsAt: tuesday('13:00') }), FLEUR)
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED' })
  await modify(id, aDraft(provider, [cut], { startsAt: tuesday('14:00') }))
  expect(await read(id)).toMatchObject({ status: 'PENDING' })
  expect(await lastEvent(id)).toMatchObject({ from_status: 'CONFIRMED', to_status: 'PENDING' })
})

test('a change without a difference writes nothing and sends no mail', async () => {
  const { provider, cut } = await aBookableProvider()
  const draft = aDraft(provider, [cut], { customerInstructions: ' Derde verdieping ' })
  const orderId = await place(draft)
  const before = await rowsOf(orderId)
  expect(await modify(orderId, draft)).toBe(orderId)
  expect(await rowsOf(orderId)).toEqual(before)
  expect(await inTheBooks(orderId)).toMatchObject({ version: 1 })
})

test('[ORDER-03] a change without a difference returns the current status', async () => {
  const { provider, cut } = await aBookableProvider({ autoConfirm: false, ownerUserName: 'fleur' })
  const draft = aDraft(provider, [cut])
  const orderId = await place(draft)
  await changeStatus(
    { database, clock },
    { orderId, to: 'CONFIRMED', actorRole: 'provider', actorName: 'fleur' },
  )
  const { data } = await call(modifyOrder, { params: { orderId }, body: draft }, ANOUK)
  expect(data.status).toBe('CONFIRMED')
  expect(await read(orderId)).toMatchObject({ status: 'CONFIRMED' })
})

test('the mail language is that of the customer who changes, never of the provider', async () => {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const orderId = await place(aDraft(provider, [cut]), { ...ANOUK, language: 'nl' })
  const at = (startsAt: number) => aDraft(provider, [cut], { startsAt })
  const language = async () =>
    (await database.pool.query('select language from orders where id = $1', [orderId])).rows[0]
  await modify(orderId, at(tuesday('13:00')), { ...FLEUR, language: 'en' })
  expect(await language()).toEqual({ language: 'nl' })
  await modify(orderId, at(tuesday('14:00')), { ...ANOUK, language: 'en' })
  expect(await language()).toEqual({ language: 'en' })
})

test('the acceptance of the terms is renewed by the customer only, never by the provider', async () => {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const orderId = await place(aDraft(provider, [cut]))
  const at = (startsAt: number) => aDraft(provider, [cut], { startsAt })
  const acceptedAt = async () =>
    (await database.pool.query('select accepted_terms_at from orders where id = $1', [orderId]))
      .rows[0].accepted_terms_at
  clock.set(TEST_NOW + HOUR_MS)
  onTestFinished(() => clock.set(TEST_NOW))
  await modify(orderId, at(tuesday('13:00')), FLEUR)
  expect(await acceptedAt()).toBe(TEST_NOW)
  await modify(orderId, at(tuesday('14:00')))
  expect(await acceptedAt()).toBe(TEST_NOW + HOUR_MS)
})

test.each([
  ['a visitor', {}, 'sign-in-required'],
  ['another customer', DAAN, 'forbidden'],
  ['another provider', { as: { userName: 'lotte', role: 'provider' } } as As, 'forbidden'],
  ['an operator', { as: { userName: 'beheer', role: 'operator' } } as As, 'forbidden'],
])('[ORDER-09] %s cannot change an order, not even in their own name', async (_, from, code) => {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const { id } = await anOrder(database, provider, { items: [cut] })
  const at = { startsAt: tuesday('14:00') }
  expect(await refused(id, aDraft(provider, [cut], at), from)).toMatchObject({ code })
  const ownName = { ...at, customerUserName: from.as?.userName ?? 'anouk' }
  expect(await refused(id, aDraft(provider, [cut], ownName), from)).toMatchObject({ code })
})

test('[ORDER-09] a change cannot move an order to another customer, not even by its provider', async () => {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'fleur' })
  const { id } = await anOrder(database, provider, { items: [cut] })
  const draft = aDraft(provider, [cut], { customerUserName: 'daan', startsAt: tuesday('14:00') })
  for (const from of [ANOUK, FLEUR, DAAN]) {
    expect(await refused(id, draft, from)).toMatchObject({ code: 'forbidden' })
  }
})

test('a change cannot move an order to another provider or address', async () => {
  const { provider, cut } = await aBookableProvider()
  const { provider: other, cut: otherCut } = await aBookableProvider()
  const { id } = await anOrder(database, provider, { items: [cut] })
  expect(await refused(id, aDraft(other, [otherCut]))).toMatchObject({
    code: 'invalid-request',
    details: [{ path: 'body.providerUserName' }],
  })
  const elsewhere = { ...aDraft(provider, [cut]), orderId: 'another' }
  expect(await refused(id, elsewhere)).toMatchObject({ details: [{ path: 'body.orderId' }] })
  const nobody = '019309d0-0000-7000-8000-000000000000'
  expect(await refused(nobody, aDraft(provider, [cut]))).toMatchObject({ code: 'not-found' })
})

test('an order at a hidden provider cannot be changed', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id } = await anOrder(database, provider, { items: [cut] })
  await database.pool.query('update providers set active = false where id = $1', [provider.id])
  const draft = aDraft(provider, [cut], { startsAt: tuesday('14:00') })
  expect(await refused(id, draft)).toMatchObject({ code: 'order-not-changeable' })
})

test('the body names the same order as the path, in any letter case', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id } = await anOrder(database, provider, { items: [cut] })
  const draft = {
    ...aDraft(provider, [cut], { startsAt: tuesday('14:00') }),
    orderId: id.toUpperCase(),
  }
  expect(await modify(id, draft)).toBe(id)
})

test('an account can change orders two hundred times an hour', async () => {
  const { pool } = await aDatabase<Tables>(onTestFinished)
  const limited = await anOrderApi({
    cleanUp: onTestFinished,
    deps: { limiter: rateLimiter(pool) },
  })
  const { provider: ours, cut } = await limited.aBookableProvider()
  const draft = aDraft(ours, [cut])
  const orderId = await limited.place(draft)
  const change = { params: { orderId }, body: draft }
  for (let times = 0; times < 200; times++) await limited.call(modifyOrder, change, ANOUK)
  const answer = await limited.refusal(modifyOrder, change, ANOUK)
  expect(answer).toMatchObject({ statusCode: 429, code: 'too-many-requests' })
  expect(await limited.refusal(modifyOrder, change, DAAN)).toMatchObject({ code: 'forbidden' })
})
