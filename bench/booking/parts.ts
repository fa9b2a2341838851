import pg from 'pg'
import { MINUTE_MS } from '#domain/time-units.ts'
import { quantile } from '../http-load.ts'
import type { Market } from '../market.ts'
import { sessionMs } from '../processor-time.ts'
import { type Report, spreadOf } from '../report.ts'
import { type BenchOrder, statementsOf } from './statements.ts'

const ROUNDS = 8
const EACH = 40
/** Orders before each measurement of a round: the first ones are planned, and fill caches. */
const WARM_UP = 10
/** Rows that an order writes besides its appointment: order, client, item, event, key, two counts of mails, two jobs. */
const OTHER_ROWS = 9
/** The places of the statements in what `statementsOf` records. */
const [KEY, SNAPSHOT, BEGIN, LOCK, COUNT, WRITE, COMMIT] = [0, 1, 2, 3, 4, 5, 6] as const

interface Part {
  readonly what: string
  /** Changes the database or the session for this part. */
  readonly before?: string
  readonly after?: string
  /** Which statements of an order are sent; all when left out. */
  readonly sent?: readonly number[]
  readonly statements?: (bookings: readonly BenchOrder[]) => pg.QueryConfig[][]
}

/**
 * Takes an order apart: processor time of PostgreSQL for each part alone, and for the writing statement without one thing at a
 * time. All parts take turns in each round, so that other load of the machine meets all alike.
 */
export async function measureParts(
  market: Market,
  take: (count: number) => BenchOrder[],
  report: Report,
): Promise<void> {
  const client = new pg.Client(market.connection)
  await client.connect()
  await client.query(`create table bare (calendar_id uuid, during tstzrange,
    exclude using gist (calendar_id with =, during with &&));
    create table bare_rows (id uuid primary key, body jsonb)`)
  // As PostgreSQL chooses by itself, for each of these statements; without indexes it would choose otherwise, and stay with that.
  await client.query('set plan_cache_mode = force_generic_plan')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const parts = await partsOf(client)
  const results = parts.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, part] of parts.entries())
      results[at]?.push(await msOf(part, { client, market, take, pid: rows[0]?.pid ?? 0 }))
  }
  await client.end()
  reportParts(parts, results, report)
}

function reportParts(parts: readonly Part[], results: readonly number[][], report: Report): void {
  const [floors = [], wholes = []] = results
  const [floor, whole] = [quantile(floors, 0.5), quantile(wholes, 0.5)]
  for (const [at, { what }] of parts.entries()) {
    const times = results[at] ?? []
    const ms = quantile(times, 0.5)
    const isWhole = at === 1
    report.row({
      what: `PostgreSQL: ${what}`,
      figure: `${ms.toFixed(2)} ms`,
      floor: isWhole ? `${floor.toFixed(2)} ms` : undefined,
      ratio: isWhole
        ? (floor / whole).toFixed(2)
        : `${((100 * ms) / whole).toFixed(0)} % of an order`,
      spread: `${spreadOf(times)} ms`,
      target: isWhole ? '0.50' : undefined,
      isMissed: isWhole && floor / whole < 0.5,
    })
  }
}

async function partsOf(client: pg.Client): Promise<Part[]> {
  const write = [WRITE]
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES)
  return [
    {
      what: `bare exclusion insert and ${OTHER_ROWS} rows, with the commit`,
      statements: bareInserts,
    },
    { what: 'an order' },
    { what: 'looking for the idempotency key', sent: [KEY] },
    { what: 'what the salon offers', sent: [SNAPSHOT] },
    { what: 'locking the account, with its commit', sent: [BEGIN, LOCK, COMMIT] },
    { what: 'locking and counting visits, with their commit', sent: [BEGIN, LOCK, COUNT, COMMIT] },
    { what: 'the writing statement with its commit', sent: write },
    {
      what: 'writing, planned each time',
      sent: write,
      ...session('plan_cache_mode', 'force_custom_plan', 'force_generic_plan'),
    },
    {
      what: 'writing, without triggers and foreign keys',
      sent: write,
      ...session('session_replication_role', 'replica', 'origin'),
    },
    {
      what: 'writing, without waiting for the disk',
      sent: write,
      ...session('synchronous_commit', 'off', 'on'),
    },
    {
      what: 'writing, without mails and their jobs: nobody has an address',
      sent: write,
      before: "update accounts set email_verified = false; update providers set email = ''",
      after:
        "update accounts set email_verified = true; update providers set email = user_name || '@voorbeeld.nl'",
    },
    {
      what: `writing, without the ${indexes.length} indexes for reading`,
      sent: write,
      before: indexes.map(({ name }) => `drop index ${name}`).join(';'),
      after: indexes.map(({ definition }) => definition).join(';'),
    },
  ]
}

function session(name: string, value: string, usual: string) {
  return { before: `set ${name} = ${value}`, after: `set ${name} = ${usual}` }
}

// Those of the tables that an order writes to, other than unique ones and the exclusion.
const INDEXES = `select c.relname as name, pg_get_indexdef(c.oid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where not i.indisunique and not i.indisexclusion
    and t.relname in ('orders', 'order_items', 'order_events', 'idempotency_keys', 'appointments', 'clients', 'mail_counts')`

function bareInserts(bookings: readonly BenchOrder[]): pg.QueryConfig[][] {
  const text = `with bare as (insert into bare values ($1, tstzrange($2, $3)))
    insert into bare_rows select uuidv7(), $4::jsonb from generate_series(1, ${OTHER_ROWS})`
  const body = JSON.stringify({ text: 'x'.repeat(200) })
  return bookings.map(({ salon, startsAt }) => {
    const times = [startsAt, startsAt + 15 * MINUTE_MS].map((at) => new Date(at))
    return [{ name: 'bare', text, values: [salon.provider.id, ...times, body] }]
  })
}

interface Bench {
  readonly client: pg.Client
  readonly market: Market
  readonly take: (count: number) => BenchOrder[]
  readonly pid: number
}

/** Processor time of the session for one order's share of this part. */
async function msOf(part: Part, { client, market, take, pid }: Bench): Promise<number> {
  if (part.before) await client.query(part.before)
  const bookings = take(WARM_UP + EACH)
  const all = part.statements?.(bookings) ?? (await statementsOf(market, bookings))
  const send = async (statements: readonly pg.QueryConfig[]) => {
    for (const at of part.sent ?? statements.keys()) {
      const statement = statements[at]
      if (statement) await client.query(statement)
    }
  }
  for (const statements of all.slice(0, WARM_UP)) await send(statements)
  const before = sessionMs(pid)
  for (const statements of all.slice(WARM_UP)) await send(statements)
  const ms = (sessionMs(pid) - before) / EACH
  if (part.after) await client.query(part.after)
  return ms
}
