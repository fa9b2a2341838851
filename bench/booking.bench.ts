// Books distinct slots over HTTP with sign-in by 32 clients, and compares with the same SQL sent by 32 driver connections
// in the same run. Target: at least half of the rate of the driver alone. Then one driver takes an order apart, and compares it
// with a bare exclusion insert of as many rows; target: at most twice that.

import pg from 'pg'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { measureParts } from './booking/parts.ts'
import { type BenchOrder, draftOf, statementsOf } from './booking/statements.ts'
import { openPostClient, quantile, runConcurrently } from './http-load.ts'
import { openMarket } from './market.ts'
import { postgresSeconds } from './processor-time.ts'
import { openReport, spreadOf } from './report.ts'

const CLIENTS = 32
// A customer has at most ten upcoming visits at one provider, and twenty in all.
const CUSTOMERS = 1_600
const SALONS = 40
const ROUNDS = 4
const PER_ROUND = 1600
/** For the parts of an order. */
const MORE = 6_000

const report = openReport('booking')
const market = await openMarket({ salons: SALONS, customers: CUSTOMERS })
const server = await market.serve()
const bookings = distinctBookings(CUSTOMERS + ROUNDS * 2 * PER_ROUND + MORE)
const take = (count: number) => bookings.splice(0, count)
await throughHttp(take(CUSTOMERS)) // every token is checked once
await throughDriver(await statementsOf(market, take(PER_ROUND / 4)))

report.note(`  ${PER_ROUND} distinct slots a round, ${CLIENTS} clients, ${SALONS} salons`)
const rounds: Round[] = []
for (let round = 0; round < ROUNDS; round++) {
  const driver = await throughDriver(await statementsOf(market, take(PER_ROUND)))
  const before = { server: await server.processorMs(), database: databaseMs() }
  const http = await throughHttp(take(PER_ROUND))
  rounds.push({
    driver: driver.rate,
    http: http.rate,
    times: http.times,
    serverMs: ((await server.processorMs()) - before.server) / PER_ROUND,
    databaseMs: (databaseMs() - before.database) / PER_ROUND,
  })
}
const ratios = rounds.map(({ driver, http }) => http / driver)
report.row({
  what: `orders a second over HTTP, ${CLIENTS} clients; floor: the same SQL by the driver`,
  figure: median(rounds.map(({ http }) => http)).toFixed(0),
  floor: median(rounds.map(({ driver }) => driver)).toFixed(0),
  ratio: median(ratios).toFixed(2),
  spread: spreadOf(ratios),
  target: '0.50',
  isMissed: median(ratios) < 0.5,
})
const times = rounds.flatMap((round) => round.times)
report.row({
  what: `an order over HTTP, ${CLIENTS} clients`,
  figure: `p50 ${median(times).toFixed(0)} ms`,
  spread: `p99 ${quantile(times, 0.99).toFixed(0)} ms`,
})
for (const [what, part] of [
  ['the server', 'serverMs'],
  ['PostgreSQL', 'databaseMs'],
] as const) {
  const each = rounds.map((round) => round[part])
  report.row({
    what: `processor time of ${what} for an order over HTTP`,
    figure: `${median(each).toFixed(2)} ms`,
    spread: `${spreadOf(each)} ms`,
  })
}
await server.stop()
await measureParts(market, take, report)
await market.close()
await report.write()

interface Round {
  /** Orders a second. */
  readonly driver: number
  readonly http: number
  readonly times: readonly number[]
  /** Of one order. */
  readonly serverMs: number
  readonly databaseMs: number
}

function databaseMs(): number {
  return postgresSeconds(market.dataDir) * 1000
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function distinctBookings(count: number): BenchOrder[] {
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

async function throughHttp(items: readonly BenchOrder[]) {
  const client = openPostClient(server.url, CLIENTS)
  const startedAt = performance.now()
  const times = await runConcurrently(CLIENTS, items, async (booking) => {
    const { customer } = booking
    const body = JSON.stringify(draftOf(booking, customer.userName))
    const answer = await client.post('/orderApi/orders', body, {
      authorization: `Bearer ${customer.token}`,
      'idempotency-key': booking.key,
    })
    if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body}`)
  })
  client.close()
  return { rate: (items.length * 1000) / (performance.now() - startedAt), times }
}

async function throughDriver(items: readonly pg.QueryConfig[][]) {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client(market.connection)
      await client.connect()
      return client
    }),
  )
  const startedAt = performance.now()
  const times = await runConcurrently(CLIENTS, items, async (statements, worker) => {
    for (const statement of statements) await clients[worker]?.query(statement)
  })
  const rate = (items.length * 1000) / (performance.now() - startedAt)
  await Promise.all(clients.map((client) => client.end()))
  return { rate, times }
}
