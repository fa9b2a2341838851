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
 * transaction and once: a second call, or a second process, finds it there and changes nothing.
 */
export function fillDemoMarket<Tables>(
  database: Pick<Database<Tables>, 'transaction'>,
  { now }: { now: number },
): Promise<DemoMarket> {
  return database.transaction(async (transaction) => {
    const before = await stored(transaction)
    if (before !== undefined) return { filledNow: false, ...before }
    const tables = marketRows(now)
    const counts = countsOf(tables)
    if (!(await claim(transaction, counts))) {
      return { filledNow: false, ...((await stored(transaction)) ?? counts) }
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

async function stored<Tables>(transaction: Transaction<Tables>): Promise<Counts | undefined> {
  const { rows } = await sql<{ value: Counts }>`
    select value from market_state where key = ${STATE_KEY}`.execute(transaction)
  return rows[0]?.value
}

// Whoever writes the key first fills; another process waits here for its commit.
async function claim<Tables>(transaction: Transaction<Tables>, counts: Counts): Promise<boolean> {
  const value = JSON.stringify(counts)
  const { rows } = await sql`
    insert into market_state (key, value) values (${STATE_KEY}, ${value}::jsonb)
    on conflict do nothing returning key`.execute(transaction)
  return rows.length > 0
}
