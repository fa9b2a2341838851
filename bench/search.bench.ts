// Search over HTTP in 100,000 providers with 1,000,000 visits, and in 1,000 of the same density. Target: a p95 of 40 ms, and
// a p50 that grows at most three times from 1,000 to 100,000. TOWNS=10 uses a smaller market.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchProviders } from '#contract/search.ts'
import { type Connection, openDatabase } from '../src/platform/postgres/database.ts'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'
import { migrate } from '../src/platform/postgres/migrate.ts'
import { centreOf, fillDenseMarket, TOWN_KM } from './dense-market.ts'
import { serve } from './market.ts'
import { poster, quantile } from './post.ts'
import { postgresSeconds } from './processor-time.ts'

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

const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-bench-'))
const postgres = await startEmbedded({ dataDir, settings: { maintenance_work_mem: '256MB' } })
const small = await measured(1)
const large = await measured(TOWNS)

console.log(
  `search: ${TOWNS * 1000} salons, ${TOWNS * 10_000} visits, ${RUNS} searches of each kind`,
)
console.log(
  'kind                      found  p50 ms  p95 ms  PostgreSQL CPU ms  p50 to 1,000 salons',
)
for (const [kind, { found, times, cpuMs }] of large) {
  const growth = quantile(times, 0.5) / quantile(small.get(kind)?.times ?? [], 0.5)
  console.log(
    [
      kind.padEnd(24),
      found.toFixed(0).padStart(5),
      quantile(times, 0.5).toFixed(1).padStart(6),
      quantile(times, 0.95).toFixed(1).padStart(6),
      cpuMs.toFixed(1).padStart(17),
      `× ${growth.toFixed(1)}`.padStart(19),
    ].join('  '),
  )
}
const all = [...large.values()].flatMap(({ times }) => times)
console.log(`search: p95 of all kinds ${quantile(all, 0.95).toFixed(1)} ms, target 40 ms`)
console.log(
  `  a search sees 25 km around, a town is ${TOWN_KM} km: here five times as many salons as there`,
)
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })

async function measured(towns: number) {
  const connection = await aMarketOf(towns)
  const server = await serve({ connection, jwks: { keys: [] } })
  const client = poster(server.url, 1)
  const results = new Map<string, { found: number; times: number[]; cpuMs: number }>()
  for (const [kind, wish] of Object.entries(KINDS)) {
    const search = async (nth: number) => {
      const town = centreOf((nth * 37) % towns, towns)
      const body = JSON.stringify({ countryCode: 'NL', ...town, ...wish })
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
