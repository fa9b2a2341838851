import { sql } from 'kysely'
import { DAY_MS } from '#domain/time-units.ts'
import type { Block } from './calendar/generate-calendar.ts'
import { generateClosures } from './calendar/generate-closures.ts'
import { type Span, type SyncTimes, spanAround, startOfDay } from './calendar/span.ts'
import { storeWorkItems } from './desk/store-work-items.ts'
import {
  insertNonConflicting,
  insertRows,
  iso,
  type Row,
  range,
  type SqlExecutor,
} from './insert-rows.ts'
import { isVisitedByDemoSignIn } from './orders/assign-demo-customers.ts'
import {
  type CompletedVisits,
  planOrders,
  readStoredBefore,
  rowsOfOrders,
  storeOrders,
} from './orders/store-orders.ts'
import { generatePeople, type Person } from './people.ts'
import { promotionRow } from './promotions.ts'
import { type ProviderCalendar, providerCalendar } from './provider-calendar.ts'
import { DEMO_PROVIDERS } from './providers/demo-providers.ts'
import { type ProviderRows, providerRows } from './providers/provider-rows.ts'
import { CREATED_AT, type StoredProvider, storedProviderOf } from './providers/stored-provider.ts'
import { readClosures, readPeople, readProviders } from './read-market.ts'
import { storeReviews } from './reviews/store-reviews.ts'
import { seededRandom } from './seeded-random.ts'
import { DEMO_SIGN_INS } from './sign-ins.ts'
import { inBatches, storeInBatches } from './store-in-batches.ts'

const WEEK_MS = 7 * DAY_MS

/**
 * Adds the market of a moment to what is stored: missing rows are added where they fit, unfinished orders are
 * continued, nothing is deleted. Providers keep the menu and hours they have by now.
 */
export async function syncDemoData(database: SqlExecutor, times: SyncTimes): Promise<void> {
  const span = spanAround(times.now)
  const people = await storePeople(database)
  const added = await addProviders(database, span.today)
  const providers = await readProviders(database, span.today)
  await renewPromotions(database, providers)
  const syncFrom = notSyncedFrom(added, span, times)
  await storeClosures(database, providers, span, syncFrom)
  const closed = await readClosures(database, span)
  const before = await readStoredBefore(database, times.now)
  const completed: CompletedVisits[] = []
  await storeInBatches(
    visitedFirst(providers),
    (stored) =>
      providerCalendar(stored, closed.get(stored.id) ?? [], people, { span, now: times.now }),
    async (calendars) => {
      const orders = await planOrders(database, calendars, { now: times.now, before })
      const [rows] = await Promise.all([
        rowsOfOrders(orders, before),
        storeBlocks(database, calendars, syncFrom, times),
      ])
      completed.push(...(await storeOrders(database, orders, rows)))
    },
  )
  await storeReviews(database, inOrderOf(providers, completed), { people, added, times })
  await storeWorkItems(database, times.now)
  await sql`select count_provider_visits(${iso(times.now)}::timestamptz)`.execute(database.query)
}

// The visits of the demo sign-ins are chosen among the orders of one batch.
function visitedFirst(providers: readonly StoredProvider[]): StoredProvider[][] {
  const isVisited = ({ provider }: StoredProvider) => isVisitedByDemoSignIn(provider.userName)
  const others = providers.filter((stored) => !isVisited(stored))
  return [providers.filter(isVisited), ...inBatches(others)]
}

// The texts of the reviews depend on the order.
function inOrderOf(providers: readonly StoredProvider[], completed: readonly CompletedVisits[]) {
  const byId = new Map(completed.map((visits) => [visits.stored.id, visits]))
  return providers.flatMap(({ id }) => byId.get(id) ?? [])
}

async function storePeople(database: SqlExecutor): Promise<Person[]> {
  const people = generatePeople(CREATED_AT)
  const rows = [...DEMO_SIGN_INS, ...people].map(accountRow)
  await insertNonConflicting(database, 'accounts', rows, 'user_name')
  return readPeople(database, people)
}

/** Stores the missing providers with all they own; returns their ids. */
async function addProviders(
  database: SqlExecutor,
  today: Temporal.PlainDate,
): Promise<Set<string>> {
  const stored = DEMO_PROVIDERS.map((provider) => storedProviderOf(provider, today))
  const owned = new Map(stored.map((provider) => [provider.id, providerRows(provider)]))
  const rows = [...owned.values()].map(({ provider }) => provider)
  const added = await insertNonConflicting(database, 'providers', rows, 'id')
  const ownedRows = [...added].flatMap((id) => owned.get(id) ?? [])
  const all = (part: Exclude<keyof ProviderRows, 'provider'>) =>
    ownedRows.flatMap((own) => own[part])
  await insertRows(database, 'memberships', all('memberships'))
  await insertRows(database, 'catalog_items', all('catalogItems'))
  await insertRows(database, 'treatment_parts', all('treatmentParts'))
  await insertRows(database, 'working_hours', all('workingHours'))
  await insertRows(database, 'gallery_items', all('gallery'))
  await insertRows(database, 'promotions', all('promotions'))
  return added
}

/** Renews promotions that run out, with the name of the season. */
async function renewPromotions(
  database: SqlExecutor,
  providers: readonly StoredProvider[],
): Promise<void> {
  const promotions = providers.flatMap((provider) =>
    provider.promotions.map((promotion) => ({ id: promotion.id, ...promotionRow(promotion) })),
  )
  await sql`
    update promotions set
      title_en = renewed.title_en, title_nl = renewed.title_nl,
      start_date = renewed.start_date, end_date = renewed.end_date
    from jsonb_to_recordset(${JSON.stringify(promotions)}::jsonb)
      as renewed(id uuid, title_en text, title_nl text, start_date date, end_date date)
    where promotions.id = renewed.id`.execute(database.query)
}

/** The instant from which a provider's closures and blocks are not stored yet. */
function notSyncedFrom(added: ReadonlySet<string>, span: Span, { lastSyncAt }: SyncTimes) {
  const before = lastSyncAt === null ? span.from : spanAround(lastSyncAt).to.add({ days: 1 })
  return ({ id }: StoredProvider) => startOfDay(added.has(id) ? span.from : before)
}

// A closure that overlaps a live appointment is deleted again.
async function storeClosures(
  database: SqlExecutor,
  providers: readonly StoredProvider[],
  span: Span,
  syncFrom: (stored: StoredProvider) => number,
): Promise<void> {
  const rows = providers.flatMap((stored) =>
    generateClosures(stored.provider, span)
      .filter(({ endsAt }) => endsAt > syncFrom(stored))
      .map(({ startsAt, endsAt, reason }) => ({
        id: seededRandom(`${stored.provider.userName}/closed at ${startsAt}`).id(CREATED_AT),
        provider_id: stored.id,
        during: range(startsAt, endsAt),
        reason,
      })),
  )
  const closed = await insertNonConflicting(database, 'closures', rows, 'id')
  await sql`
    delete from closures using appointments
    where closures.id = any(${[...closed]}) and appointments.calendar_id = closures.provider_id
      and appointments.live and appointments.during && closures.during`.execute(database.query)
}

// Of blocks in the past only those of the last week are stored, and where a member reads the agenda.
async function storeBlocks(
  database: SqlExecutor,
  calendars: readonly ProviderCalendar[],
  syncFrom: (stored: StoredProvider) => number,
  { now, lastSyncAt }: SyncTimes,
): Promise<void> {
  const rows = calendars.flatMap(({ stored, blocks }) =>
    blocks
      .filter(({ startsAt, endsAt, createdAt }) => {
        const isNew = createdAt > (lastSyncAt ?? 0) || startsAt >= syncFrom(stored)
        return isNew && endsAt > (stored.provider.ownerUserName ? now - WEEK_MS : now)
      })
      .map((block) => blockRow(stored, block)),
  )
  await insertNonConflicting(database, 'appointments', rows, 'id')
}

function blockRow({ id, provider }: StoredProvider, { startsAt, endsAt, reason }: Block): Row {
  return {
    id: seededRandom(`${provider.userName}/block at ${startsAt}`).id(startsAt),
    calendar_id: id,
    during: range(startsAt, endsAt),
    reason,
  }
}

function accountRow(
  account: Pick<Person, 'userName' | 'subject' | 'name' | 'email' | 'phoneNumber'> & {
    readonly role?: string
  },
): Row {
  return {
    user_name: account.userName,
    subject: account.subject,
    name: account.name,
    email: account.email,
    email_verified: true,
    phone_number: account.phoneNumber,
    profile_picture_url: `/art/portraits/${account.userName}.svg`,
    role: account.role ?? 'customer',
    created_at: iso(CREATED_AT),
  }
}
