import { expect, test } from 'vitest'
import { modifyOrder, type OrderDraft, placeOrder } from '#contract/order.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { injection } from '../testing/api.ts'
import { orderJobs } from './jobs.ts'
import { aDraft } from './testing/a-draft.ts'
import { anOrderApi } from './testing/an-order-api.ts'

const { aBookableProvider, app, clock, database, read, rowsOf } = await anOrderApi({
  connections: MANY_CONNECTIONS,
})

async function post(draft: OrderDraft, key: string, userName = 'anouk') {
  const from = { as: { userName }, headers: { 'idempotency-key': key } }
  const answer = await app.inject(injection(placeOrder, { body: draft }, from))
  const body = answer.json()
  return { status: answer.statusCode, code: body.code, orderId: body.data?.orderId as string }
}

async function put(orderId: string, body: OrderDraft, key: string) {
  const from = { as: { userName: 'anouk' }, headers: { 'idempotency-key': key } }
  const answer = await app.inject(injection(modifyOrder, { params: { orderId }, body }, from))
  const { code, data } = answer.json()
  return { status: answer.statusCode, code, orderId: data?.orderId as string }
}

test('the same key and body return the same answer and one order', async () => {
  const { provider, cut } = await aBookableProvider()
  const first = await post(aDraft(provider, [cut]), 'same')
  expect(first.status).toBe(201)
  expect(await post(aDraft(provider, [cut]), 'same')).toEqual(first)
  expect(await rowsOf(first.orderId)).toMatchObject({ orders: 1, mails: 2 })
})

test('unknown fields and the order of fields do not change a body', async () => {
  const { provider, cut } = await aBookableProvider()
  const draft = aDraft(provider, [cut])
  const first = await post(draft, 'unread')
  const turned = Object.fromEntries(Object.entries({ ...draft, utm: 'x' }).reverse())
  expect(await post(turned as never, 'unread')).toEqual(first)
})

test('the stored answer is returned also when the visit could no longer be booked', async () => {
  const { provider, cut } = await aBookableProvider()
  const first = await post(aDraft(provider, [cut]), 'later')
  clock.set(tuesday('12:00'))
  expect(await post(aDraft(provider, [cut]), 'later')).toEqual(first)
  clock.set(TEST_NOW)
})

test('another body with a used key is refused, and the first order is unchanged', async () => {
  const { provider, cut } = await aBookableProvider()
  const first = await post(aDraft(provider, [cut]), 'mismatch')
  const other = aDraft(provider, [cut], { startsAt: tuesday('14:00') })
  expect(await post(other, 'mismatch')).toMatchObject({ status: 422, code: 'idempotency-mismatch' })
  expect(await read(first.orderId)).toMatchObject({ status: 'CONFIRMED' })
})

test('a refused request does not use up its key', async () => {
  const { provider, cut } = await aBookableProvider()
  const wrong = { ...aDraft(provider, [cut]), totalAmount: 1 }
  expect(await post(wrong, 'free')).toMatchObject({ code: 'amounts-changed' })
  expect(await post(aDraft(provider, [cut]), 'free')).toMatchObject({ status: 201 })
})

test('a key that is too long is refused, not truncated', async () => {
  const { provider, cut } = await aBookableProvider()
  const tooLong = await post(aDraft(provider, [cut]), 'k'.repeat(256))
  expect(tooLong).toMatchObject({ status: 400, code: 'invalid-request' })
  expect(await post(aDraft(provider, [cut]), 'k'.repeat(255))).toMatchObject({ status: 201 })
})

test('the same key of two customers counts as two keys', async () => {
  const { provider, cut } = await aBookableProvider()
  const at = { customerUserName: 'daan', startsAt: tuesday('14:00') }
  expect(await post(aDraft(provider, [cut]), 'shared')).toMatchObject({ status: 201 })
  expect(await post(aDraft(provider, [cut], at), 'shared', 'daan')).toMatchObject({ status: 201 })
})

test('fifty simultaneous requests with one key make one order and fifty equal answers', async () => {
  const { provider, cut } = await aBookableProvider()
  const draft = aDraft(provider, [cut])
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(draft, 'parallel')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const [orderId = '', ...others] = new Set(answers.map((answer) => answer.orderId))
  expect(others).toEqual([])
  expect(await rowsOf(orderId)).toEqual({
    orders: 1,
    items: 1,
    events: 1,
    appointments: 1,
    mails: 2,
  })
})

test('twenty different bodies at once with one key make one order and nineteen refusals', async () => {
  const { provider, cut } = await aBookableProvider()
  const drafts = Array.from({ length: 20 }, (_, index) =>
    aDraft(provider, [cut], { startsAt: tuesday('09:00') + index * 15 * MINUTE_MS }),
  )
  const answers = await Promise.all(drafts.map((draft) => post(draft, 'contended')))
  const codes = answers.map(({ status, code }) => code ?? status).toSorted()
  expect(codes).toEqual([201, ...Array(19).fill('idempotency-mismatch')])
  const { rows } = await database.pool.query(
    'select count(*) as n from orders where provider_id = $1',
    [provider.id],
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('the same change with the same key is made once, also much later', async () => {
  const { provider, cut } = await aBookableProvider()
  const { orderId } = await post(aDraft(provider, [cut]), 'before-change')
  const draft = aDraft(provider, [cut], { startsAt: tuesday('14:00') })
  const answers = await Promise.all(Array.from({ length: 20 }, () => put(orderId, draft, 'change')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await put(orderId, aDraft(provider, [cut], { startsAt: tuesday('15:00') }), 'another-change')
  clock.set(tuesday('14:30'))
  expect(await put(orderId, draft, 'change')).toMatchObject({ status: 200, orderId })
  clock.set(TEST_NOW)
  expect(await rowsOf(orderId)).toMatchObject({ events: 3, mails: 6 })
  expect(await read(orderId)).toMatchObject({
    serviceInfo: { appointmentStartTime: '2026-11-24T15:00:00+01:00' },
  })
})

test('a change without a difference stores its answer, and is not made later', async () => {
  const { provider, cut } = await aBookableProvider()
  const draft = aDraft(provider, [cut])
  const { orderId } = await post(draft, 'as-it-was')
  const answers = await Promise.all([put(orderId, draft, 'idle'), put(orderId, draft, 'idle')])
  expect(answers).toMatchObject([{ status: 200 }, { status: 200 }])
  await put(orderId, aDraft(provider, [cut], { startsAt: tuesday('14:00') }), 'moved-on')
  expect(await put(orderId, draft, 'idle')).toMatchObject({ status: 200, orderId })
  expect(await read(orderId)).toMatchObject({
    serviceInfo: { appointmentStartTime: '2026-11-24T14:00:00+01:00' },
  })
})

test('a key belongs to one operation: the same draft as a change or for another order is refused', async () => {
  const { provider, cut } = await aBookableProvider()
  const draft = aDraft(provider, [cut])
  const { orderId } = await post(draft, 'one-request')
  const mismatch = { status: 422, code: 'idempotency-mismatch' }
  expect(await put(orderId, draft, 'one-request')).toMatchObject(mismatch)
  const later = { startsAt: tuesday('14:00') }
  const { orderId: other } = await post(aDraft(provider, [cut], later), 'other-order')
  const change = aDraft(provider, [cut], { startsAt: tuesday('16:00') })
  expect(await put(orderId, change, 'moved')).toMatchObject({ status: 200 })
  expect(await put(other, change, 'moved')).toMatchObject(mismatch)
})

test('keys are deleted after a week, orders are not', async () => {
  const { provider, cut } = await aBookableProvider()
  const { orderId } = await post(aDraft(provider, [cut]), 'old')
  const forget = async (now: number) => {
    clock.set(now)
    const deps = {
      database,
      clock,
      publicUrl: new URL('http://127.0.0.1'),
      mailFrom: '',
      secretKey: '',
      sendMail: async () => {},
      log: app.log,
    }
    await orderJobs(deps)['delete-idempotency-keys']({}, { id: '1', attempt: 1, signal: undefined })
    const { rows } = await database.pool.query("select from idempotency_keys where key = 'old'")
    return rows.length
  }
  expect(await forget(TEST_NOW + 7 * DAY_MS)).toBe(1)
  expect(await forget(TEST_NOW + 7 * DAY_MS + 1)).toBe(0)
  clock.set(TEST_NOW)
  expect(await rowsOf(orderId)).toMatchObject({ orders: 1 })
})
