// Pages of the demo market rendered by a production server, compared with renderToPipeableStream alone of the same tree in
// the same process, in pages per second of processor time. Cold pages are rendered for each request, because of a cookie; hot
// ones are kept in memory while nothing changes. Targets: cold 60 % of bare, hot 400 %.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'
import { aFreePort } from '../src/platform/testing/product.ts'
import { quantile, runConcurrently } from './http-load.ts'
import { openReport, spreadOf } from './report.ts'

const RUNS = 200
const HOT_RUNS = 2_000
const ROUNDS = 3
const CONCURRENCY = 4
/** Pages before the measurement: the first hundreds cost twice as much, until the code is compiled. */
const WARM_UP_PAGES = 800
const BROWSER_HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }
/** Any cookie but that of the language lets a page be rendered. */
const COLD = { cookie: 'cold=1' }

const report = openReport('pages')
const folder = mkdtempSync(join(tmpdir(), 'bloesem-bench-'))
process.env.BENCH_SERVER_ENTRY = '../../bench/pages/server.ts' // seen from src/web
const builder = await createBuilder({
  logLevel: 'error',
  build: { outDir: join(folder, 'dist'), emptyOutDir: true },
})
await builder.buildApp()
const { url, server } = await startProduct()

const salon = /href="(\/profile\/[^"?]+)/.exec(await fetchPage('/search'))?.[1]
if (!salon) fail('no salon on /search')
for (const path of ['/search', salon, '/pricing']) {
  await requestPages(path, WARM_UP_PAGES, COLD)
  await requestPages(path, WARM_UP_PAGES)
  const rounds: { hot: number; cold: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const hot = 1000 / (await productMs(path, HOT_RUNS))
    const cold = 1000 / (await productMs(path, RUNS, COLD))
    rounds.push({ hot, cold, bare: 1000 / (await bareMs(path)) })
  }
  for (const [kind, least] of [
    ['hot', 4],
    ['cold', 0.6],
  ] as const) {
    const ratios = rounds.map((round) => round[kind] / round.bare)
    report.row({
      what: `${path}, ${kind}, pages a second of the processor`,
      figure: median(rounds.map((round) => round[kind])).toFixed(0),
      floor: median(rounds.map(({ bare }) => bare)).toFixed(0),
      ratio: median(ratios).toFixed(2),
      spread: spreadOf(ratios),
      target: least.toFixed(2),
      isMissed: median(ratios) < least,
    })
  }
}
server.kill('SIGTERM')
await once(server, 'exit')
rmSync(folder, { recursive: true, force: true })
await report.write()

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Starts the server from a folder with the build of the bench. */
async function startProduct(): Promise<{ url: string; server: ChildProcess }> {
  const port = await aFreePort()
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, RATE_LIMIT: 'off' }
  const child = spawn(process.execPath, [resolve('src/main.ts')], {
    env,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  for (let output = ''; !output.includes('Bloesem is ready at'); ) {
    const ended = once(child, 'exit').then(() => [fail(`the product ended: ${output}`)])
    output += (
      await Promise.race([once(child.stdout as NonNullable<typeof child.stdout>, 'data'), ended])
    )[0]
  }
  child.stdout?.resume()
  return { url: `http://127.0.0.1:${port}`, server: child }
}

function fail(reason: string): never {
  throw new Error(reason)
}

async function fetchPage(path: string, headers = {}): Promise<string> {
  const answer = await fetch(`${url}${path}`, { headers: { ...BROWSER_HEADERS, ...headers } })
  if (answer.status !== 200) fail(`${path} answered ${answer.status}`)
  return answer.text()
}

async function productMs(path: string, runs: number, headers = {}): Promise<number> {
  const before = await processorMs()
  await requestPages(path, runs, headers)
  return ((await processorMs()) - before) / runs
}

async function requestPages(path: string, times: number, headers = {}): Promise<void> {
  const items = Array.from({ length: times }, () => path)
  await runConcurrently(CONCURRENCY, items, async (item) => void (await fetchPage(item, headers)))
}

async function processorMs(): Promise<number> {
  const answer = once(server, 'message')
  server.send('processor')
  return (await answer)[0]
}

async function bareMs(path: string): Promise<number> {
  const answer = once(server, 'message')
  server.send({ bareRuns: RUNS })
  await fetchPage(path, COLD)
  return (await answer)[0]
}
