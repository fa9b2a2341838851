import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyFolder, fastFolder } from '#platform/testing/copy-folder.ts'
import { startProduct } from '#platform/testing/product.ts'

/** A server of one test or worker, on a data folder of its own. */
export interface DemoProduct {
  readonly url: string
  /** Restarts it with further variables of the environment. */
  restart(environment: Record<string, string>): Promise<void>
  /** Stops it and deletes its data. */
  end(): Promise<void>
}

/** Where the run keeps a data folder with the demo market, for servers to copy: filling it takes 15 s of processor time. */
export const marketOf = (journeyDataDir: string) => `${journeyDataDir}-market`

/** Starts the product on a copy of the demo market. */
export async function startDemoProduct(
  port: number,
  environment: Record<string, string> = {},
): Promise<DemoProduct> {
  const dataDir = mkdtempSync(join(fastFolder(), 'bloesem-journey-'))
  // A product that runs elsewhere (JOURNEY_URL) has no folder to copy: the market is filled anew.
  const { JOURNEY_DATA_DIR } = process.env
  if (JOURNEY_DATA_DIR) copyFolder(marketOf(JOURNEY_DATA_DIR), dataDir)
  const ownEnvironment = { DATA_DIR: dataDir, DEMO_DATA: '1', ...environment }
  let product = await startProduct(ownEnvironment, port)
  return {
    url: product.url,
    restart: async (more) => {
      await product.stop()
      product = await startProduct({ ...ownEnvironment, ...more }, port)
    },
    end: async () => {
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
