import { sql } from 'kysely'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { daysOff } from './calendar/days-off.ts'
import { type Span, type SyncTimes, spanAround, startOfDay } from './calendar/span.ts'
import { calendarOf, type ProviderCalendar } from './calendar-of-provider.ts'
import { insertFitting, insertRows, iso, type Market, type Row, range } from './insert-rows.ts'
import { storeOrders } from './orders/store-orders.ts'
import { type Person, people } from './people.ts'
import { promotionRow } from './promotions.ts'
import { DEMO_PROVIDERS } from './providers/demo-providers.ts'
import { type ProviderRows, providerRows } from './providers/provider-rows.ts'
import { CREATED_AT, newProvider, type StoredProvider } from './providers/stored-provider.ts'
import { readDaysOff, readPeople, readProviders } from './read-market.ts'
import { storeReviews } from './reviews/store-reviews.ts'
import { seededRandom } from './seeded-random.ts'
import { DEMO_SIGN_INS } from './sign-ins.ts'
import { storeInBatches } from './store-in-batches.ts'

/**
 * Adds the market of a moment to what is stored: missing rows are added where they fit, unfinished orders are
 * continued, nothing is deleted. Providers keep the menu and hours they have by now.
 */
export async function syncDemoData(market: Market, times: SyncTimes): Promise<void> {
  const span = spanAround(times.now)
  const everyone = await storePeople(market)
  const added = await addProviders(market, span.today)
  const providers = await readProviders(market, span.today)
  await renewPromotions(market, providers)
  const syncFrom = notSyncedFrom(added, span, times)
  await storeClosures(market, providers, span, syncFrom)
  const closed = await readDaysOff(market, span)
  const calendars: ProviderCalendar[] = []
  await storeInBatches(
    providers,
    (stored) => calendarOf(stored, closed.get(stored.id) ?? [], everyone, { span, now: times.now }),
    async (batch) => {
      await storeBlocks(market, batch, syncFrom, times)
      calendars.push(...batch)
    },
  )
  const completed = await storeOrders(market, calendars, times.now)
  await storeReviews(market, completed, { everyone, added, times })
}

async function storePeople(market: Market): Promise<Person[]> {
  const everyone = people(CREATED_AT)
  const rows = [...DEMO_SIGN_INS, ...everyone].map(accountRow)
  await insertRows(market, 'accounts', rows, { unlessThere: true })
  return readPeople(market, everyone)
}

/** Stores the missing providers with all they own; returns their ids. */
async function addProviders(market: Market, today: Temporal.PlainDate): Promise<Set<string>> {
  const stored = DEMO_PROVIDERS.map((provider) => newProvider(provider, today))
  const owned = new Map(stored.map((provider) => [provider.id, providerRows(provider)]))
  const rows = [...owned.values()].map(({ provider }) => provider)
  const added = await insertFitting(market, 'providers', rows, 'id')
  const ownedRows = [...added].flatMap((id) => owned.get(id) ?? [])
  const all = (part: Exclude<keyof ProviderRows, 'provider'>) =>
    ownedRows.flatMap((own) => own[part])
  await insertRows(market, 'catalog_items', all('catalogItems'))
  await insertRows(market, 'working_hours', all('workingHours'))
  await insertRows(market, 'gallery_items', all('gallery'))
  await insertRows(market, 'promotions', all('promotions'))
  return added
}

/** Renews promotions that run out, with the name of the season. */
async function renewPromotions(
  market: Market,
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
    where promotions.id = renewed.id`.execute(market.query)
}

/** The instant from which a provider's closures and blocks are not stored yet. */
function notSyncedFrom(added: ReadonlySet<string>, span: Span, { lastSyncAt }: SyncTimes) {
  const before = lastSyncAt === null ? span.from : spanAround(lastSyncAt).to.add({ days: 1 })
  return ({ id }: StoredProvider) => startOfDay(added.has(id) ? span.from : before)
}

// A closure that overlaps a live appointment is deleted again.
async function storeClosures(
  market: Market,
  providers: readonly StoredProvider[],
  span: Span,
  syncFrom: (stored: StoredProvider) => number,
): Promise<void> {
  const rows = providers.flatMap((stored) =>
    daysOff(stored.provider, span)
      .filter(({ endsAt }) => endsAt > syncFrom(stored))
      .map(({ startsAt, endsAt, reason }) => ({
        id: seededRandom(`${stored.provider.userName}/closed at ${startsAt}`).id(CREATED_AT),
        provider_id: stored.id,
        during: range(startsAt, endsAt),
        reason,
      })),
  )
  const closed = await insertFitting(market, 'closures', rows, 'id')
  await sql`
    delete from closures using appointments
    where closures.id = any(${[...closed]}) and appointments.calendar_id = closures.provider_id
      and appointments.live and appointments.during && closures.during`.execute(market.query)
}

// Blocks in the past are not stored.
async function storeBlocks(
  market: Market,
  calendars: readonly ProviderCalendar[],
  syncFrom: (stored: StoredProvider) => number,
  { now, lastSyncAt }: SyncTimes,
): Promise<void> {
  const rows = calendars.flatMap(({ stored, blocks }) =>
    blocks
      .filter(({ startsAt, endsAt, createdAt }) => {
        const isNew = createdAt > (lastSyncAt ?? 0) || startsAt >= syncFrom(stored)
        return isNew && endsAt > now
      })
      .map((block) => blockRow(stored, block)),
  )
  await insertRows(market, 'appointments', rows, { unlessThere: true })
}

function blockRow({ id, provider }: StoredProvider, { startsAt, endsAt }: TimeRange): Row {
  return {
    id: seededRandom(`${provider.userName}/block at ${startsAt}`).id(startsAt),
    calendar_id: id,
    during: range(startsAt, endsAt),
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
