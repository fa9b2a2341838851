// Starts the server of the journeys: fills the demo market by a first start of a public demonstration, which has no shared
// sign-ins yet, and serves a copy of it. Other servers copy it too (demo-product.ts).
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { copyFolder } from '#platform/testing/copy-folder.ts'
import { startProduct } from '#platform/testing/product.ts'
import { marketOf } from './demo-product.ts'

const dataDir = process.env.DATA_DIR
if (!dataDir || readdirSync(dataDir).length > 0) {
  throw new Error('DATA_DIR names an empty folder.')
}
const market = marketOf(dataDir)
const product = await startProduct({ DATA_DIR: market, DEMO_DATA: 'public' })
await product.stop()
copyFolder(market, dataDir)
await import(resolve('src/main.ts'))
