import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/postgres/database.ts'
import { countStars } from './count-stars.ts'
import { insertRows } from './insert-rows.ts'
import { marketRows, type TableRows } from './market-rows.ts'

/** How much there is of it, and whether it was put there just now. */
export interface DemoMarket {
  readonly filledNow: boolean
  readonly providers: number
  readonly accounts: number
  readonly orders: number
  readonly reviews: number
}

const STATE_KEY = 'demo-market'

/**
 * Fills a migrated database with the demo market as it stands at `now` (epoch milliseconds), in one
 * transaction and once: a second call, or a second process, finds it there and changes nothing. Null
 * where somebody else's salons are: they are left alone.
 */
export function fillDemoMarket<Tables>(
  database: Pick<Database<Tables>, 'transaction'>,
  { now, onFilling }: { now: number; onFilling?: () => void },
): Promise<DemoMarket | null> {
  return database.transaction(async (transaction) => {
    const before = await findStored(transaction)
    if (before.counts) return { filledNow: false, ...before.counts }
    if (before.hasSalons) return null
    onFilling?.()
    const tables = marketRows(now)
    const counts = countsOf(tables)
    if (!(await claim(transaction, counts))) {
      const { counts: theirs } = await findStored(transaction)
      return { filledNow: false, ...(theirs ?? counts) }
    }
    const market = { query: transaction }
    for (const { table, rows } of tables) {
      await insertRows(market, table, rows, { unlessThere: table === 'accounts' })
    }
    await countStars(market)
    return { filledNow: true, ...counts }
  })
}

type Counts = Omit<DemoMarket, 'filledNow'>

function countsOf(tables: readonly TableRows[]): Counts {
  const count = (name: string) => tables.find(({ table }) => table === name)?.rows.length ?? 0
  return {
    providers: count('providers'),
    accounts: count('accounts'),
    orders: count('orders'),
    reviews: count('reviews'),
  }
}

// One statement, so that a market filled by another process is seen whole or not at all.
async function findStored<Tables>(transaction: Transaction<Tables>) {
  const { rows } = await sql<{ counts: Counts | null; hasSalons: boolean }>`
    select (select value from market_state where key = ${STATE_KEY}) as counts,
      exists (select from providers) as "hasSalons"`.execute(transaction)
  return rows[0] ?? { counts: null, hasSalons: false }
}

// Whoever writes the key first fills; another process waits here for its commit.
async function claim<Tables>(transaction: Transaction<Tables>, counts: Counts): Promise<boolean> {
  const value = JSON.stringify(counts)
  const { rows } = await sql`
    insert into market_state (key, value) values (${STATE_KEY}, ${value}::jsonb)
    on conflict do nothing returning key`.execute(transaction)
  return rows.length > 0
}
