import { Agent, get, type IncomingMessage } from 'node:http'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { holdSlot, releaseHold, renewHold } from '#contract/hold.ts'
import { changeHours, getHours } from '#contract/hours.ts'
import { cancelOrder, modifyOrder, placeOrder } from '#contract/order.ts'
import { watchCalendar } from '#contract/schedule.ts'
import { setVisitNote, setVisitStatus } from '#contract/visit.ts'
import { anOrder } from '#demo/order-builders.ts'
import { thursday, tuesday } from '#demo/weekdays.ts'
import { isListening } from '#platform/testing/listening-connections.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import { anApi } from '../testing/api.ts'
import { closeHours, reopenHours } from './close-hours.ts'

const market = await anOrderApi()
const { aBookableProvider, app, call, database } = market
const url = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())

/** The events of a calendar as they come; the first says that it listens. */
async function watching(userName: string, query = '') {
  const path = `${watchCalendar.path.replace(':userName', userName)}${query}`
  const agent = new Agent()
  const asked = get(`${url}${path}`, {
    agent,
    headers: { host: '127.0.0.1:3000', 'accept-encoding': 'br, gzip' },
  })
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    asked.once('response', resolve).once('error', reject),
  )
  onTestFinished(() => void asked.destroy())
  let text = ''
  answer.setEncoding('utf8').on('data', (chunk) => (text += chunk))
  answer.on('error', () => {})
  const events = () =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) =>
      watchCalendar.event.parse(JSON.parse(data ?? '')),
    )
  const { statusCode: status, headers } = answer
  if (status === 200) await expect.poll(() => events().length).toBeGreaterThan(0)
  return { status, headers, events }
}

const TUESDAY = { from: '2026-11-24', to: '2026-11-24' }
const THURSDAY = { from: '2026-11-26', to: '2026-11-26' }

test('a watcher of a calendar is told the days that an order, change or cancellation touches', async () => {
  const { provider, cut } = await aBookableProvider()
  const other = await aBookableProvider()
  const [stream, elsewhere] = [
    await watching(provider.userName),
    await watching(other.provider.userName),
  ]
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(stream.headers['content-encoding']).toBeUndefined()
  expect(stream.events()).toEqual([{}])

  const { data } = await call(placeOrder, { body: aDraft(provider, [cut]) }, ANOUK)
  await expect.poll(stream.events).toEqual([{}, TUESDAY])
  const params = { orderId: data.orderId }
  const body = aDraft(provider, [cut], { startsAt: thursday('10:00') })
  await call(modifyOrder, { params, body }, ANOUK)
  await expect.poll(stream.events).toHaveLength(4)
  expect(stream.events().slice(2)).toEqual(expect.arrayContaining([TUESDAY, THURSDAY]))
  await call(cancelOrder, { params, body: {} }, ANOUK)
  await expect.poll(() => stream.events().slice(4)).toContainEqual(THURSDAY)
  expect(elsewhere.events()).toEqual([{}])
})

test('creating and releasing a hold is notified, renewing is not; closing and reopening hours is', async () => {
  const { provider } = await aBookableProvider()
  const stream = await watching(provider.userName)
  const startTime = new Date(tuesday('10:00')).toISOString()
  const input = { body: { userName: provider.userName, startTime, durationMinutes: 45 } }
  const { data } = await call(holdSlot, input, ANOUK)
  const params = { holdId: data.holdId }
  await call(renewHold, { params, body: {} }, ANOUK)
  await call(releaseHold, { params, body: {} }, ANOUK)
  await expect.poll(stream.events).toEqual([{}, TUESDAY, TUESDAY])

  const hours = { providerUserName: provider.userName, date: '2026-11-26' as const }
  await closeHours({ database }, { ...hours, reason: '', anyway: false } as never)
  await reopenHours({ database }, hours as never)
  // A whole day ends with the first instant of the next.
  const closed = { from: '2026-11-26', to: '2026-11-27' }
  await expect.poll(() => stream.events().slice(3)).toEqual([closed, closed])
})

test('[WORK-231] status and note of a visit are told to who shows visits, and not to who shows free times; a column that no agenda shows to nobody', async () => {
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'anouk', autoConfirm: false })
  const { id: orderId } = await anOrder(database, provider, {
    customerUserName: 'anouk',
    items: [cut],
    startsAt: tuesday('10:00'),
    status: 'PENDING',
  })
  const stream = await watching(provider.userName, '?with=visits')
  const ofTimes = await watching(provider.userName)
  // What was told of the first booking has arrived once the second one has.
  await call(placeOrder, { body: aDraft(provider, [cut], { startsAt: thursday('10:00') }) }, ANOUK)
  for (const each of [stream, ofTimes]) await expect.poll(each.events).toContainEqual(THURSDAY)
  const [untilStatus, ofTimesUntilStatus] = [stream.events().length, ofTimes.events().length]
  const params = { userName: provider.userName, orderId }
  await call(setVisitStatus, { params, body: { version: 1, status: 'CONFIRMED' } as never }, ANOUK)
  await expect.poll(() => stream.events().slice(untilStatus)).toContainEqual(TUESDAY)
  const before = stream.events().length
  await database.pool.query('update orders set link_mailed_at = now() where id = $1', [orderId])
  await call(setVisitNote, { params, body: { note: 'Rustig' } }, ANOUK)
  await expect.poll(() => stream.events().slice(before)).toEqual([TUESDAY])
  expect(ofTimes.events()).toHaveLength(ofTimesUntilStatus)
})

test('[WORK-33] changed working hours are notified for every day that can be booked', async () => {
  const { provider } = await aBookableProvider({ ownerUserName: 'anouk' })
  const params = { userName: provider.userName }
  const { data } = await call(getHours, { params }, ANOUK)
  const stream = await watching(provider.userName)
  const [tuesdays, ...others] = data.week
  const week = [{ ...(tuesdays ?? ({} as never)), closeTime: '17:00' }, ...others]
  const body = { version: data.version, week }
  await call(changeHours, { params, body }, ANOUK)
  await expect.poll(stream.events).toEqual([{}, { from: '2026-11-20', to: '2028-11-19' }])
})

test('a change by either of two processes is notified in both', async () => {
  const { provider, cut } = await aBookableProvider()
  const there = await anApi({ cleanUp: onTestFinished, deps: { database } })
  const stream = await watching(provider.userName)
  await there.call(placeOrder, { body: aDraft(provider, [cut]) }, ANOUK)
  await expect.poll(stream.events).toEqual([{}, TUESDAY])
  await there.app.close()
})

test('an order that fails notifies nobody', async () => {
  const { provider, cut } = await aBookableProvider()
  const stream = await watching(provider.userName)
  await database
    .transaction(async (trx) => {
      const during = `[${new Date(tuesday('10:00')).toISOString()}, ${new Date(tuesday('11:00')).toISOString()})`
      await trx.insertInto('appointments').values({ calendar_id: provider.id, during }).execute()
      throw new Error('undone')
    })
    .catch(() => {})
  await call(placeOrder, { body: aDraft(provider, [cut], { startsAt: thursday('10:00') }) }, ANOUK)
  await expect.poll(stream.events).toEqual([{}, THURSDAY])
})

test('an unknown provider’s calendar cannot be watched', async () => {
  expect((await watching('nobody-at-all')).status).toBe(404)
})

test('without a listening connection no stream is opened; after a reconnect all days are reported', async () => {
  const { provider, cut } = await aBookableProvider()
  const stream = await watching(provider.userName)
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where ${isListening('calendar')}`,
  )
  await expect.poll(stream.events).toEqual([{}, {}])
  await call(placeOrder, { body: aDraft(provider, [cut]) }, ANOUK)
  await expect.poll(stream.events).toEqual([{}, {}, TUESDAY])
})
