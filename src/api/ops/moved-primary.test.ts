import { expect, onTestFinished, test } from 'vitest'
import { placeOrder } from '#contract/order.ts'
import { openDatabase } from '#platform/postgres/database.ts'
import { aDatabaseProxy } from '#platform/testing/database-proxy.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import type { Tables } from '../schema.gen.ts'
import { anApi, injection } from '../testing/api.ts'

const { aBookableProvider, database, rowsOf } = await anOrderApi()

/** The API whose pool leads through a network that can fail. */
async function anApiOverNetwork(options: Parameters<typeof openDatabase>[1] = {}) {
  const network = await aDatabaseProxy(database.connection, onTestFinished)
  const reached = openDatabase<Tables>(network.connection, options)
  onTestFinished(() => reached.close())
  const { app } = await anApi({ cleanUp: onTestFinished, deps: { database: reached } })
  return { app, network, reached }
}

test('[SCALE-05] a commit whose answer is lost is 503, and the same key then finds the one order', async () => {
  const { provider, cut } = await aBookableProvider()
  const { app, network } = await anApiOverNetwork()
  const place = () =>
    app.inject(
      injection(
        placeOrder,
        { body: aDraft(provider, [cut]) },
        { ...ANOUK, headers: { 'idempotency-key': 'visit-1' } },
      ),
    )
  network.cutAfter('commit')
  const lost = await place()
  expect(lost.json()).toMatchObject({ statusCode: 503, code: 'unavailable' })
  expect(lost.headers['retry-after']).toBe('5')
  const { rows } = await database.pool.query('select id from orders where provider_id = $1', [
    provider.id,
  ])
  expect(rows).toHaveLength(1)

  const again = await place()
  expect(again.statusCode).toBe(201)
  expect(again.json().data.orderId).toBe(rows[0].id)
  expect(await rowsOf(rows[0].id)).toMatchObject({ orders: 1, items: 1, events: 1 })
})

test('[SCALE-06] a primary that became a standby is 503, and its connections are not used again', async () => {
  const { provider, cut } = await aBookableProvider()
  const { app, reached } = await anApiOverNetwork({ maxConnections: 1 })
  const name = database.connection.database
  const place = () => app.inject(injection(placeOrder, { body: aDraft(provider, [cut]) }, ANOUK))
  // A connection that begins now only reads, and one that begins after that writes.
  await asAdmin(`alter database ${name} set default_transaction_read_only = on`)
  await reached.pool.query('select 1')
  await asAdmin(`alter database ${name} reset default_transaction_read_only`)

  expect((await place()).json()).toMatchObject({ statusCode: 503, code: 'unavailable' })
  expect((await place()).statusCode).toBe(201)
})

test('[SCALE-07] a database that stops answering without closing connections is 503, not a page that never comes', async () => {
  const { provider } = await aBookableProvider()
  const { app, network } = await anApiOverNetwork({ silenceLimitMs: 300 })
  const profile = {
    url: `/public/providerInfo/${provider.userName}`,
    headers: { host: '127.0.0.1:3000' },
  }
  expect((await app.inject(profile)).statusCode).toBe(200)
  network.mute()
  expect((await app.inject(profile)).json()).toMatchObject({ statusCode: 503 })
  network.unmute()
  expect((await app.inject(profile)).statusCode).toBe(200)
})

async function asAdmin(statement: string): Promise<void> {
  const admin = openDatabase({ ...database.connection, database: 'postgres' })
  await admin.pool.query(statement)
  await admin.close()
}
