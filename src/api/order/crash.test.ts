import { expect, test } from 'vitest'
import { type OrderDraft, placeOrder } from '#contract/order.ts'
import { aCatalogItem, anAccount, aProvider, workingHours } from '#demo/builders.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { aMigratedFolder } from '#platform/testing/folder.ts'
import { anIssuerOnline, aServerProcess } from '../testing/a-server-process.ts'
import { aDraft } from './testing/a-draft.ts'
import { type Market, runConcurrently, withDatabase } from './testing/crash-database.ts'

// Hundreds more are no other crash; `npm run check -- full` takes 400.
const ORDERS = Number(process.env.CRASH_ORDERS ?? 100)
const KILLED_AFTER = 30
const OF_ONE_CUSTOMER = 10

interface Answer {
  status: number
  orderId: string | undefined
}

test('after kill -9 during orders every order is complete or absent, and every acknowledged one exists', async () => {
  const dataDir = aMigratedFolder()
  const issuer = await anIssuerOnline()
  const drafts = await withDatabase(dataDir, aMarketOf)
  const tokens = new Map<string, string>()
  for (const { customerInfo } of drafts) {
    const { customerUserName } = customerInfo
    if (tokens.has(customerUserName)) continue
    tokens.set(customerUserName, `Bearer ${await issuer.tokenFor(customerUserName)}`)
  }
  const server = await aServerProcess({ dataDir, issuer: issuer.url })

  const acknowledged = new Map<number, string>()
  await runConcurrently(drafts, async (draft, index) => {
    const answer = await post(server.url, draft, index, tokens)
    if (answer?.status === 201) acknowledged.set(index, answer.orderId ?? '')
    if (acknowledged.size === KILLED_AFTER) await server.kill()
  })
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLED_AFTER)
  expect(acknowledged.size).toBeLessThan(ORDERS)

  const after = await withDatabase(dataDir, whatIsThere)
  expect(after.broken).toEqual([])
  expect(after.strays).toEqual({ appointments: 0, keys: 0, jobs: 0 })
  expect(after.orders).toEqual(expect.arrayContaining([...acknowledged.values()]))

  // The customers' screens try again with their keys: each visit is booked once, acknowledged ones as they were.
  const again = await aServerProcess({ dataDir, issuer: issuer.url })
  const answers = new Map<number, Answer | undefined>()
  await runConcurrently(drafts, async (draft, index) => {
    answers.set(index, await post(again.url, draft, index, tokens))
  })
  await again.kill()
  expect(new Set([...answers.values()].map((answer) => answer?.status))).toEqual(new Set([201]))
  for (const [index, orderId] of acknowledged) expect(answers.get(index)?.orderId).toBe(orderId)
  const atLast = await withDatabase(dataDir, whatIsThere)
  expect(atLast).toMatchObject({ broken: [], strays: { appointments: 0, keys: 0, jobs: 0 } })
  expect(new Set(atLast.orders)).toEqual(
    new Set([...answers.values()].map((answer) => answer?.orderId)),
  )
  expect(atLast.orders).toHaveLength(ORDERS)
}, 120_000)

/** A salon that never closes in daytime, and a draft for each of its next quarters of an hour. */
async function aMarketOf(database: Market): Promise<OrderDraft[]> {
  const everyDay = [0, 1, 2, 3, 4, 5, 6]
  const provider = await aProvider(database, { hours: workingHours('06:00', '22:00', everyDay) })
  // Each visit waits, and takes two appointments.
  const cut = await aCatalogItem(database, provider, { durationMinutes: 15, parts: [5, 5, 5] })
  const dayAfterTomorrow = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS
  const customers = Array.from({ length: ORDERS / OF_ONE_CUSTOMER }, (_, index) => `klant-${index}`)
  for (const userName of customers) await anAccount(database, { userName })
  return Array.from({ length: ORDERS }, (_, index) => {
    const quarter = (index % 48) * 15 * MINUTE_MS
    const startsAt = dayAfterTomorrow + Math.floor(index / 48) * DAY_MS + 8 * HOUR_MS + quarter
    const customerUserName = customers[Math.floor(index / OF_ONE_CUSTOMER)] ?? ''
    return aDraft(provider, [cut], { customerUserName, startsAt })
  })
}

/** Undefined when the server was gone before it could answer. */
async function post(
  url: string,
  draft: OrderDraft,
  index: number,
  tokens: ReadonlyMap<string, string>,
) {
  const headers = {
    'content-type': 'application/json',
    authorization: tokens.get(draft.customerInfo.customerUserName) ?? '',
    'idempotency-key': `visit-${index}`,
  }
  try {
    const answer = await fetch(url + placeOrder.path, {
      method: 'POST',
      headers,
      body: JSON.stringify(draft),
    })
    const body = await answer.json()
    return { status: answer.status, orderId: body.data?.orderId } as Answer
  } catch {
    return undefined
  }
}

// Mails are jobs until they are sent, which the server may have done before it was killed.
async function whatIsThere({ pool }: Market) {
  const { rows } = await pool.query(`
    select o.id,
      (select count(*) from order_items where order_id = o.id) as items,
      (select count(*) from order_events where order_id = o.id) as events,
      (select count(*) = 2 from appointments where order_id = o.id and live)::integer as appointments,
      (select count(*) from idempotency_keys where order_id = o.id) as keys,
      (select count(distinct reader) from (
        select payload->>'to' as reader from graphile_worker._private_jobs where payload->>'orderId' = o.id::text
        union all
        select case when to_address like 'salon-%' then 'salon' else 'customer' end
          from kept_mails where message_id like '<order-' || o.id || '.%') as mails) as mails
    from orders o`)
  const { rows: strays } = await pool.query(`
    select
      (select count(*) from appointments a where not exists (select from orders where id = a.order_id)) as appointments,
      (select count(*) from idempotency_keys k where not exists (select from orders where id = k.order_id)) as keys,
      (select count(*) from graphile_worker._private_jobs j where payload->>'orderId' is not null
        and not exists (select from orders where id::text = j.payload->>'orderId')) as jobs`)
  const isWhole = ({ id: _, mails, ...rows }: Record<string, number>) =>
    mails === 2 && Object.values(rows).every((count) => count === 1)
  return {
    orders: rows.map(({ id }) => id as string),
    broken: rows.filter((row) => !isWhole(row)),
    strays: strays[0],
  }
}
