import { once } from 'node:events'
import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { getOrder, placeOrder } from '#contract/order.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { customerUserName } from '#domain/identifiers.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { DEFAULT_WORK_ITEM_TERMS } from '#domain/work-item/terms.ts'
import { openLog } from '#platform/log.ts'
import { openDatabase } from '#platform/postgres/database.ts'
import { noRateLimit } from '#platform/rate-limit.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { registerApi } from '../api.ts'
import type { Caller } from '../http/caller.ts'
import { createServer } from '../http/server.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import type { Tables } from '../schema.gen.ts'
import { AN_INSTALLATION, injection, NO_OPERATOR, NO_SIGN_INS } from '../testing/api.ts'
import { registerMetrics } from './metrics.ts'

async function aMeasuredServer(isReachable = true, caller: Caller = { kind: 'visitor' }) {
  const database = await aDatabase<Tables>()
  const measured = isReachable
    ? database
    : openDatabase<Tables>({ ...database.connection, port: 1 })
  const publicUrl = new URL('http://127.0.0.1:3000')
  const app = await createServer({
    log: openLog({ format: 'json', level: 'error' }),
    newRequestId: () => 'r-1',
    publicUrl,
    trustProxy: false,
    limits: { eventLoopDelayMs: 0 }, // a busy machine is no fault of what is tested
  })
  onTestFinished(() => app.close())
  registerMetrics(app, measured)
  app.decorate('resolveCaller', async () => ({ ok: true, caller }) as const)
  registerApi(app, {
    database,
    clock: { now: () => TEST_NOW },
    publicUrl,
    limiter: noRateLimit,
    operator: NO_OPERATOR,
    signIns: NO_SIGN_INS,
    pictureStorage: null,
    places: null,
    asksVatService: false,
    installation: AN_INSTALLATION,
    isRegistrationOpen: false,
    reportsTaxes: false,
    workItemTerms: DEFAULT_WORK_ITEM_TERMS,
    serverSettings: [],
    secretKey: '',
  })
  app.get('/profile/:id', async () => 'OK')
  const ask = (url: string) => app.inject({ url, headers: { host: publicUrl.host } })
  const scrape = async () => {
    const { headers, body } = await ask('/metrics')
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    return body
  }
  return { app, ask, database, scrape }
}

test('requests are counted by route pattern and status', async () => {
  const { ask, scrape } = await aMeasuredServer()
  for (const path of ['/profile/anouk', '/profile/daan', '/nowhere']) await ask(path)
  const body = await scrape()
  const labels = 'method="GET",route="/profile/:id",status="200"'
  expect(body).toContain(`http_request_duration_seconds_count{${labels}} 2`)
  expect(body).toContain(`http_request_duration_seconds_bucket{le="+Inf",${labels}} 2`)
  expect(body).toContain('route="unmatched",status="404"')
  expect(body).not.toContain('anouk')
})

test('a histogram bucket counts requests up to its duration', async () => {
  const { ask, scrape } = await aMeasuredServer()
  await ask('/profile/anouk')
  const counts = [...(await scrape()).matchAll(/_bucket\{[^}]*profile[^}]*\} (\d+)/g)].map(
    ([, count]) => Number(count),
  )
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts.at(-1)).toBe(1)
})

test('every line is a comment, or a name with its labels and a number', async () => {
  const { ask, scrape } = await aMeasuredServer()
  await ask('/profile/anouk')
  for (const line of (await scrape()).split('\n').filter(Boolean)) {
    expect(line).toMatch(
      /^(# HELP \w+ [^"\\]+|# TYPE \w+ \w+|\w+(\{(\w+="[^"\n]*",?)+\})? (NaN|Nan|[\d.e+-]+))$/,
    )
  }
})

test('attempts to book a provider out are visible among the refusals', async () => {
  const userName = customerUserName('anouk')
  const caller: Caller = {
    kind: 'user',
    userName,
    role: 'customer',
    grantId: 'grant',
    signedInAt: null,
    hasShownSecondFactor: false,
  }
  const { app, database, scrape } = await aMeasuredServer(true, caller)
  const salon = await aProvider(database)
  const cut = await aCatalogItem(database, salon)
  for (let week = 1; week <= 10; week += 1) {
    const startsAt = tuesday('10:00') + week * 7 * DAY_MS
    await anOrder(database, salon, { startsAt, items: [cut] })
  }
  for (const startsAt of [tuesday('10:00'), tuesday('12:00')]) {
    const body = aDraft(salon, [cut], { startsAt })
    expect((await app.inject(injection(placeOrder, { body }))).statusCode).toBe(409)
  }
  expect(await scrape()).toContain(
    'http_refusals_total{method="POST",route="/orderApi/orders",code="too-many-visits"} 2',
  )
})

test('refusals are counted by code, those of orders too', async () => {
  const { app, scrape } = await aMeasuredServer()
  for (let times = 0; times < 3; times++) await app.inject(injection(placeOrder, { body: {} }))
  await app.inject(injection(getOrder, { params: { orderId: 'van-anouk' } }))
  const body = await scrape()
  const route = (path: string) => `http_refusals_total{method="${path}"`
  expect(body).toContain(`${route('POST",route="/orderApi/orders",code="sign-in-required')}} 3`)
  expect(body).toContain(
    `${route('GET",route="/orderApi/orders/:orderId",code="sign-in-required')}} 1`,
  )
  expect(body).not.toContain('van-anouk')
})

test('requests in progress and holds are counted', async () => {
  const { database, scrape } = await aMeasuredServer()
  const { id } = await aProvider(database)
  const { userName } = await anAccount(database, {})
  await database.pool.query(
    `insert into holds select $1, $2, uuidv7(), '{}', now(), now() + interval '5 minutes'`,
    [id, userName],
  )
  const body = await scrape()
  expect(body).toContain('http_requests_under_way{method="GET",route="/metrics"} 1\n')
  expect(body).toMatch(/^holds 1$/m)
})

test('an open schedule stream counts as in progress until it is closed', async () => {
  const { app, database, scrape } = await aMeasuredServer()
  const { userName } = await aProvider(database)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const path = `/publicCalendarApi/calendar/${userName}/changes`
  const reader = request(address + path, { headers: { host: '127.0.0.1:3000' } }).end()
  await once(reader, 'response')
  const open = async () => /under_way\{.*\/changes"\} (\d+)\n/.exec(await scrape())?.[1]
  expect(await open()).toBe('1')
  reader.destroy()
  await expect.poll(open).toBe('0')
})

test('connections and the job queue are counted: due and failed jobs', async () => {
  const { database, scrape } = await aMeasuredServer()
  await database.pool.query(`
    select graphile_worker.add_job('greet', run_at => now() - interval '90 seconds');
    select graphile_worker.add_job('greet', run_at => now() + interval '1 hour');
    select graphile_worker.add_job('wave', max_attempts => 1);
    update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`)
  const body = await scrape()
  expect(body).toContain('jobs{task="greet",state="waiting"} 1\n')
  expect(body).toContain('jobs{task="wave",state="waiting"} 0\n')
  expect(body).toContain('jobs{task="wave",state="failed"} 1\n')
  expect(Number(/^jobs_oldest_seconds (.+)$/m.exec(body)?.[1])).toBeGreaterThanOrEqual(90)
  expect(body).toMatch(/^database_connections\{state="idle"\} \d+$/m)
  expect(body).toMatch(/^database_waiting 0$/m)
})

test('metrics are served without the database', async () => {
  const { scrape } = await aMeasuredServer(false)
  expect(await scrape()).toMatch(/^process_start_time_seconds \d+$/m)
})
