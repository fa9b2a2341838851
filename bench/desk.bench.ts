// Every list of the operator's desk over HTTP, in a market of 100,000 salons with 50,000 open items and 200,000 orders.
// Target: 100 ms for 95 of 100 requests; beyond it the bench fails. TOWNS=10 uses a smaller market.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { aTokenIssuer } from '../src/api/testing/token-issuer.ts'
import { openDatabase } from '../src/platform/postgres/database.ts'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'
import { migrate } from '../src/platform/postgres/migrate.ts'
import { fillDenseMarket } from './dense-market.ts'
import { fillDesk } from './desk/fill.ts'
import { LISTS, NUMBERS } from './desk/lists.ts'
import { quantile } from './http-load.ts'
import { ISSUER, serve } from './market.ts'
import { openReport } from './report.ts'

const TOWNS = Number(process.env.TOWNS ?? 100)
const RUNS = 40
const TARGET_MS = 100

const report = openReport('desk', TOWNS < 100 ? 'a smaller market' : null)
const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-bench-'))
const postgres = await startEmbedded({ dataDir, settings: { maintenance_work_mem: '256MB' } })
const migrating = openDatabase(postgres.connection, { maxConnections: 4 })
await migrate(migrating.pool)
await migrating.close()
const database = openDatabase(postgres.connection, { maxConnections: 1 })
await fillDenseMarket(database.pool, { towns: TOWNS })
await fillDesk(database.pool)
await database.close()

const issuer = await aTokenIssuer(ISSUER)
const server = await serve({ connection: postgres.connection, jwks: issuer.jwks })
const headers = { authorization: `Bearer ${await issuer.tokenFor('beheer')}` }
const today = new Date()
const [year, lastYear] = [String(today.getFullYear()), String(today.getFullYear() - 1)]
const tomorrow = addDays(today.toISOString().slice(0, 10) as PlainDate, 1)

report.note(`  ${TOWNS * 1000} salons, 200,000 orders, 50,000 open items, ${RUNS} requests each`)
const nextByVisits = await readNextByVisits()
for (const [name, path] of Object.entries(LISTS)) {
  const p95 = await measure(name, path, TARGET_MS)
  if (p95 > TARGET_MS) process.exitCode = 1
}
for (const [name, path] of Object.entries(NUMBERS)) await measure(name, path)

await server.stop()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
await report.write()

async function measure(name: string, path: string, targetMs?: number): Promise<number> {
  const times: number[] = []
  for (let nth = -5; nth < RUNS; nth++) {
    const startedAt = performance.now()
    const address = path
      .replace('$tomorrow', tomorrow)
      .replace('$year', year)
      .replace('$lastYear', lastYear)
      .replace('$nextByVisits', nextByVisits)
    const answer = await fetch(new URL(address, server.url), { headers })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path}: ${text}`)
    if (nth >= 0) times.push(performance.now() - startedAt)
  }
  const p95 = quantile(times, 0.95)
  report.row({
    what: name,
    figure: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
    spread: `p95 ${p95.toFixed(1)} ms`,
    target: targetMs === undefined ? undefined : `p95 ${targetMs} ms`,
    isMissed: targetMs !== undefined && p95 > targetMs,
  })
  return p95
}

/** Where a page in the middle of the list by visits begins. */
async function readNextByVisits(): Promise<string> {
  const answer = await fetch(new URL('/deskApi/salons?sort=visits&limit=100', server.url), {
    headers,
  })
  const { data } = (await answer.json()) as { data: { nextAfter: string } }
  return data.nextAfter
}
