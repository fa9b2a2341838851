// Time from starting the process to the first page, on a new data folder with the demo market and on the same folder again.
// Target, with built pages: 8 s and 3 s.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../src/platform/testing/product.ts'
import { quantile } from './post.ts'

const ROUNDS = 3

const firsts: number[] = []
const nexts: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloesem-bench-'))
  firsts.push(await secondsToFirstPage(dataDir))
  nexts.push(await secondsToFirstPage(dataDir))
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(`start: ${ROUNDS} rounds, median seconds to the first page answered with 200`)
console.log(`  fresh folder, demo market  ${quantile(firsts, 0.5).toFixed(1)} s, target 8 s`)
console.log(`  the same folder again      ${quantile(nexts, 0.5).toFixed(1)} s, target 3 s`)

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
