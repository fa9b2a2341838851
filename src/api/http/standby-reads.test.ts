import Fastify from 'fastify'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { placeOrder } from '#contract/order.ts'
import { getProfile, saveProfile } from '#contract/profile.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { searchProviders } from '#contract/search.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { openDatabase } from '#platform/postgres/database.ts'
import type { ReadReason } from '#platform/postgres/standby.ts'
import { aDatabaseProxy } from '#platform/testing/database-proxy.ts'
import { aPrimaryWithStandby } from '#platform/testing/standby.ts'
import { registerMetrics } from '../ops/metrics.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK } from '../order/testing/an-order-api.ts'
import type { Tables } from '../schema.gen.ts'
import { type As, anApi, injection } from '../testing/api.ts'
import { standbyReads } from './standby-reads.ts'

const cluster = await aPrimaryWithStandby()
const database = openDatabase<Tables>(cluster.primary, { standby: cluster.standby })
afterAll(() => database.close())
const { app, call } = await anApi({ deps: { database } })
app.standbyReads = database.standby && standbyReads(database.standby, { secure: false })
const FLEUR: As = { as: { userName: 'fleur' } }
for (const userName of ['fleur', 'anouk']) await anAccount(database, { userName })
const salon = await aProvider(database, { ownerUserName: 'fleur' })
const cut = await aCatalogItem(database, salon, {})
const params = { userName: salon.userName }

const answeredBy = (reason: ReadReason) => database.standby?.counts.get(reason) ?? 0
/** Waits until the standby answers what the primary has. */
beforeEach(async () => {
  const before = answeredBy('standby')
  await expect
    .poll(async () => {
      await nameSeenWith(null)
      return answeredBy('standby')
    })
    .toBeGreaterThan(before)
})

/** The name that the public page of the salon shows to a browser with this cookie. */
async function nameSeenWith(cookie: string | null): Promise<string> {
  const headers = cookie ? { cookie } : {}
  const { data } = await call(getProviderInfo, { params }, { headers })
  return data.providerInfo.profile.fullName
}

/** Changes the name of the salon as its owner. @returns the cookie that her browser then has */
async function rename(fullName: string): Promise<string> {
  const { version, profile } = (await call(getProfile, { params }, FLEUR)).data
  const body = { version, profile: { ...profile, fullName } }
  const answer = await app.inject(injection(saveProfile, { params, body }, FLEUR))
  expect(answer.statusCode).toBe(200)
  const cookie = answer.cookies.find(({ name }) => name === 'last-change')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 60, path: '/' })
  return `last-change=${cookie?.value}`
}

test('[SCALE-10] who changed something sees it while the standby does not have it, and others see what was', async () => {
  await rename('Salon Kers')
  await expect.poll(() => nameSeenWith(null)).toBe('Salon Kers')
  await cluster.pause()
  onTestFinished(() => void cluster.resume())
  const cookie = await rename('Salon Abrikoos')
  const ownReads = answeredBy('own-write')
  expect(await nameSeenWith(null)).toBe('Salon Kers')
  expect(await nameSeenWith(cookie)).toBe('Salon Abrikoos')
  expect(answeredBy('own-write')).toBeGreaterThan(ownReads)
  await cluster.resume()
  const standbyReads = answeredBy('standby')
  await expect
    .poll(async () => {
      expect(await nameSeenWith(cookie)).toBe('Salon Abrikoos')
      return answeredBy('standby')
    })
    .toBeGreaterThan(standbyReads)
})

test('[SCALE-10] a browser whose change has no answer reads from the primary', async () => {
  const network = await aDatabaseProxy(cluster.primary, onTestFinished)
  const reached = openDatabase<Tables>(network.connection, { standby: cluster.standby })
  onTestFinished(() => reached.close())
  const cut = await anApi({ cleanUp: onTestFinished, deps: { database: reached } })
  cut.app.standbyReads = reached.standby && standbyReads(reached.standby, { secure: false })
  const { version, profile } = (await call(getProfile, { params }, FLEUR)).data
  const body = { version, profile: { ...profile, fullName: 'Salon Wilg' } }
  await cluster.pause()
  onTestFinished(() => void cluster.resume())
  network.cutAfter('update "providers"')
  const lost = await cut.app.inject(injection(saveProfile, { params, body }, FLEUR))
  expect(lost.statusCode).toBe(503)
  const cookie = lost.cookies.find(({ name }) => name === 'last-change')
  expect(await nameSeenWith(`last-change=${cookie?.value}`)).toBe('Salon Wilg')
})

test('[SCALE-11] a standby that is behind for more than three seconds is left, until it has caught up', async () => {
  await rename('Salon Linde')
  await expect.poll(() => nameSeenWith(null)).toBe('Salon Linde')
  await cluster.pause()
  onTestFinished(() => void cluster.resume())
  await rename('Salon Esdoorn')
  const pausedAt = Date.now()
  expect(await nameSeenWith(null)).toBe('Salon Linde')
  await expect.poll(() => nameSeenWith(null)).toBe('Salon Esdoorn')
  expect(Date.now() - pausedAt).toBeLessThan(6_000)
  expect(answeredBy('behind')).toBeGreaterThan(0)
})

test('[SCALE-12] a standby that ends is noticed by nobody, and is read from again once it is back', async () => {
  const search = injection(searchProviders, { body: {} })
  let isOver = false
  const statuses = new Set<number>()
  const visitors = Array.from({ length: 6 }, async () => {
    while (!isOver) statuses.add((await app.inject(search)).statusCode)
  })
  await expect.poll(() => statuses.size).toBe(1)
  await cluster.stop()
  const primaryReads = answeredBy('away')
  await expect.poll(() => answeredBy('away')).toBeGreaterThan(primaryReads + 20)
  isOver = true
  await Promise.all(visitors)
  expect([...statuses]).toEqual([200])
  await cluster.restart()
})

test('[SCALE-12] a standby that stops answering delays one request by two seconds at most, and none after it', async () => {
  const network = await aDatabaseProxy(cluster.standby, onTestFinished)
  const reader = openDatabase<Tables>(cluster.primary, { standby: network.connection })
  onTestFinished(() => reader.close())
  const read = () =>
    reader.standby?.read(null, () => reader.query.selectFrom('providers').select('id').execute())
  const answered = () => reader.standby?.counts.get('standby') ?? 0
  await expect.poll(() => read()?.then(answered)).toBeGreaterThan(0)
  network.mute()
  const stoppedAt = performance.now()
  expect(await read()).toEqual([{ id: salon.id }])
  expect(performance.now() - stoppedAt).toBeLessThan(2_500)
  const before = answered()
  expect(await read()).toEqual([{ id: salon.id }])
  expect(reader.standby?.counts.get('away')).toBeGreaterThan(0)
  network.unmute()
  await expect.poll(() => read()?.then(answered)).toBeGreaterThan(before)
})

test('[SCALE-50] while there is no primary, search and profiles are answered, and the rest is 503', async () => {
  const network = await aDatabaseProxy(cluster.primary, onTestFinished)
  const reached = openDatabase<Tables>(network.connection, { standby: cluster.standby })
  onTestFinished(() => reached.close())
  const api = await anApi({ cleanUp: onTestFinished, deps: { database: reached } })
  api.app.standbyReads = reached.standby && standbyReads(reached.standby, { secure: false })
  const statusOf = async (request: ReturnType<typeof injection> | string) =>
    (await api.app.inject(request)).statusCode
  const profile = injection(getProviderInfo, { params })
  await expect
    .poll(async () => (await statusOf(profile)) && reached.standby?.counts.get('standby'))
    .toBeGreaterThan(0)
  network.close()
  expect(await statusOf(profile)).toBe(200)
  expect(await statusOf(injection(searchProviders, { body: {} }))).toBe(200)
  expect(await statusOf(injection(getProfile, { params }, FLEUR))).toBe(503)
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
})

test('[SCALE-13] what is not named old, and every transaction, is read from the primary', async () => {
  const before = answeredBy('standby')
  const draft = aDraft(salon, [cut])
  const placed = await app.inject(injection(placeOrder, { body: draft }, ANOUK))
  expect(placed.statusCode).toBe(201)
  await call(getProfile, { params }, FLEUR)
  await database.standby?.read(null, () =>
    database.transaction((trx) =>
      trx.updateTable('providers').set({ full_name: 'Salon Hazelaar' }).execute(),
    ),
  )
  expect(answeredBy('standby')).toBe(before)
  expect((await call(getProfile, { params }, FLEUR)).data.profile.fullName).toBe('Salon Hazelaar')
})

test('[SCALE-14] an order that the synchronous standby does not confirm is 503, and not 201', async () => {
  const hurried = openDatabase<Tables>(cluster.primary, {
    statementTimeoutMs: 200,
    silenceLimitMs: 600,
  })
  onTestFinished(() => hurried.close())
  const waiting = await anApi({ cleanUp: onTestFinished, deps: { database: hurried } })
  const isConfirmed = () =>
    hurried.pool.query("update accounts set name = name where user_name = 'fleur'").then(
      () => true,
      () => false,
    )
  // A session shows the setting before the server makes commits wait: what counts is a commit.
  const setStandbys = async (names: string) => {
    await database.sessions.query(`alter system set synchronous_standby_names = '${names}'`)
    await database.sessions.query('select pg_reload_conf()')
    await expect.poll(isConfirmed).toBe(names === '')
  }
  const other = await aProvider(database, {})
  const body = aDraft(other, [await aCatalogItem(database, other, {})])
  await setStandbys('nobody')
  const answer = await waiting.app.inject(injection(placeOrder, { body }, ANOUK))
  await setStandbys('')
  expect(answer.json()).toMatchObject({ statusCode: 503, code: 'unavailable' })
})

test('[SCALE-15] /metrics says which database answered', async () => {
  const metrics = Fastify()
  onTestFinished(() => metrics.close())
  metrics.decorate('isBehindUnknownProxy', () => false)
  registerMetrics(metrics, database)
  await nameSeenWith(null)
  const { body } = await metrics.inject('/metrics')
  expect(body).toMatch(/database_reads_total\{database="standby",reason="standby"\} \d/)
  expect(body).toMatch(/database_reads_total\{database="primary",reason="own-write"\} \d/)
})
