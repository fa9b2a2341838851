// Books distinct slots over HTTP with sign-in by 32 clients, and compares with the same SQL sent by 32 driver connections
// in the same run. Target: at least half of the rate of the driver alone.

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { orderDraft } from '#contract/order.ts'
import { customerUserName } from '#domain/identifiers.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Database } from '#platform/postgres/database.ts'
import { preparingPool } from '#platform/postgres/prepared.ts'
import { findByKey } from '../src/api/order/idempotency-store.ts'
import { newOrder } from '../src/api/order/new-order.ts'
import { insertOrder } from '../src/api/order/placing-store.ts'
import {
  findProviderSnapshot,
  type ProviderSnapshot,
  type RequestedVisit,
} from '../src/api/order/provider-snapshot-store.ts'
import { aDraft } from '../src/api/order/testing/a-draft.ts'
import { validateOrder } from '../src/api/order/validate-order.ts'
import type { Tables } from '../src/api/schema.gen.ts'
import { type Market, openMarket } from './market.ts'
import { poster, quantile, withHands } from './post.ts'

const CLIENTS = 32
// A customer has at most ten upcoming visits at one provider, and twenty in all.
const CUSTOMERS = 1_600
const SALONS = 40
const ROUNDS = 4
const PER_ROUND = 1600

interface Booking {
  readonly salon: Market['salons'][number]
  readonly startsAt: number
  readonly key: string
  readonly customer: Market['customers'][number]
}

const NOTHING_BOOKED = {
  toCome: 0,
  upcomingAtProvider: 0,
  placedWithinHour: 0,
  placed: 0,
  atOnce: 0,
  accountCreatedAt: 0,
  isBlocked: false,
}

const market = await openMarket({ salons: SALONS, customers: CUSTOMERS })
const server = await market.serve()
const bookings = distinctBookings(CUSTOMERS + ROUNDS * 2 * PER_ROUND)
const take = (count: number) => bookings.splice(0, count)
await throughHttp(take(CUSTOMERS)) // every token is checked once
await throughDriver(await statementsOf(take(PER_ROUND / 4)))

console.log(`booking: ${PER_ROUND} distinct slots a round, ${CLIENTS} clients, ${SALONS} salons`)
console.log('round  HTTP/s  driver/s  ratio  HTTP p50 ms  p99 ms')
const ratios: number[] = []
for (let round = 1; round <= ROUNDS; round++) {
  const driver = await throughDriver(await statementsOf(take(PER_ROUND)))
  const http = await throughHttp(take(PER_ROUND))
  ratios.push(http.rate / driver.rate)
  console.log(
    [
      String(round).padStart(5),
      http.rate.toFixed(0).padStart(6),
      driver.rate.toFixed(0).padStart(8),
      (http.rate / driver.rate).toFixed(2).padStart(5),
      quantile(http.times, 0.5).toFixed(1).padStart(11),
      quantile(http.times, 0.99).toFixed(1).padStart(6),
    ].join('  '),
  )
}
console.log(`booking: median ratio ${quantile(ratios, 0.5).toFixed(2)}, target 0.50`)
await server.stop()
await market.close()

function distinctBookings(count: number): Booking[] {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  return Array.from({ length: count + PER_ROUND }, (_, index) => {
    const salon = market.salons[index % SALONS]
    const customer = market.customers[index % CUSTOMERS]
    if (!salon || !customer) throw new Error('no salon or no customer')
    const nth = Math.floor(index / SALONS)
    const day = today + (2 + Math.floor(nth / 48)) * DAY_MS
    return {
      salon,
      customer,
      startsAt: day + 8 * HOUR_MS + (nth % 48) * 15 * MINUTE_MS,
      key: `booking-${index}`,
    }
  })
}

function draftOf({ salon, startsAt }: Booking, userName: string) {
  return aDraft(salon.provider, [salon.cut], { customerUserName: userName, startsAt })
}

async function throughHttp(pieces: readonly Booking[]) {
  const client = poster(server.url, CLIENTS)
  const startedAt = performance.now()
  const times = await withHands(CLIENTS, pieces, async (booking) => {
    const { customer } = booking
    const body = JSON.stringify(draftOf(booking, customer.userName))
    const answer = await client.post('/orderApi/orders', body, {
      authorization: `Bearer ${customer.token}`,
      'idempotency-key': booking.key,
    })
    if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body}`)
  })
  client.close()
  return { rate: (pieces.length * 1000) / (performance.now() - startedAt), times }
}

// The statements of the use case, prepared beforehand, so that the driver only sends them.
async function statementsOf(pieces: readonly Booking[]): Promise<pg.QueryConfig[][]> {
  const snapshots = new Map<string, ProviderSnapshot>()
  const all: pg.QueryConfig[][] = []
  for (const booking of pieces) {
    const userName = customerUserName(booking.customer.userName)
    const draft = orderDraft.parse(draftOf(booking, userName))
    const { userName: providerUserName } = booking.salon.provider
    const visit: RequestedVisit = {
      providerUserName,
      customerUserName: userName,
      serviceLocation: 'SALON',
      customerAddress: '',
      homePoint: null,
      promotionId: null,
      startsAt: booking.startsAt,
      change: null,
      requestedBy: userName,
      isByCustomer: true,
      now: Date.now(),
      endsAt: booking.startsAt + 15 * MINUTE_MS,
      catalogItemIds: [booking.salon.cut.id],
    }
    const snapshot =
      snapshots.get(providerUserName) ?? (await findProviderSnapshot(market.database.query, visit))
    if (!snapshot) throw new Error('no offer')
    snapshots.set(providerUserName, snapshot)
    const validOrder = validateOrder(draft, snapshot, Date.now())
    if (!validOrder.ok) throw new Error(validOrder.refusal)
    const idempotency = {
      userName,
      key: booking.key,
      bodyHash: Buffer.from(sha256(JSON.stringify(draft)), 'hex'),
    }
    const order = newOrder({
      snapshot,
      validOrder,
      customerUserName: userName,
      language: 'nl',
      idempotency,
      now: Date.now(),
    })
    const reads = recorder([])
    await findByKey(reads.database.query, idempotency)
    await findProviderSnapshot(reads.database.query, visit)
    const writes = recorder([NOTHING_BOOKED])
    await insertOrder(writes.database, order)
    all.push([...reads.written, ...writes.written])
  }
  return all
}

/** A database that records its statements; each answers with these rows. */
function recorder(rows: readonly object[]) {
  const written: pg.QueryConfig[] = []
  const client = {
    query: async (statement: pg.QueryConfig) => {
      written.push(statement)
      return { rows }
    },
    release: () => {},
  }
  const pool = { connect: async () => client, options: {} } as unknown as pg.Pool
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) })
  const transaction: Database<Tables>['transaction'] = (work) => query.transaction().execute(work)
  return { database: { query, transaction }, written }
}

async function throughDriver(pieces: readonly pg.QueryConfig[][]) {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client(market.connection)
      await client.connect()
      return client
    }),
  )
  const startedAt = performance.now()
  const times = await withHands(CLIENTS, pieces, async (statements, hand) => {
    for (const statement of statements) await clients[hand]?.query(statement)
  })
  const rate = (pieces.length * 1000) / (performance.now() - startedAt)
  await Promise.all(clients.map((client) => client.end()))
  return { rate, times }
}
