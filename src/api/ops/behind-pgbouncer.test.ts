import { sql } from 'kysely'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { holdSlot } from '#contract/hold.ts'
import { placeOrder } from '#contract/order.ts'
import { watchCalendar } from '#contract/schedule.ts'
import { anAccount } from '#demo/builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { enqueue, runDueJobs } from '#platform/jobs.ts'
import { type Database, openDatabase } from '#platform/postgres/database.ts'
import { checkRoleDefaults, setRoleDefaults } from '#platform/postgres/pooler.ts'
import { rateLimiter } from '#platform/rate-limit.ts'
import { urlOf } from '#platform/testing/database.ts'
import { aFolder } from '#platform/testing/folder.ts'
import { aPgBouncer, hasPgBouncer, needsPrograms } from '#platform/testing/pgbouncer.ts'
import { startProduct } from '#platform/testing/product.ts'
import { aBrowser } from '../account/testing/browser.ts'
import { overHttp } from '../account/testing/over-http.ts'
import {
  PUBLIC_URL,
  SECRET_KEY,
  seedPeople,
  signedIn,
  statusOf,
  xsrf,
} from '../account/testing/sign-in-server.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi, DAAN } from '../order/testing/an-order-api.ts'
import type { Tables } from '../schema.gen.ts'
import { anApi, injection } from '../testing/api.ts'

const behind = hasPgBouncer || needsPrograms ? await aMarketBehindPgBouncer() : undefined
const pooledTest = test.runIf(behind)
const market = () => behind ?? expect.unreachable()

/** The API with its pool through PgBouncer, and whatever needs a session directly at the server. */
async function aMarketBehindPgBouncer() {
  const direct = await anOrderApi()
  const bouncer = await aPgBouncer(inject('postgres'))
  const { connection } = direct.database
  const pooled = bouncer.connectionTo(connection)
  const database = openDatabase<Tables>(pooled, {
    direct: connection,
    statementTimeoutMs: 10_000,
  })
  afterAll(() => database.close())
  await setRoleDefaults(database.sessions, 10_000)
  await checkRoleDefaults(database.pool, 10_000)
  const { app } = await anApi({ deps: { database, limiter: rateLimiter(database.pool) } })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  const { aBookableProvider } = direct
  return { app, url, bouncer, database, connection, pooled, aBookableProvider }
}

pooledTest('[SCALE-01] behind PgBouncer an order race and a hold have one winner', async () => {
  const { app, database, aBookableProvider } = market()
  const { provider, cut } = await aBookableProvider()
  const racers = Array.from({ length: 60 }, (_, index) => `racer-${index}`)
  for (const userName of racers) await anAccount(database, { userName })
  const answers = await Promise.all(
    racers.map((userName) => {
      const body = aDraft(provider, [cut], { customerUserName: userName })
      return app.inject(injection(placeOrder, { body }, { as: { userName } }))
    }),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(59)

  const body = {
    userName: provider.userName,
    startTime: new Date(tuesday('14:00')).toISOString(),
    durationMinutes: 45,
  }
  const holds = await Promise.all(
    [ANOUK, DAAN].map((from) => app.inject(injection(holdSlot, { body }, from))),
  )
  expect(holds.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
})

pooledTest('[SCALE-01] behind PgBouncer no statement has a name', async () => {
  const { database, app, aBookableProvider } = market()
  const { provider, cut } = await aBookableProvider()
  for (let nth = 0; nth < 8; nth++) {
    const startsAt = tuesday('09:00') + nth * 60 * MINUTE_MS
    const body = aDraft(provider, [cut], { startsAt })
    await app.inject(injection(placeOrder, { body }, ANOUK))
  }
  await rateLimiter(database.pool).use({ name: 'tries', points: 5, seconds: 60 }, 'anouk')
  const named = await Promise.all(
    Array.from({ length: 5 }, () =>
      database.transaction(async (trx) => {
        await sql`select pg_sleep(0.05)`.execute(trx)
        return sql`select from pg_prepared_statements where name <> ''`.execute(trx)
      }),
    ),
  )
  expect(named.flatMap(({ rows }) => rows)).toEqual([])
})

pooledTest('[SCALE-02] behind PgBouncer sessions have the settings of the product', async () => {
  const { database, connection, pooled } = market()
  const shown = `select current_setting('timezone') as zone, current_setting('jit') as jit,
    current_setting('statement_timeout') as timeout`
  const ours = { zone: 'UTC', jit: 'off', timeout: '10s' }
  expect((await database.pool.query(shown)).rows).toEqual([ours])
  expect((await database.sessions.query(shown)).rows).toEqual([{ ...ours, timeout: '0' }])

  const later = openDatabase<Tables>(pooled, { direct: connection })
  onTestFinished(() => later.close())
  await setRoleDefaults(later.sessions, 20_000)
  const checked = checkRoleDefaults(later.pool, 20_000)
  await expect(checked).rejects.toThrow(/\(statement_timeout\)\. Run RECONNECT/)
  await setRoleDefaults(later.sessions, 10_000)
})

pooledTest('[SCALE-03] behind PgBouncer live schedules are told and jobs run once', async () => {
  const { app, url, database, aBookableProvider } = market()
  const { provider, cut } = await aBookableProvider()
  const stream = await fetch(url + watchCalendar.path.replace(':userName', provider.userName), {
    headers: { connection: 'close' },
  })
  let told = ''
  const read = async () => {
    for await (const chunk of stream.body ?? []) told += Buffer.from(chunk).toString()
  }
  read().catch(() => {}) // it ends when the server does
  await expect.poll(() => told).toContain('data: {}')
  await app.inject(injection(placeOrder, { body: aDraft(provider, [cut]) }, ANOUK))
  await expect.poll(() => told).toContain('"2026-11-24"')

  await enqueue(database.query, 'send-reminders', {})
  let runs = 0
  const handlers = {
    'send-reminders': async () => {
      runs += 1
    },
  }
  await Promise.all([1, 2].map(() => runDueJobs(database.sessions, handlers)))
  expect(runs).toBe(1)
})

pooledTest('[SCALE-04] a killed PgBouncer is 503, or nothing once it is back', async () => {
  const { app, bouncer } = market()
  const { provider } = await market().aBookableProvider()
  const profile = {
    url: `/public/providerInfo/${provider.userName}`,
    headers: { host: '127.0.0.1:3000' },
  }
  expect((await app.inject(profile)).statusCode).toBe(200)
  await bouncer.kill()
  const refused = await app.inject(profile)
  expect(refused.json()).toMatchObject({ statusCode: 503, code: 'unavailable' })
  expect(refused.headers['retry-after']).toBe('5')
  const patient = app.inject(profile)
  await bouncer.restart()
  expect((await patient).statusCode).toBe(200)
})

// Starting the product takes longer than all of the above.
test.runIf(needsPrograms)(
  '[SCALE-01] the product starts behind PgBouncer, and people sign in and out',
  async () => {
    const { connection, pooled, database } = market()
    await database.pool.query('truncate accounts cascade')
    const env = {
      DATABASE_URL: `postgresql://${pooled.user}:${encodeURIComponent(pooled.password)}@127.0.0.1:${pooled.port}/${connection.database}`,
      DATABASE_DIRECT_URL: urlOf(connection),
      DATA_DIR: aFolder(),
      PUBLIC_URL,
      SECRET_KEY,
      DEMO_DATA: '0',
      RATE_LIMIT: 'on',
    }
    const [here, there] = await Promise.all([startProduct(env), startProduct(env)])
    onTestFinished(() => void Promise.all([here.stop(), there.stop()]))
    await seedPeople(database as unknown as Database<unknown>)
    const browser = aBrowser(overHttp(here.url), { publicUrl: PUBLIC_URL })
    await signedIn(browser)
    const other = aBrowser(overHttp(there.url), { publicUrl: PUBLIC_URL })
    for (const [key, cookie] of browser.jar) other.jar.set(key, cookie)
    expect((await statusOf(other)).userInfo.userName).toBe('sanne')
    expect((await browser.call('POST', '/api/auth/signout', {}, xsrf(browser))).status).toBe(200)
    await expect.poll(async () => (await statusOf(other)).isAuthenticated).toBe(false)
  },
  60_000,
)
