import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/postgres/database.ts'
import { spanAround } from './calendar/span.ts'
import { STATE_KEY } from './find-demo.ts'
import { countMarket } from './read-market.ts'
import { syncDemoData } from './sync-demo-data.ts'

/** The row counts, and what the last run changed. */
export interface DemoMarket {
  readonly change: 'filled' | 'updated' | 'none'
  readonly providers: number
  readonly accounts: number
  readonly orders: number
  readonly reviews: number
}

/**
 * Fills a migrated database with the demo market as of `now` (epoch milliseconds), and updates one that was
 * filled on an earlier day: new visits, continued order histories, current promotions, last week's reviews.
 * What people created or changed since is never touched. Runs in one transaction; of two processes one runs
 * and the other waits. Returns null where the database has other providers.
 */
export function fillDemoMarket<Tables>(
  database: Pick<Database<Tables>, 'transaction'>,
  { now, onChange }: { now: number; onChange?: (change: 'filling' | 'updating') => void },
): Promise<DemoMarket | null> {
  return database.transaction(async (transaction) => {
    const before = await readState(transaction)
    if (before.state === null && before.hasProviders) return null
    if (before.state && isUpToDate(before.state, now)) {
      return { change: 'none', ...before.state.counts }
    }
    const state = await claimState(transaction, now)
    if (state && isUpToDate(state, now)) return { change: 'none', ...state.counts }
    onChange?.(state === null ? 'filling' : 'updating')
    const executor = { query: transaction }
    await syncDemoData(executor, { now, lastSyncAt: state?.at ?? null })
    const counts = await countMarket(executor)
    await saveState(transaction, { at: now, counts })
    return { change: state === null ? 'filled' : 'updated', ...counts }
  })
}

/** The row counts when the market was last updated (epoch milliseconds). */
interface State {
  readonly at: number
  readonly counts: Omit<DemoMarket, 'change'>
}

// A clock that was set back changes nothing: the market is ahead of it.
function isUpToDate(state: State, now: number): boolean {
  return Temporal.PlainDate.compare(spanAround(state.at).today, spanAround(now).today) >= 0
}

// One statement, so that a market filled by another process is seen whole or not at all.
async function readState<Tables>(transaction: Transaction<Tables>) {
  const { rows } = await sql<{ state: State | null; hasProviders: boolean }>`
    select (${selectState(sql`app_state`)} where key = ${STATE_KEY}) as state,
      exists (select from providers) as "hasProviders"`.execute(transaction)
  return rows[0] ?? { state: null, hasProviders: false }
}

// The process that writes the key first fills the market; another waits here for its commit and reads its state.
async function claimState<Tables>(
  transaction: Transaction<Tables>,
  now: number,
): Promise<State | null> {
  const { rows } = await sql<{ state: State }>`
    with claimed as (
      insert into app_state (key, value, changed_at) values (${STATE_KEY}, 'null', ${new Date(now)})
      on conflict (key) do update set key = excluded.key
      returning value, changed_at
    )
    ${selectState(sql`claimed`)} where value <> 'null'`.execute(transaction)
  return rows[0]?.state ?? null
}

function selectState(source: RawBuilder<unknown>) {
  return sql`
    select json_build_object('at', floor(extract(epoch from changed_at) * 1000), 'counts', value) as state
    from ${source}`
}

async function saveState<Tables>(
  transaction: Transaction<Tables>,
  { at, counts }: State,
): Promise<void> {
  await sql`
    update app_state set value = ${JSON.stringify(counts)}::jsonb, changed_at = ${new Date(at)}
    where key = ${STATE_KEY}`.execute(transaction)
}
