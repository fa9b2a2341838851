import { openDatabase } from '#platform/postgres/database.ts'
import { aDatabase, makeTemplate, type TestDatabase } from '#platform/testing/database.ts'
import { type DemoMarket, fillDemoMarket } from '../market.ts'
import { TEST_NOW } from '../weekdays.ts'

const TEMPLATE = 'template_market'

/**
 * A database with the demo market as of TEST_NOW, which two processes filled at the same moment, and what each of them did.
 * It is filled once in a run.
 */
export async function aFilledMarket(
  cleanUp: (drop: () => Promise<void>) => void,
): Promise<{ database: TestDatabase<unknown>; fillings: (DemoMarket | null)[] }> {
  const fillings = await makeTemplate(TEMPLATE, async (connection) => {
    const processes = [1, 2].map(() => openDatabase(connection, { maxConnections: 1 }))
    const filled = await Promise.all(
      processes.map((process) => fillDemoMarket(process, { now: TEST_NOW })),
    )
    await Promise.all(processes.map((process) => process.close()))
    return filled
  })
  return { database: await aDatabase(cleanUp, { template: TEMPLATE }), fillings }
}
