import { beforeEach, expect, test } from 'vitest'
import { getClient } from '#contract/client.ts'
import { getOrder, listOrders } from '#contract/order.ts'
import { bookVisit } from '#contract/visit.ts'
import { aCatalogItem, aProvider } from '#demo/builders.ts'
import { aBlock, anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK } from '../order/testing/an-order-api.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { deliverMails, makeMailsDue } from '../order/testing/deliver-mails.ts'
import { injection } from '../testing/api.ts'
import { aWorkspace, BO, FLEUR } from './testing/a-workspace.ts'

const market = await aWorkspace({ connections: MANY_CONNECTIONS })
const { aSalon, app, call, clock, database, outcome, place, refusal, timesOf } = market

beforeEach(() => clock.set(TEST_NOW))

async function clientOf(orderId: string): Promise<string | null> {
  const { rows } = await database.pool.query('select client_id from orders where id = $1', [
    orderId,
  ])
  return rows[0].client_id
}

test('[WORK-14] a member books for somebody new by name, at the prices of the catalog', async () => {
  const { provider, cut, book, params, read } = await aSalon()
  const dye = await aCatalogItem(database, provider, { priceCents: 6000, durationMinutes: 60 })
  const items = [{ catalogItemId: cut.id, quantity: 2 }, { catalogItemId: dye.id }]
  const newClient = { name: ' Els  de Wit ', phone: '06-12 34 56 78' }
  const booked = await book(tuesday('10:00'), { items, newClient }, BO)
  expect(booked).toMatchObject({ status: 'CONFIRMED', version: 1 })
  const { orderId } = booked
  expect(await read(orderId)).toMatchObject({
    customerName: 'Els de Wit',
    customerPhone: '0612345678',
    customerEmail: '',
    originalAmount: 145,
    discountAmount: 0,
    totalAmount: 145,
    isReachable: false,
    endTime: '2026-11-24T12:30:00+01:00',
    events: [{ actor: 'member', memberName: 'bo', fromStatus: null, toStatus: 'CONFIRMED' }],
  })
  const clientId = (await clientOf(orderId)) ?? ''
  const card = await call(getClient, { params: { ...params, clientId } }, FLEUR)
  expect(card.data.client).toMatchObject({ name: 'Els de Wit', hasAccount: false })
  const again = await book(wednesday('10:00'), { clientId })
  expect(await clientOf(again.orderId)).toBe(clientId)
  expect((await read(again.orderId)).customerName).toBe('Els de Wit')
  const { rows } = await database.pool.query(
    'select placed_by, accepted_terms_at, customer_user_name from orders where id = $1',
    [orderId],
  )
  expect(rows).toEqual([{ placed_by: 'bo', accepted_terms_at: null, customer_user_name: null }])
})

test('[WORK-14] a visit of nobody in particular has no client', async () => {
  const { book, read } = await aSalon()
  const { orderId } = await book(tuesday('10:00'))
  expect(await clientOf(orderId)).toBeNull()
  expect((await read(orderId)).customerName).toBe('')
})

test('[WORK-14] a client with an account has the visit among their own, and gets a mail', async () => {
  const { provider, cut, book } = await aSalon()
  const first = await place(aDraft(provider, [cut]))
  await makeMailsDue(database)
  await deliverMails(market, collectMails().sendMail)
  const clientId = (await clientOf(first)) ?? ''
  const { orderId } = await book(tuesday('14:00'), { clientId })
  const { items } = (await call(listOrders, { query: { customerUsername: 'anouk' } }, ANOUK)).data
  expect(items.map(({ bookingId }) => bookingId)).toContain(orderId)
  const { order } = (await call(getOrder, { params: { orderId } }, ANOUK)).data
  expect(order).toMatchObject({ status: 'CONFIRMED', changeable: true })
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(mailbox.mails.map(({ to }) => to?.[0]?.address)).toEqual(['anouk@voorbeeld.nl'])
})

test('[WORK-14] outside the hours, without notice and in a paused salon a member books', async () => {
  const { provider, book } = await aSalon({ minimumNoticeMinutes: 600 })
  await book(tuesday('22:00'))
  clock.set(tuesday('10:05'))
  await book(tuesday('10:00')) // who walked in sits there already
  await database.pool.query('update providers set active = false where id = $1', [provider.id])
  await book(tuesday('12:00'))
})

test('[WORK-14] what cannot be booked is refused by its path', async () => {
  const { provider, cut, refuseBook } = await aSalon()
  const other = await aProvider(database)
  const foreign = await aCatalogItem(database, other)
  const addOn = await aCatalogItem(database, provider, { isAddon: true })
  const items = (...ids: string[]) => ({ items: ids.map((catalogItemId) => ({ catalogItemId })) })
  const start = tuesday('10:00')
  expect((await refuseBook(start, items(foreign.id))).code).toBe('item-not-offered')
  expect((await refuseBook(start, items(addOn.id))).code).toBe('item-not-offered')
  expect((await refuseBook(start, items())).details).toMatchObject([{ path: 'body.items' }])
  const many = { items: Array.from({ length: 2 }, () => ({ catalogItemId: cut.id, quantity: 11 })) }
  expect((await refuseBook(start, many)).details).toMatchObject([{ path: 'body.items' }])
  const longAgo = await refuseBook(TEST_NOW - 2 * DAY_MS)
  expect(longAgo.details).toMatchObject([{ path: 'body.startTime' }])
  const clientId = crypto.randomUUID()
  expect((await refuseBook(start, { clientId })).code).toBe('not-found')
  const both = { clientId, newClient: { name: 'Els' } }
  expect((await refuseBook(start, both)).details).toMatchObject([{ path: 'body.newClient' }])
  const address = { customerAddress: 'Javastraat 20, Amsterdam' }
  expect((await refuseBook(start, address)).code).toBe('delivery-not-possible')
})

test('[WORK-14] a visit at home has its address; where only homes are visited it may be unknown', async () => {
  const { book, read } = await aSalon({ serviceAvailability: 'DOORSTEP' })
  const { orderId } = await book(tuesday('10:00'))
  expect(await read(orderId)).toMatchObject({ serviceLocation: 'DOORSTEP', customerAddress: '' })
  const both = await aSalon({ serviceAvailability: 'BOTH' })
  const customerAddress = 'Javastraat 20, Amsterdam'
  const home = await both.book(tuesday('10:00'), { customerAddress })
  expect(await both.read(home.orderId)).toMatchObject({
    serviceLocation: 'DOORSTEP',
    customerAddress,
  })
})

test('[WORK-138] a visit at home that a member books has the travel fee', async () => {
  const { book, read } = await aSalon({ serviceAvailability: 'BOTH', travelFeeCents: 1090 })
  const home = await book(tuesday('10:00'), { customerAddress: 'Javastraat 20, Amsterdam' })
  expect(await read(home.orderId)).toMatchObject({
    originalAmount: 53.4,
    travelFee: 10.9,
    totalAmount: 53.4,
    vat: [{ rate: 9, amount: 4.41 }],
  })
  const salon = await book(wednesday('10:00'))
  expect(await read(salon.orderId)).toMatchObject({ travelFee: 0, totalAmount: 42.5 })
})

test('[WORK-15] a taken time is refused with what takes it, and the buffer is kept after the visit', async () => {
  const { provider, cut, book, refuseBook } = await aSalon({ bufferMinutes: 10 })
  const { id } = await anOrder(database, provider, {
    items: [cut],
    startsAt: tuesday('11:00'),
    bufferMinutes: 10,
  })
  const clash = {
    code: 'slot-taken',
    data: { conflicts: [{ orderId: id, startTime: '2026-11-24T11:00:00+01:00' }] },
  }
  expect(await refuseBook(tuesday('10:10'))).toMatchObject(clash) // the buffer would run into it
  expect(await refuseBook(tuesday('11:50'))).toMatchObject(clash) // its buffer is not over
  const { orderId } = await book(tuesday('10:05'))
  expect(await timesOf(orderId)).toEqual(['10:05–11:00'])
  expect(await outcome(aDraft(provider, [cut], { startsAt: tuesday('10:15') }))).toBe('slot-taken')
})

test('[WORK-15] where only the buffer runs into a block it is cut', async () => {
  const { provider, book, refuseBook } = await aSalon({ bufferMinutes: 15 })
  await aBlock(database, provider, { startsAt: tuesday('11:00'), endsAt: tuesday('12:00') })
  const { orderId } = await book(tuesday('10:10'))
  expect(await timesOf(orderId)).toEqual(['10:10–11:00'])
  const refused = await refuseBook(tuesday('11:30'))
  expect(refused).toMatchObject({ code: 'slot-taken', data: { conflicts: [{ orderId: null }] } })
})

test('[WORK-16] the same key and body book once, for each member apart', async () => {
  const { provider, request } = await aSalon()
  const send = async (as: typeof FLEUR, startsAt = tuesday('10:00')) => {
    const headers = { 'idempotency-key': 'sleutel' }
    const asked = injection(bookVisit, request(startsAt, { newClient: { name: 'Els' } }), as)
    const answer = await app.inject({ ...asked, headers: { ...asked.headers, ...headers } })
    return answer.statusCode === 201 ? answer.json().data.orderId : answer.json().code
  }
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(FLEUR)))
  expect(new Set(answers).size).toBe(1)
  expect(await send(FLEUR)).toBe(answers[0])
  expect(await send(FLEUR, tuesday('12:00'))).toBe('idempotency-mismatch')
  expect(await send(BO)).toBe('slot-taken')
  expect(await send(BO, tuesday('12:00'))).toMatch(/^[\da-f-]{36}$/)
  const { rows } = await database.pool.query(
    'select count(*) as orders, (select count(*) from clients where provider_id = $1) as clients from orders where provider_id = $1',
    [provider.id],
  )
  expect(rows).toEqual([{ orders: 2, clients: 2 }])
})

test('[WORK-14] the member of another salon books nothing here', async () => {
  const { request } = await aSalon()
  expect((await refusal(bookVisit, request(tuesday('10:00')), ANOUK)).code).toBe('forbidden')
})

test('[WORK-19] of customers and members who want one time at once, one gets it', async () => {
  const { provider, cut, request } = await aSalon()
  const others = Array.from({ length: 10 }, () =>
    outcome(aDraft(provider, [cut], { startsAt: tuesday('10:15') })),
  )
  const members = Array.from({ length: 20 }, async (_, nth) => {
    const startsAt = tuesday('10:00') + (nth % 3) * 15 * MINUTE_MS
    const answer = await app.inject(injection(bookVisit, request(startsAt), nth % 2 ? FLEUR : BO))
    return answer.statusCode === 201 ? 'placed' : answer.json().code
  })
  const outcomes = await Promise.all([...others, ...members])
  expect(outcomes.filter((each) => each === 'placed')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['placed', 'slot-taken']))
  const { rows } = await database.pool.query(
    'select count(*) as taken from appointments where calendar_id = $1',
    [provider.id],
  )
  expect(rows).toEqual([{ taken: 1 }])
})
