import { expect, test } from 'vitest'
import { modifyOrder, type OrderDraft } from '#contract/order.ts'
import { aCatalogItem, aProvider, workingHours } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { aMigratedFolder } from '#platform/testing/folder.ts'
import { anIssuerOnline, aServerProcess } from '../testing/a-server-process.ts'
import { aDraft } from './testing/a-draft.ts'
import { atOnce, type Market, withDatabase } from './testing/around-a-crash.ts'

const HALF_HOUR = 30 * MINUTE_MS
const VISITS = 120
const KILLED_AFTER = 30
const OF_ONE_CUSTOMER = 10

interface Change {
  orderId: string
  customerUserName: string
  /** Another time, and twice the treatments. */
  draft: OrderDraft
}

test('after kill -9 during changes each order is completely old or completely new', async () => {
  const dataDir = aMigratedFolder()
  const issuer = await anIssuerOnline()
  const changes = await withDatabase(dataDir, visitsToMove)
  const tokens = new Map<string, string>()
  for (const { customerUserName } of changes) {
    if (tokens.has(customerUserName)) continue
    tokens.set(customerUserName, `Bearer ${await issuer.tokenFor(customerUserName)}`)
  }
  const server = await aServerProcess({ dataDir, issuer: issuer.url })

  const acknowledged: string[] = []
  await atOnce(changes, async (change) => {
    if ((await put(server.url, change, tokens)) === 200) acknowledged.push(change.orderId)
    if (acknowledged.length === KILLED_AFTER) await server.kill()
  })
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLED_AFTER)
  expect(acknowledged.length).toBeLessThan(VISITS)

  const { changed, untouched, broken } = await withDatabase(dataDir, whatBecameOfThem)
  expect(broken).toEqual([])
  expect(changed).toEqual(expect.arrayContaining(acknowledged))
  expect(changed.length + untouched.length).toBe(VISITS)

  // The customers' screens try again with their keys: every visit is changed once.
  const again = await aServerProcess({ dataDir, issuer: issuer.url })
  await atOnce(changes, async (change) => {
    expect(await put(again.url, change, tokens)).toBe(200)
  })
  await again.kill()
  const atLast = await withDatabase(dataDir, whatBecameOfThem)
  expect(atLast).toMatchObject({ broken: [], untouched: [] })
}, 120_000)

/** Visits of a quarter of an hour, side by side, each to move by ten days and to take as long again. */
async function visitsToMove(database: Market): Promise<Change[]> {
  const everyDay = [0, 1, 2, 3, 4, 5, 6]
  const provider = await aProvider(database, { hours: workingHours('06:00', '22:00', everyDay) })
  const cut = await aCatalogItem(database, provider, { durationMinutes: 15 })
  const care = await aCatalogItem(database, provider, { durationMinutes: 15 })
  const dayAfterTomorrow = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS
  const changes: Change[] = []
  for (let nth = 0; nth < VISITS; nth++) {
    const day = dayAfterTomorrow + Math.floor(nth / 24) * DAY_MS
    const startsAt = day + 8 * HOUR_MS + (nth % 24) * HALF_HOUR
    const customerUserName = `klant-${Math.floor(nth / OF_ONE_CUSTOMER)}`
    const visit = { customerUserName, startsAt, items: [cut] }
    const { id } = await anOrder(database, provider, visit)
    const options = { customerUserName, startsAt: startsAt + 10 * DAY_MS }
    const draft = aDraft(provider, [cut, care], options)
    changes.push({ orderId: id, customerUserName, draft })
  }
  return changes
}

/** The status; undefined when the server was gone before it could answer. */
async function put(
  url: string,
  { orderId, customerUserName, draft }: Change,
  tokens: ReadonlyMap<string, string>,
) {
  const path = modifyOrder.path.replace(':orderId', orderId)
  const headers = {
    'content-type': 'application/json',
    authorization: tokens.get(customerUserName) ?? '',
    'idempotency-key': `move-${orderId}`,
  }
  const sent = { method: 'PUT', headers, body: JSON.stringify(draft) }
  const answer = await fetch(url + path, sent).catch(() => undefined)
  return answer?.status
}

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
    from orders o`)
  const those = (state: object) => {
    const wanted = JSON.stringify(Object.entries(state).toSorted())
    return rows.filter(
      (row) => JSON.stringify(Object.entries(JSON.parse(row.state)).toSorted()) === wanted,
    )
  }
  const agreeing = { amountsAgree: true, appointmentAgrees: true }
  const changed = those({ ...agreeing, version: 2, minutes: 30, items: 2, moves: 1, keys: 1 })
  const untouched = those({ ...agreeing, version: 1, minutes: 15, items: 1, moves: 0, keys: 0 })
  return {
    changed: changed.map(({ id }) => id),
    untouched: untouched.map(({ id }) => id),
    broken: rows.filter((row) => !changed.includes(row) && !untouched.includes(row)),
  }
}
