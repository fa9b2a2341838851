import { type DayOff, daysOff } from './calendar/days-off.ts'
import { type LaidCalendar, layVisits, type Span } from './calendar/lay-visits.ts'
import { dice } from './dice.ts'
import { iso, type Row, range } from './insert-rows.ts'
import { menuOf } from './menu.ts'
import { bookVisits } from './orders/book-visits.ts'
import type { Booking } from './orders/booking.ts'
import { givenToDemoCustomers } from './orders/demo-customers.ts'
import { orderRows } from './orders/order-rows.ts'
import { type Person, people } from './people.ts'
import { offer } from './promotions.ts'
import { reviewWriter } from './reviews/words-of-a-review.ts'
import { writeReviews } from './reviews/write-reviews.ts'
import { SALONS } from './salons/all-salons.ts'
import { providerRows } from './salons/provider-rows.ts'
import type { Salon } from './salons/salon.ts'
import type { StoredSalon } from './salons/stored-salon.ts'
import { DEMO_SIGN_INS } from './sign-ins.ts'
import { DUTCH_ZONE } from './weekdays.ts'

export interface TableRows {
  readonly table: string
  readonly rows: readonly Row[]
}

interface Scene extends StoredSalon {
  readonly daysOff: readonly DayOff[]
  readonly calendar: LaidCalendar
  readonly bookings: readonly Booking[]
}

/** When the market's salons and people joined; part of their ids, so it never changes. */
const BORN_AT = Date.UTC(2024, 2, 1)
const WEEKS_AROUND = 6

/**
 * The whole demo market at a moment (epoch milliseconds): six weeks back to six weeks ahead of that day.
 * The same moment gives the same rows. Tables come in an order their references allow.
 */
export function marketRows(now: number): TableRows[] {
  const span = spanAround(now)
  const everyone = people(BORN_AT)
  const scenes = withDemoCustomers(
    SALONS.map((salon) => sceneOf(salon, everyone, span, now)),
    now,
  )
  const owned = scenes.map((scene) => providerRows(scene, scene.daysOff, BORN_AT))
  const booked = scenes.map((scene) => orderRows(scene, scene.bookings))
  const writer = reviewWriter()
  return [
    { table: 'accounts', rows: [...DEMO_SIGN_INS, ...everyone].map(accountRow) },
    { table: 'providers', rows: owned.flatMap(({ providers }) => providers) },
    { table: 'catalog_items', rows: owned.flatMap(({ catalogItems }) => catalogItems) },
    { table: 'working_hours', rows: owned.flatMap(({ workingHours }) => workingHours) },
    { table: 'closures', rows: owned.flatMap(({ closures }) => closures) },
    { table: 'gallery_items', rows: owned.flatMap(({ gallery }) => gallery) },
    { table: 'promotions', rows: owned.flatMap(({ promotions }) => promotions) },
    { table: 'orders', rows: booked.flatMap(({ orders }) => orders) },
    { table: 'order_items', rows: booked.flatMap(({ items }) => items) },
    { table: 'order_events', rows: booked.flatMap(({ events }) => events) },
    { table: 'appointments', rows: booked.flatMap(({ appointments }) => appointments) },
    { table: 'appointments', rows: scenes.flatMap(blockRows) },
    {
      table: 'reviews',
      rows: scenes.flatMap(({ id, salon, bookings }) =>
        writeReviews(id, salon, bookings, everyone, { now, writer }),
      ),
    },
  ]
}

function spanAround(now: number): Span {
  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(DUTCH_ZONE)
    .toPlainDate()
  const weeks = WEEKS_AROUND
  return { today, from: today.subtract({ weeks }), to: today.add({ weeks }) }
}

function sceneOf(salon: Salon, everyone: readonly Person[], span: Span, now: number): Scene {
  const chance = dice(`${salon.userName}/ids`)
  const menu = menuOf(salon, BORN_AT)
  const off = daysOff(salon, span.from, span.to)
  const calendar = layVisits(salon, menu, off, span)
  return {
    id: chance.id(BORN_AT),
    salon,
    menu,
    offers: (salon.promotions ?? []).map((name) => ({
      id: chance.id(BORN_AT),
      ...offer(name, span.today),
    })),
    daysOff: off,
    calendar,
    bookings: bookVisits(salon, calendar.visits, everyone, now),
  }
}

function withDemoCustomers(scenes: readonly Scene[], now: number): Scene[] {
  const bookings = givenToDemoCustomers(
    scenes.flatMap((scene) => scene.bookings),
    now,
  )
  const bySalon = Map.groupBy(bookings, ({ salon }) => salon)
  return scenes.map((scene) => ({ ...scene, bookings: bySalon.get(scene.salon) ?? [] }))
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
    phone_number: account.phoneNumber,
    profile_picture_url: `/art/portraits/${account.userName}.svg`,
    role: account.role ?? 'customer',
    created_at: iso(BORN_AT),
  }
}

function blockRows({ id, salon, calendar }: Scene): Row[] {
  return calendar.blocks.map(({ startsAt, endsAt }) => ({
    id: dice(`${salon.userName}/block at ${startsAt}`).id(startsAt),
    calendar_id: id,
    during: range(startsAt, endsAt),
  }))
}
