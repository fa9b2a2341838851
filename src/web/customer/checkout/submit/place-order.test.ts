import { beforeEach, expect, test } from 'vitest'
import type { OrderDraft } from '#contract/order.ts'
import { networkError, refused, setupApiServer } from '../../../testing/api-server.ts'
import { changeCheckout, getCheckout } from '../../booking/booking-store.ts'
import { placeOrder } from './place-order.ts'

const server = setupApiServer()
const draft = { providerUserName: 'salon-kersenbloesem', totalAmount: 50.85 } as OrderDraft
const undiscounted = { ...draft, totalAmount: 56.5 }
const mailTo = ['anouk@voorbeeld.nl']
const placed = { data: { orderId: 'an-order', status: 'PENDING' as const, mailTo } }
const lost = networkError()

/** The requests to place an order, with their keys. */
const sent = () =>
  server.requests.map(({ body, headers }) => ({ body, key: headers['idempotency-key'] ?? '' }))

beforeEach(() => {
  changeCheckout(() => ({ attempt: null }))
})

test('a placed order returns its id, and whether the provider must confirm it', async () => {
  server.answer('placeOrder', placed)
  expect(await placeOrder(draft)).toEqual({
    kind: 'placed',
    orderId: 'an-order',
    status: 'PENDING',
    mailTo,
    draft,
  })
  // Its time is then no longer held.
  expect(getCheckout().attempt).not.toBeNull()
})

test('after a lost response the same order is sent with the same key and cannot be booked twice', async () => {
  server.answer('placeOrder', lost, placed)
  expect(await placeOrder(draft)).toEqual({ kind: 'refused', refusal: 'unavailable' })
  await placeOrder(draft)
  expect(sent()[1]?.key).toBe(sent()[0]?.key)
  expect(sent()[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
})

test('a sent order is stored with the checkout beforehand, so that a reload finds it', async () => {
  server.answer('placeOrder', lost)
  await placeOrder(draft)
  expect(getCheckout().attempt).toEqual({
    key: sent()[0]?.key,
    provider: 'salon-kersenbloesem',
    bodies: [JSON.stringify(draft)],
  })
})

test('an attempt without a response that used a discount is recognised as the placed order', async () => {
  server.answer('placeOrder', lost, refused('idempotency-mismatch'), placed)
  await placeOrder(draft)
  expect(await placeOrder(undiscounted)).toEqual({
    kind: 'placed',
    orderId: 'an-order',
    status: 'PENDING',
    mailTo,
    draft,
  })
  expect(sent().map(({ body }) => body)).toEqual([draft, undiscounted, draft])
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1)
})

test('while the lost attempt cannot be verified, the key stays', async () => {
  server.answer('placeOrder', lost, refused('idempotency-mismatch'), lost)
  await placeOrder(draft)
  expect(await placeOrder(undiscounted)).toEqual({ kind: 'refused', refusal: 'unavailable' })
  expect(getCheckout().attempt?.key).toBe(sent()[0]?.key)
})

test('a key that matches no attempt is dropped; another salon gets a new key', async () => {
  server.answer('placeOrder', refused('idempotency-mismatch'), lost, placed)
  expect(await placeOrder(draft)).toEqual({ kind: 'refused', refusal: 'idempotency-mismatch' })
  await placeOrder(draft)
  await placeOrder({ ...draft, providerUserName: 'studio-bloesem' })
  expect(new Set(sent().map(({ key }) => key)).size).toBe(3)
})

test('a refused attempt is not repeated: the next one is treated as the first', async () => {
  server.answer('placeOrder', refused('amounts-changed'))
  await placeOrder(draft)
  expect(getCheckout().attempt).toBeNull()
})

test('an attempt without a response is still known after a later one was refused', async () => {
  server.answer('placeOrder', refused('internal'), refused('slot-taken'))
  await placeOrder(draft)
  await placeOrder(undiscounted)
  expect(getCheckout().attempt).toMatchObject({
    key: sent()[0]?.key,
    bodies: [JSON.stringify(draft)],
  })
})

test('[CHECKOUT-08] a taken slot comes with the nearest free ones', async () => {
  const nextSlots = [{ startTime: 'a', endTime: 'b' }]
  server.answer('placeOrder', refused('slot-taken', { nextSlots }), refused('slot-taken'))
  expect(await placeOrder(draft)).toEqual({ kind: 'slot-taken', nextSlots })
  expect(await placeOrder(draft)).toEqual({ kind: 'slot-taken', nextSlots: [] })
})

test('[CHECKOUT-10] a draft that names an order changes it, with a key of its own', async () => {
  server.answer('modifyOrder', lost, placed)
  const change = { ...draft, orderId: 'an-order' }
  await placeOrder(change)
  expect(await placeOrder(change)).toMatchObject({ kind: 'placed', orderId: 'an-order' })
  expect(server.requests).toMatchObject([
    { name: 'modifyOrder', params: { orderId: 'an-order' }, body: change },
    { name: 'modifyOrder', headers: { 'idempotency-key': sent()[0]?.key } },
  ])
})
