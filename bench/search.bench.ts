// Search over HTTP in 100,000 providers with 1,000,000 visits, and in 1,000 of the same density. Target: a p95 of 40 ms, and
// a p50 that grows at most three times from 1,000 to 100,000. TOWNS=10 uses a smaller market, TOWNS=1000 the one of a continent,
// whose target is a p95 of 100 ms: it has ten times as many towns, with as many around each. What grows with what is around
// is measured beside the mix, without a target.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchProviders } from '#contract/search.ts'
import { type Connection, openDatabase } from '../src/platform/postgres/database.ts'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'
import { migrate } from '../src/platform/postgres/migrate.ts'
import { centreOf, fillDenseMarket, southOf, TOWN_KM } from './dense-market.ts'
import { openPostClient, quantile } from './http-load.ts'
import { serve } from './market.ts'
import { postgresSeconds } from './processor-time.ts'
import { openReport } from './report.ts'

const TOWNS = Number(process.env.TOWNS ?? 100)
const RUNS = 100

const KINDS: Record<string, object> = {
  'category, this week': { serviceType: 'nailArtist', serviceAvailability: 'THIS_WEEK' },
  'category, next week': { serviceType: 'nailArtist', serviceAvailability: 'NEXT_WEEK' },
  'next week, cheapest': {
    serviceType: 'nailArtist',
    serviceAvailability: 'NEXT_WEEK',
    sortBy: 'price',
  },
  'category, soonest first': { serviceType: 'nailArtist', sortBy: 'firstAvailable' },
  'category, any day': { serviceType: 'nailArtist' },
}

// Beside the mix: as many around as in a town ten times as dense, and a place in the void whose nearest salon is far.
const AROUND: Record<string, object> = {
  'ten times as many around, any day': { serviceType: 'nailArtist', radiusKm: 79 },
  'ten times as many around, this week': {
    serviceType: 'nailArtist',
    serviceAvailability: 'THIS_WEEK',
    radiusKm: 79,
  },
  'the nearest town, more than 100 km away': {
    serviceType: 'nailArtist',
    sortBy: 'distance',
    widenBelow: 1,
    widenToKm: 400,
    pageSize: 1,
    ...southOf(110),
  },
}

const salons = (TOWNS * 1000).toLocaleString('en')
const report = openReport(`search, ${salons} salons`, TOWNS < 100 ? 'a smaller market' : null)
const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-bench-'))
const postgres = await startEmbedded({
  dataDir,
  settings: { maintenance_work_mem: '1GB', max_wal_size: '8GB' },
})
const small = await measured(1, [KINDS])
const large = await measured(TOWNS, [KINDS, AROUND])

report.note(`  a search sees 25 km around, and a town is ${TOWN_KM} km`)
for (const kind of Object.keys(KINDS)) {
  const p50 = quantile(large.get(kind)?.times ?? [], 0.5)
  const p50OfFew = quantile(small.get(kind)?.times ?? [], 0.5)
  report.row({
    ...figuresOf(kind),
    floor: `${p50OfFew.toFixed(1)} ms in 1,000 salons`,
    ratio: `× ${(p50 / p50OfFew).toFixed(1)}`,
    target: '× 3',
    isMissed: p50 > 3 * p50OfFew,
  })
}
const p95 = quantile(
  Object.keys(KINDS).flatMap((kind) => large.get(kind)?.times ?? []),
  0.95,
)
const target = TOWNS > 100 ? 100 : 40
report.row({
  what: 'all kinds together',
  figure: `p95 ${p95.toFixed(1)} ms`,
  target: `${target} ms`,
  isMissed: p95 > target,
})
for (const kind of Object.keys(AROUND)) report.row(figuresOf(kind))
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
await report.write()

function figuresOf(kind: string) {
  const { found = 0, times = [], cpuMs = 0 } = large.get(kind) ?? {}
  return {
    what: `${kind}: ${found.toFixed(0)} found, ${cpuMs.toFixed(1)} ms of PostgreSQL`,
    figure: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
    spread: `p95 ${quantile(times, 0.95).toFixed(1)} ms`,
  }
}

async function measured(towns: number, kinds: readonly Record<string, object>[]) {
  const connection = await aMarketOf(towns)
  const server = await serve({ connection, jwks: { keys: [] } })
  const client = openPostClient(server.url, 1)
  const results = new Map<string, { found: number; times: number[]; cpuMs: number }>()
  for (const [kind, fields] of kinds.flatMap(Object.entries<object>)) {
    const search = async (nth: number) => {
      const town = centreOf((nth * 37) % towns, towns)
      const body = JSON.stringify({ countryCode: 'NL', ...town, ...fields })
      const answer = await client.post(searchProviders.path, body, {})
      if (answer.status !== 200) throw new Error(answer.body)
      return JSON.parse(answer.body).data.totalResults as number
    }
    for (let nth = 0; nth < RUNS / 5; nth++) await search(nth)
    const times: number[] = []
    const before = postgresSeconds(dataDir)
    let found = 0
    for (let nth = 0; nth < RUNS; nth++) {
      const startedAt = performance.now()
      found += (await search(nth)) / RUNS
      times.push(performance.now() - startedAt)
    }
    const cpuMs = ((postgresSeconds(dataDir) - before) * 1000) / RUNS
    results.set(kind, { found, times, cpuMs })
  }
  client.close()
  await server.stop()
  return results
}

async function aMarketOf(towns: number): Promise<Connection> {
  const connection = { ...postgres.connection, database: `market_of_${towns}` }
  const admin = openDatabase(postgres.connection, { maxConnections: 1 })
  await admin.pool.query(`create database ${connection.database}`)
  await admin.close()
  const migrating = openDatabase(connection, { maxConnections: 4 })
  await migrate(migrating.pool)
  await migrating.close()
  const filling = openDatabase(connection, { maxConnections: 1 })
  await fillDenseMarket(filling.pool, { towns })
  await filling.close()
  return connection
}
