import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { anAccount } from '#demo/builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { openDatabase } from '#platform/postgres/database.ts'
import { aDraft } from './order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from './order/testing/an-order-api.ts'
import type { Tables } from './schema.gen.ts'
import { anApi, injection } from './testing/api.ts'

const { app, aBookableProvider, database, rowsOf } = await anOrderApi()

test('a request during a loss of database connections is refused, and the next one is answered', async () => {
  const { provider, cut } = await aBookableProvider()
  const customers = Array.from({ length: 3 }, (_, index) => ({
    as: { userName: `klant-${index}` },
  }))
  for (const { as } of customers) await anAccount(database, as)
  const requests = [
    injection(endpoints.searchProviders, { body: {} }),
    injection(endpoints.getProviderInfo, { params: { userName: provider.userName } }),
    injection(endpoints.listOrders, { query: {} }, ANOUK),
  ]
  const answers: { statusCode: number; orderId?: string }[] = []
  let isOver = false
  const visitors = Array.from({ length: 12 }, async (_, visitor) => {
    for (let turn = 0; !isOver; turn++) {
      const request = requests[(visitor + turn) % requests.length] ?? {}
      answers.push(await app.inject(request))
    }
  })
  const bookings = Array.from({ length: 30 }, async (_, index) => {
    const customer = customers[index % customers.length] ?? ANOUK
    const startsAt = tuesday('09:00') + index * 7 * DAY_MS
    const draft = aDraft(provider, [cut], {
      startsAt,
      customerUserName: customer.as?.userName ?? '',
    })
    const answer = await app.inject(injection(endpoints.placeOrder, { body: draft }, customer))
    answers.push({ statusCode: answer.statusCode, orderId: answer.json().data?.orderId })
  })
  await dropConnections(5)
  await Promise.all(bookings)
  isOver = true
  await Promise.all(visitors)

  const statuses = new Set(answers.map(({ statusCode }) => statusCode))
  expect(statuses.has(503)).toBe(true)
  expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
  for (const { statusCode, orderId } of answers) {
    if (statusCode === 201)
      expect(await rowsOf(orderId ?? '')).toMatchObject({ orders: 1, items: 1 })
  }
  for (const request of requests) expect((await app.inject(request)).statusCode).toBe(200)
})

test('a statement that takes too long is aborted as unavailable, and the next one is answered', async () => {
  const { provider } = await aBookableProvider()
  const hurried = openDatabase<Tables>(database.connection, { statementTimeoutMs: 200 })
  onTestFinished(() => hurried.close())
  const { app } = await anApi({ cleanUp: onTestFinished, deps: { database: hurried } })
  const request = injection(endpoints.getProviderInfo, { params: { userName: provider.userName } })

  const whileLocked = await database.transaction(async (trx) => {
    await sql`lock table providers`.execute(trx)
    return app.inject(request)
  })
  expect(whileLocked.json()).toMatchObject({ statusCode: 503, code: 'unavailable' })
  expect((await app.inject(request)).statusCode).toBe(200)
})

/** Ends every connection of the API to its database, so often, as a restart would. */
async function dropConnections(times: number): Promise<void> {
  const admin = openDatabase(
    { ...database.connection, database: 'postgres' },
    { maxConnections: 1 },
  )
  for (let time = 0; time < times; time++) {
    await admin.pool.query(
      'select pg_terminate_backend(pid), pg_sleep(0.05) from pg_stat_activity where datname = $1',
      [database.connection.database],
    )
  }
  await admin.close()
}
