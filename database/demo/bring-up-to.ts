import { sql } from 'kysely'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { daysOff } from './calendar/days-off.ts'
import { type Moments, type Span, spanAround, startOfDay } from './calendar/span.ts'
import { dice } from './dice.ts'
import { insertFitting, insertRows, iso, type Market, type Row, range } from './insert-rows.ts'
import { storeBookings } from './orders/store-bookings.ts'
import { type Person, people } from './people.ts'
import { offerRow } from './promotions.ts'
import { storeReviews } from './reviews/store-reviews.ts'
import { SALONS } from './salons/all-salons.ts'
import { type ProviderRows, providerRows } from './salons/provider-rows.ts'
import { BORN_AT, newSalon, type StoredSalon } from './salons/stored-salon.ts'
import { type Scene, sceneOf } from './scene.ts'
import { DEMO_SIGN_INS } from './sign-ins.ts'
import { storeMeanwhile } from './store-meanwhile.ts'
import { readDaysOff, readPeople, readSalons } from './stored-market.ts'

/**
 * Lays the market of a moment over what is stored: what is missing is added where it fits, what went on is
 * carried on, and nothing is taken away. Salons stand with the menu and the hours they have by now.
 */
export async function bringUpTo(market: Market, moments: Moments): Promise<void> {
  const span = spanAround(moments.now)
  const everyone = await settlePeople(market)
  const opened = await openSalons(market, span.today)
  const salons = await readSalons(market, span.today)
  await renewOffers(market, salons)
  const unseen = unseenFrom(opened, span, moments)
  await closeDays(market, salons, span, unseen)
  const closed = await readDaysOff(market, span)
  const scenes: Scene[] = []
  await storeMeanwhile(
    salons,
    (stored) => sceneOf(stored, closed.get(stored.id) ?? [], everyone, { span, now: moments.now }),
    async (batch) => {
      await keepTime(market, batch, unseen, moments)
      scenes.push(...batch)
    },
  )
  const visited = await storeBookings(market, scenes, moments.now)
  await storeReviews(market, visited, { everyone, opened, moments })
}

async function settlePeople(market: Market): Promise<Person[]> {
  const everyone = people(BORN_AT)
  const rows = [...DEMO_SIGN_INS, ...everyone].map(accountRow)
  await insertRows(market, 'accounts', rows, { unlessThere: true })
  return readPeople(market, everyone)
}

/** Stores the salons that are not there yet with all they own, and answers their ids. */
async function openSalons(market: Market, today: Temporal.PlainDate): Promise<Set<string>> {
  const stored = SALONS.map((salon) => newSalon(salon, today))
  const owned = new Map(stored.map((salon) => [salon.id, providerRows(salon)]))
  const rows = [...owned.values()].map(({ provider }) => provider)
  const opened = await insertFitting(market, 'providers', rows, 'id')
  const theirs = [...opened].flatMap((id) => owned.get(id) ?? [])
  const all = (part: Exclude<keyof ProviderRows, 'provider'>) => theirs.flatMap((own) => own[part])
  await insertRows(market, 'catalog_items', all('catalogItems'))
  await insertRows(market, 'working_hours', all('workingHours'))
  await insertRows(market, 'gallery_items', all('gallery'))
  await insertRows(market, 'promotions', all('promotions'))
  return opened
}

/** An offer that runs out is offered again, under the name of the season. */
async function renewOffers(market: Market, salons: readonly StoredSalon[]): Promise<void> {
  const offers = salons.flatMap((salon) =>
    salon.offers.map((offer) => ({ id: offer.id, ...offerRow(offer) })),
  )
  await sql`
    update promotions set
      title_en = renewed.title_en, title_nl = renewed.title_nl,
      start_date = renewed.start_date, end_date = renewed.end_date
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb)
      as renewed(id uuid, title_en text, title_nl text, start_date date, end_date date)
    where promotions.id = renewed.id`.execute(market.query)
}

/** From which instant on a salon's days off and own time are not stored yet. */
function unseenFrom(opened: ReadonlySet<string>, span: Span, { since }: Moments) {
  const before = since === null ? span.from : spanAround(since).to.add({ days: 1 })
  return ({ id }: StoredSalon) => startOfDay(opened.has(id) ? span.from : before)
}

// Nobody closes on a day that people have booked.
async function closeDays(
  market: Market,
  salons: readonly StoredSalon[],
  span: Span,
  unseen: (stored: StoredSalon) => number,
): Promise<void> {
  const rows = salons.flatMap((stored) =>
    daysOff(stored.salon, span)
      .filter(({ endsAt }) => endsAt > unseen(stored))
      .map(({ startsAt, endsAt, reason }) => ({
        id: dice(`${stored.salon.userName}/closed at ${startsAt}`).id(BORN_AT),
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

// What is over blocks nobody any more.
async function keepTime(
  market: Market,
  scenes: readonly Scene[],
  unseen: (stored: StoredSalon) => number,
  { now, since }: Moments,
): Promise<void> {
  const rows = scenes.flatMap(({ stored, blocks }) =>
    blocks
      .filter(({ startsAt, endsAt, takenAt }) => {
        const isNew = takenAt > (since ?? 0) || startsAt >= unseen(stored)
        return isNew && endsAt > now
      })
      .map((block) => blockRow(stored, block)),
  )
  await insertRows(market, 'appointments', rows, { unlessThere: true })
}

function blockRow({ id, salon }: StoredSalon, { startsAt, endsAt }: TimeRange): Row {
  return {
    id: dice(`${salon.userName}/block at ${startsAt}`).id(startsAt),
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
    created_at: iso(BORN_AT),
  }
}
