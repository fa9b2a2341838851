// The agenda of a salon of 12 people with 1,000 visits in a week: its server time, in a market of 100,000 salons with
// 1,000,000 visits, and how it scrolls in a browser whose processor is four times slower. Target: 50 ms for a day, and no
// task of the page over 50 ms. TOWNS=10 uses a smaller market.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { getAgenda } from '#contract/agenda.ts'
import type { Reply } from '#contract/endpoint.ts'
import { anAccount, aProvider, workingHours } from '#demo/builders.ts'
import { DEMO_PASSWORD } from '#demo/sign-ins.ts'
import type { Tables } from '../src/api/schema.gen.ts'
import { aTokenIssuer } from '../src/api/testing/token-issuer.ts'
import { openDatabase } from '../src/platform/postgres/database.ts'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'
import { migrate } from '../src/platform/postgres/migrate.ts'
import { startProduct } from '../src/platform/testing/product.ts'
import { signInByApi } from '../tests/journeys/sign-in-by-api.ts'
import { fillWeek, MONDAY } from './agenda/full-week.ts'
import { longTasks } from './agenda/long-tasks.ts'
import { fillDenseMarket } from './dense-market.ts'
import { quantile } from './http-load.ts'
import { ISSUER, serve } from './market.ts'
import { postgresSeconds } from './processor-time.ts'
import { openReport } from './report.ts'

const TOWNS = Number(process.env.TOWNS ?? 100)
const RUNS = 200
const TARGET_MS = 50
const OWNER = 'eva'

const report = openReport('agenda', TOWNS < 100 ? 'a smaller market' : null)
const week = await measureServer()
await measureBrowser(week)
await report.write()

/** @returns the reply for the week */
async function measureServer(): Promise<Reply<typeof getAgenda>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-bench-'))
  const postgres = await startEmbedded({ dataDir, settings: { maintenance_work_mem: '256MB' } })
  const database = openDatabase<Tables>(postgres.connection, { maxConnections: 4 })
  await migrate(database.pool)
  await fillDenseMarket(database.pool, { towns: TOWNS })
  await anAccount(database, { userName: OWNER })
  const salon = await aProvider(database, {
    userName: 'twaalf',
    ownerUserName: OWNER,
    hours: workingHours('08:00', '20:00', [0, 1, 2, 3, 4, 5, 6]),
  })
  const visits = await fillWeek(database, salon)
  await database.pool.query('analyze')
  const issuer = await aTokenIssuer(ISSUER)
  const server = await serve({ connection: postgres.connection, jwks: issuer.jwks })
  const headers = { authorization: `Bearer ${await issuer.tokenFor(OWNER)}` }
  const read = async (days: number) => {
    const path = getAgenda.path.replace(':userName', salon.userName)
    const answer = await fetch(`${server.url}${path}?from=${MONDAY}&days=${days}`, { headers })
    if (answer.status !== 200) throw new Error(await answer.text())
    return answer.text()
  }
  report.note(`  ${TOWNS * 1000} salons; 12 people, ${visits} visits in the week`)
  for (const [name, days] of [
    ['day', 1],
    ['week', 7],
  ] as const) {
    for (let nth = 0; nth < RUNS / 4; nth++) await read(days)
    const times: number[] = []
    const before = postgresSeconds(dataDir)
    for (let nth = 0; nth < RUNS; nth++) {
      const startedAt = performance.now()
      await read(days)
      times.push(performance.now() - startedAt)
    }
    const cpuMs = ((postgresSeconds(dataDir) - before) * 1000) / RUNS
    const size = (await read(days)).length / 1024
    const p95 = quantile(times, 0.95)
    const isMissed = name === 'day' && p95 > TARGET_MS
    if (isMissed) process.exitCode = 1
    report.row({
      what: `${name}: ${size.toFixed(0)} KB, ${cpuMs.toFixed(1)} ms of PostgreSQL`,
      figure: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
      spread: `p95 ${p95.toFixed(1)} ms`,
      target: name === 'day' ? `p95 ${TARGET_MS} ms` : undefined,
      isMissed,
    })
  }
  const reply = JSON.parse(await read(7))
  await server.stop()
  await database.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return reply
}

/** Draws the week in the pages of the product, which are asked for it, and scrolls it. */
async function measureBrowser(reply: Reply<typeof getAgenda>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-bench-'))
  const product = await startProduct({ DATA_DIR: dataDir, RATE_LIMIT: 'off' })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'nl-NL',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  })
  await signInByApi(context.request, { userName: 'samira', password: DEMO_PASSWORD })
  const page = await context.newPage()
  await page.route('**/salonApi/*/agenda?*', (route) => route.fulfill({ json: reply }))
  await page.goto(`/salon/henna-door-samira/agenda?day=${MONDAY}&view=week`)
  await page.locator('[data-item]').first().waitFor()
  const drawn = await page.locator('[data-item]').count()
  for (const [name, tasks] of await longTasks(page)) {
    // Scrolling is held to its target, as is the server's time for a day: nothing else of this run is.
    const isMissed = tasks.isLimited && tasks.longestMs > TARGET_MS
    if (isMissed) process.exitCode = 1
    report.row({
      what: `${name}, ${drawn} visits, processor four times slower`,
      figure: `longest task ${tasks.longestMs.toFixed(0)} ms, ${((1000 * tasks.frames) / tasks.ms).toFixed(0)} frames a second`,
      target: tasks.isLimited ? `${TARGET_MS} ms` : undefined,
      isMissed,
    })
  }
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
