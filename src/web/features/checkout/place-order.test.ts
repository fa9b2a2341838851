import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderDraft } from '#contract/order.ts'
import { changeCheckout, checkoutNow } from './booking-store.ts'
import { placeOrder } from './place-order.ts'

const { sent, answers } = vi.hoisted(() => ({
  sent: [] as { body: OrderDraft; key: string }[],
  answers: [] as unknown[],
}))
vi.mock('../../log.ts', () => ({ logFault: () => undefined }))
vi.mock('../../api-client.ts', () => ({
  api: async (_: string, call: { body: OrderDraft; headers: Record<string, string> }) => {
    sent.push({ body: call.body, key: call.headers['idempotency-key'] ?? '' })
    return answers.shift()
  },
}))

const draft = { totalAmount: 50.85 } as OrderDraft
const refused = (refusal: string, data?: unknown) => ({ ok: false, refusal, data })
const placed = { ok: true, reply: { data: { orderId: 'an-order' } } }

beforeEach(() => {
  sent.length = 0
  answers.length = 0
  changeCheckout(() => ({ attempt: null }))
})

test('an order that is placed comes with its id', async () => {
  answers.push(placed)
  expect(await placeOrder(draft)).toEqual({ kind: 'placed', orderId: 'an-order' })
})

test('after a lost answer the same order goes out under the same key: it cannot be booked twice', async () => {
  answers.push(refused('unavailable'), placed)
  expect(await placeOrder(draft)).toEqual({ kind: 'refused', refusal: 'unavailable' })
  await placeOrder(draft)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
})

test('the attempt is kept with the checkout before it is sent, so that a reload knows it', async () => {
  answers.push(placed)
  await placeOrder(draft)
  expect(checkoutNow().attempt).toEqual({ key: sent[0]?.key, body: JSON.stringify(draft) })
})

test('a changed order is another attempt, and so is one whose key the server does not take', async () => {
  answers.push(refused('unavailable'), refused('idempotency-mismatch'), placed)
  await placeOrder(draft)
  await placeOrder({ ...draft, totalAmount: 40 })
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
  await placeOrder({ ...draft, totalAmount: 40 })
  expect(sent[2]?.key).not.toBe(sent[1]?.key)
})

test('[CHECKOUT-08] a taken slot comes with the nearest free ones', async () => {
  const nextSlots = [{ startTime: 'a', endTime: 'b' }]
  answers.push(refused('slot-taken', { nextSlots }), refused('slot-taken'))
  expect(await placeOrder(draft)).toEqual({ kind: 'slot-taken', nextSlots })
  expect(await placeOrder(draft)).toEqual({ kind: 'slot-taken', nextSlots: [] })
})
