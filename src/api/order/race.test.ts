import { expect, onTestFinished, test } from 'vitest'
import { holdSlot } from '#contract/hold.ts'
import { modifyOrder, placeOrder } from '#contract/order.ts'
import { slotTakenData } from '#contract/refusal.ts'
import { listSlots } from '#contract/schedule.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { LOCK } from '#platform/postgres/lock-numbers.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { injection } from '../testing/api.ts'
import { aDraft } from './testing/a-draft.ts'
import { ANOUK, anOrderApi } from './testing/an-order-api.ts'

const CLIENTS = 200
const { app, aBookableProvider, call, database } = await anOrderApi({
  connections: MANY_CONNECTIONS,
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })
const customers = Array.from({ length: CLIENTS }, (_, index) => `racer-${index}`)
for (const userName of customers) await anAccount(database, { userName })

async function post(customerUserName: string, draft: ReturnType<typeof aDraft>) {
  const answer = await fetch(`${url}${placeOrder.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer test:${customerUserName}:customer`,
    },
    body: JSON.stringify(draft),
  })
  return { status: answer.status, body: await answer.json() }
}

test('[SLOT-07] of 200 simultaneous orders for one slot one succeeds and 199 get three alternatives', async () => {
  const { provider, cut } = await aBookableProvider()
  const answers = await Promise.all(
    customers.map((customerUserName) =>
      post(customerUserName, aDraft(provider, [cut], { customerUserName })),
    ),
  )
  const winners = answers.filter(({ status }) => status === 201)
  const losers = answers.filter(({ status }) => status === 409)
  expect([winners.length, losers.length]).toEqual([1, CLIENTS - 1])
  for (const { body } of losers) {
    expect(body).toMatchObject({ code: 'slot-taken' })
    expect(slotTakenData.parse(body.data).nextSlots.map(({ startTime }) => startTime)).toEqual([
      '2026-11-24T09:00:00+01:00',
      '2026-11-24T09:15:00+01:00',
      '2026-11-24T10:45:00+01:00',
    ])
  }
  expect(await database.query.selectFrom('orders').select('id').execute()).toEqual([
    { id: winners[0]?.body.data.orderId },
  ])
})

test('[SLOT-07] overlapping orders are booked once, and free neighbouring times remain bookable', async () => {
  const { provider, cut } = await aBookableProvider({ bufferMinutes: 5 })
  // Every start of the day from 200 customers: 45 minutes and a buffer of 5 on a grid of 15.
  const drafts = customers.map((customerUserName, index) =>
    aDraft(provider, [cut], {
      customerUserName,
      startsAt: tuesday('09:00') + (index % 34) * 15 * MINUTE_MS,
    }),
  )
  const answers = await Promise.all(
    drafts.map((draft) => post(draft.customerInfo.customerUserName, draft)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const { rows } = await database.pool.query(
    'select lower(during) as from, upper(during) as to from appointments where calendar_id = $1 order by during',
    [provider.id],
  )
  expect(rows.length).toBe(answers.filter(({ status }) => status === 201).length)
  for (const [index, { from }] of rows.slice(1).entries()) {
    expect(from).toBeGreaterThanOrEqual(rows[index].to)
  }
  // No gap is left in which a visit, its buffer and its grid would fit.
  const gaps = rows.slice(1).map(({ from }, index) => from - rows[index].to)
  expect(Math.max(...gaps)).toBeLessThan(HOUR_MS)
})

type BookableProvider = Awaited<ReturnType<typeof aBookableProvider>>

/** What a hundred requests at once wait for, which another process has, and the requests. */
const bursts = {
  'orders of one account': async ({ provider, cut }: BookableProvider) => ({
    taken: `select from accounts where user_name = 'anouk' for no key update`,
    requests: Array.from({ length: 100 }, (_, index) => {
      const startsAt = tuesday('09:00') + (index % 8) * HOUR_MS
      const body = aDraft(provider, [cut], { startsAt })
      return injection(placeOrder, { body }, ANOUK)
    }),
  }),
  'changes of one order': async ({ provider, cut }: BookableProvider) => {
    const { id } = await anOrder(database, provider, { items: [cut] })
    return {
      taken: `select pg_advisory_xact_lock(${LOCK.order}, hashtext('${id}'))`,
      requests: Array.from({ length: 100 }, (_, index) => {
        const startsAt = tuesday('09:00') + (index % 34) * 15 * MINUTE_MS
        const body = aDraft(provider, [cut], { startsAt })
        return injection(modifyOrder, { params: { orderId: id }, body }, ANOUK)
      }),
    }
  },
  'holds of one customer': async ({ provider }: BookableProvider) => ({
    taken: `select pg_advisory_xact_lock(${LOCK.calendar}, hashtext('${provider.id}'))`,
    requests: Array.from({ length: 100 }, (_, index) => {
      const startTime = new Date(tuesday('09:00') + (index % 34) * 15 * MINUTE_MS).toISOString()
      const body = { userName: provider.userName, startTime, durationMinutes: 45 }
      return injection(holdSlot, { body }, ANOUK)
    }),
  }),
}

test.each(Object.entries(bursts))(
  'a hundred %s wait on one connection and block nobody else',
  async (_, burst) => {
    const salon = await aBookableProvider()
    const { taken, requests } = await burst(salon)
    const elsewhere = await database.pool.connect()
    onTestFinished(() => elsewhere.release(true))
    await elsewhere.query('begin')
    await elsewhere.query(taken)
    const askedAt = performance.now()
    const answering = Promise.all(requests.map((request) => app.inject(request)))
    await expect.poll(waitingForALock).toBeGreaterThan(0)
    await expect.poll(() => database.pool.waitingCount).toBe(0)
    expect(await waitingForALock()).toBe(1)
    const query = { startDate: '2026-11-24', endDate: '2026-11-24', window: 45 }
    await call(listSlots, { params: { userName: salon.provider.userName }, query })
    await elsewhere.query('commit')
    const statuses = (await answering).map(({ statusCode }) => statusCode)
    // On a busy machine the last ones wait for longer than ten seconds, and are turned away.
    const tooLate = performance.now() - askedAt > 10_000 ? [503] : []
    const expected = [200, 201, 409, 429, ...tooLate]
    expect(statuses.filter((status) => !expected.includes(status))).toEqual([])
  },
)

async function waitingForALock(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*) as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}
