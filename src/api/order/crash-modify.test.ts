import { expect, onTestFinished, test } from 'vitest'
import { modifyOrder } from '#contract/order.ts'
import { moveVisit } from '#contract/visit.ts'
import { bookSeries } from '#contract/visit-series.ts'
import { aCatalogItem, anAccount, aProvider, workingHours } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { aMigratedFolder } from '#platform/testing/folder.ts'
import { anIssuerOnline, aServerProcess } from '../testing/a-server-process.ts'
import { anApi } from '../testing/api.ts'
import { aDraft } from './testing/a-draft.ts'
import { type Market, runConcurrently, withDatabase } from './testing/crash-database.ts'

const HALF_HOUR = 30 * MINUTE_MS
const BY_CUSTOMERS = 80
const BY_MEMBER = 24
const SERIES = 12
const KILLED_AFTER = 30
const OF_ONE_CUSTOMER = 10
const OWNER = 'eigenaar'

/** A request that is sent until it is answered. */
interface Change {
  readonly kind: 'modify' | 'move' | 'series'
  /** The order that is changed; the key of a series. */
  readonly id: string
  readonly userName: string
  readonly method: 'PUT' | 'POST'
  readonly path: string
  readonly body: object
}

test('[WORK-13, WORK-111] after kill -9 during changes each order is completely old or completely new, and each series is whole or not there', async () => {
  const dataDir = aMigratedFolder()
  const issuer = await anIssuerOnline()
  const changes = await withDatabase(dataDir, changesToMake)
  const tokens = new Map<string, string>()
  for (const { userName } of changes) {
    if (tokens.has(userName)) continue
    tokens.set(userName, `Bearer ${await issuer.tokenFor(userName)}`)
  }
  const server = await aServerProcess({ dataDir, issuer: issuer.url })
  const authorized = (change: Change) => headersOf(change, tokens.get(change.userName) ?? '')

  const acknowledged: Change[] = []
  await runConcurrently(changes, async (change) => {
    const status = await send(server.url, change, authorized(change))
    if (status === 200 || status === 201) acknowledged.push(change)
    if (acknowledged.length === KILLED_AFTER) await server.kill()
  })
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLED_AFTER)
  expect(acknowledged.length).toBeLessThan(changes.length)
  const idsOf = (kind: Change['kind']) =>
    acknowledged.filter((change) => change.kind === kind).map(({ id }) => id)

  const { changed, moved, untouched, broken, series } = await withDatabase(
    dataDir,
    whatBecameOfThem,
  )
  expect(broken).toEqual([])
  expect(changed).toEqual(expect.arrayContaining(idsOf('modify')))
  expect(moved).toEqual(expect.arrayContaining(idsOf('move')))
  expect(changed.length + moved.length + untouched.length).toBe(BY_CUSTOMERS + BY_MEMBER)
  expect(series.map(({ key }) => key)).toEqual(expect.arrayContaining(idsOf('series')))

  // The screens try again with their keys: every visit is changed once, every series booked once. crash.test.ts starts the
  // product again; here its API is enough.
  const atLast = await withDatabase(dataDir, async (database) => {
    const api = await anApi({ now: Date.now(), cleanUp: onTestFinished, deps: { database } })
    await runConcurrently(changes, async (change) => {
      // A move has no key: one that was made is told by its version.
      const isMoved = change.kind === 'move' && moved.includes(change.id)
      const made = change.kind === 'series' ? 201 : 200
      const { method, path, body, userName } = change
      const headers = { host: api.publicUrl.host, ...headersOf(change, bearerOf(userName)) }
      const answer = await api.app.inject({ method, url: path, payload: body, headers })
      expect(answer.statusCode, answer.body).toBe(isMoved ? 409 : made)
    })
    return whatBecameOfThem(database)
  })
  expect(atLast).toMatchObject({ broken: [], untouched: [] })
  expect(atLast.moved).toHaveLength(BY_MEMBER)
  expect(atLast.series).toHaveLength(SERIES)
}, 120_000)

/**
 * Visits of a quarter of an hour, side by side, each to move by ten days: those of customers take as long again then. Series of
 * three visits are booked besides.
 */
async function changesToMake(database: Market): Promise<Change[]> {
  const everyDay = [0, 1, 2, 3, 4, 5, 6]
  const hours = workingHours('06:00', '22:00', everyDay)
  await anAccount(database, { userName: OWNER })
  const provider = await aProvider(database, { ownerUserName: OWNER, hours })
  const cut = await aCatalogItem(database, provider, { durationMinutes: 15 })
  const care = await aCatalogItem(database, provider, { durationMinutes: 15 })
  const dayAfterTomorrow = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS
  const salonPath = (path: string) => path.replace(':userName', provider.userName)
  const iso = (instant: number) => new Date(instant).toISOString()
  const changes: Change[] = []
  for (let nth = 0; nth < BY_CUSTOMERS + BY_MEMBER; nth++) {
    const day = dayAfterTomorrow + Math.floor(nth / 24) * DAY_MS
    const startsAt = day + 8 * HOUR_MS + (nth % 24) * HALF_HOUR
    const customerUserName = `klant-${Math.floor(nth / OF_ONE_CUSTOMER)}`
    const { id } = await anOrder(database, provider, { customerUserName, startsAt, items: [cut] })
    const later = startsAt + 10 * DAY_MS
    const options = { customerUserName, startsAt: later }
    const put = { id, method: 'PUT' } as const
    changes.push(
      nth < BY_CUSTOMERS
        ? {
            ...put,
            kind: 'modify',
            userName: customerUserName,
            path: modifyOrder.path.replace(':orderId', id),
            body: aDraft(provider, [cut, care], options),
          }
        : {
            ...put,
            kind: 'move',
            userName: OWNER,
            path: salonPath(moveVisit.path).replace(':orderId', id),
            body: { version: 1, startTime: iso(later) },
          },
    )
  }
  for (let nth = 0; nth < SERIES; nth++) {
    const first = dayAfterTomorrow + 25 * DAY_MS + 8 * HOUR_MS + nth * HALF_HOUR
    const visits = [0, 7, 14].map((days) => ({ startTime: iso(first + days * DAY_MS) }))
    const body = { visits, items: [{ catalogItemId: cut.id }] }
    const path = salonPath(bookSeries.path)
    changes.push({
      kind: 'series',
      id: `series-${nth}`,
      userName: OWNER,
      method: 'POST',
      path,
      body,
    })
  }
  // Those of members in between, so that the server is killed during them too.
  return changes.map((_, nth) => changes[(nth * 37) % changes.length] as Change)
}

/** The status; undefined when the server was gone before it could answer. */
async function send(
  url: string,
  { method, path, body }: Change,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const sent = { method, headers, body: JSON.stringify(body) }
  const answer = await fetch(url + path, sent).catch(() => undefined)
  return answer?.status
}

function headersOf({ id }: Change, authorization: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    authorization,
    'idempotency-key': `change-${id}`,
  }
}

/** The bearer token by which the API of tests knows a caller. */
const bearerOf = (userName: string) => `Bearer test:${userName}:customer`

// Everything that a change writes, and nothing of it where it was not made.
async function whatBecameOfThem({ pool }: Market) {
  const { rows } = await pool.query<{ id: string; state: string }>(`
    select o.id, jsonb_build_object(
      'version', o.version, 'minutes', extract(epoch from o.ends_at - o.starts_at) / 60,
      'items', (select count(*) from order_items where order_id = o.id),
      'amountsAgree', (select sum(price_cents) from order_items where order_id = o.id) = o.original_cents,
      'appointmentAgrees', exists (select from appointments
        where order_id = o.id and live and during = tstzrange(o.starts_at, o.ends_at)),
      'moves', (select count(*) from order_events
        where order_id = o.id and from_starts_at = o.starts_at - interval '240 hours'),
      'keys', (select count(*) from idempotency_keys where order_id = o.id))::text as state
    from orders o where o.series_id is null`)
  const those = (state: object) => {
    const wanted = JSON.stringify(Object.entries(state).toSorted())
    return rows.filter(
      (row) => JSON.stringify(Object.entries(JSON.parse(row.state)).toSorted()) === wanted,
    )
  }
  const agreeing = { amountsAgree: true, appointmentAgrees: true }
  const changed = those({ ...agreeing, version: 2, minutes: 30, items: 2, moves: 1, keys: 1 })
  const moved = those({ ...agreeing, version: 2, minutes: 15, items: 1, moves: 1, keys: 0 })
  const untouched = those({ ...agreeing, version: 1, minutes: 15, items: 1, moves: 0, keys: 0 })
  const known = new Set([...changed, ...moved, ...untouched])
  const { rows: series } = await pool.query<{ key: string; isWhole: boolean }>(`
    select max(replace(k.key, 'change-', '')) as key, count(k.key) = 1 and count(*) = 3 and bool_and(
      exists (select from appointments a where a.order_id = o.id and a.live and a.during = tstzrange(o.starts_at, o.ends_at))
      and exists (select from order_events e where e.order_id = o.id)
      and exists (select from order_items i where i.order_id = o.id)) as "isWhole"
    from orders o left join idempotency_keys k on k.order_id = o.id
    where o.series_id is not null group by o.series_id`)
  return {
    changed: changed.map(({ id }) => id),
    moved: moved.map(({ id }) => id),
    untouched: untouched.map(({ id }) => id),
    broken: [...rows.filter((row) => !known.has(row)), ...series.filter(({ isWhole }) => !isWhole)],
    series,
  }
}
