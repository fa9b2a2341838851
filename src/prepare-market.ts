import { findDemo } from '#demo/find-demo.ts'
import type { Tables } from './api/schema.gen.ts'
import type { Clock } from './platform/clock.ts'
import type { DemoMode } from './platform/demo-mode.ts'
import type { Database } from './platform/postgres/database.ts'
import { StartupError } from './platform/startup-error.ts'

const EMPTY_ONE =
  'For an empty one set DATA_DIR to another folder, or DATABASE_URL to an empty database'

/**
 * Fills a migrated database with the demo market, or makes sure that it holds nothing of it. Throws a StartupError where
 * the sign-ins in it, whose password is published, would be open to strangers.
 * @returns what the database is served as: a market of somebody's own is never served as a demonstration
 */
export async function prepareMarket(
  database: Database<Tables>,
  mode: DemoMode,
  { clock, progress }: { clock: Clock; progress: (line: string) => void },
): Promise<DemoMode> {
  const found = await findDemo(database)
  if (mode === 'none') {
    if (!found.market && !found.sharedSignIns) return 'none'
    throw new StartupError(
      `This database holds the demo market and its people, whose password is published: it cannot be a real market. ${EMPTY_ONE}. To go on with the demonstration leave HOST and PUBLIC_URL on this machine and set DEMO_DATA=1, or set DEMO_DATA=public in a folder of its own.`,
    )
  }
  if (mode === 'public' && found.sharedSignIns) {
    throw new StartupError(
      `This database holds sign-ins whose password is published: it cannot be a public demonstration. ${EMPTY_ONE}.`,
    )
  }
  const { fillDemoMarket } = await import('#demo/market.ts')
  const demo = await fillDemoMarket(database, {
    now: clock.now(),
    onChange: (change) =>
      progress(
        change === 'filling' ? 'Filling the demo market' : 'Bringing the demo market up to today',
      ),
  })
  if (demo && demo.change !== 'none') {
    progress(`${demo.providers} providers, ${demo.orders} orders, ${demo.reviews} reviews`)
  }
  if (demo) return mode
  if (mode === 'local') return 'none'
  throw new StartupError(
    `This database holds salons of a real market: it cannot be a public demonstration. ${EMPTY_ONE}.`,
  )
}
