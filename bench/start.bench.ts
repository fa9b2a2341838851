// Time from starting the process to the first page, on a new data folder with the demo market and on the same folder again.
// Target, with built pages: 8 s and 3 s.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../src/platform/testing/product.ts'
import { quantile } from './http-load.ts'
import { endedSeconds } from './processor-time.ts'
import { openReport, spreadOf } from './report.ts'

const ROUNDS = 3

const report = openReport('start')
const firsts: number[] = []
const nexts: number[] = []
const processorOfFirsts: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-bench-'))
  const before = endedSeconds()
  firsts.push(await secondsToFirstPage(dataDir))
  processorOfFirsts.push(endedSeconds() - before)
  nexts.push(await secondsToFirstPage(dataDir))
  rmSync(dataDir, { recursive: true, force: true })
}
for (const [what, times, target] of [
  ['first page, new folder with the demo market', firsts, 8],
  ['first page, the same folder again', nexts, 3],
] as const) {
  const seconds = quantile(times, 0.5)
  report.row({
    what,
    figure: `${seconds.toFixed(1)} s`,
    spread: spreadOf(times, 1),
    target: `${target} s`,
    isMissed: seconds > target,
  })
}
report.row({
  what: 'processor time of a first start, page and stop, with PostgreSQL',
  figure: `${quantile(processorOfFirsts, 0.5).toFixed(1)} s`,
  spread: spreadOf(processorOfFirsts, 1),
})
await report.write()

async function secondsToFirstPage(dataDir: string): Promise<number> {
  const startedAt = performance.now()
  const product = await startProduct({ DATA_DIR: dataDir })
  const page = await fetch(`${product.url}/search`)
  await page.text()
  const seconds = (performance.now() - startedAt) / 1000
  await product.stop()
  if (page.status !== 200) throw new Error(`/search answered ${page.status}`)
  return seconds
}
