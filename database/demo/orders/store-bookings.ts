import { sql } from 'kysely'
import { dice } from '../dice.ts'
import { insertFitting, insertRows, type Market } from '../insert-rows.ts'
import type { StoredSalon } from '../salons/stored-salon.ts'
import type { Scene } from '../scene.ts'
import { storeMeanwhile } from '../store-meanwhile.ts'
import { readCustomers, readOrders, readStandingVisits } from '../stored-market.ts'
import type { Booking } from './booking.ts'
import { givenToDemoCustomers } from './demo-customers.ts'
import { type GoneOn, goneOn } from './go-on.ts'
import { eventRows, type OrderRows, orderRows } from './order-rows.ts'

const WEEK_MS = 7 * 86_400_000
const SHARE_TOLD = 0.15

/** A salon with the visits that took place there as the market tells them. */
export interface Visited {
  readonly stored: StoredSalon
  readonly visits: readonly Booking[]
}

/**
 * Stores what was booked since and carries on what is stored; a new booking gives way to whatever stands
 * in its time. Answers the visits that took place.
 */
export async function storeBookings(
  market: Market,
  scenes: readonly Scene[],
  now: number,
): Promise<Visited[]> {
  const all = scenes.flatMap(({ bookings }) => bookings)
  const known = await readOrders(
    market,
    all.map(({ id }) => id),
  )
  const carriedOn = await carryOn(market, goneOn(all, known))
  const added = await addBookings(
    market,
    scenes.map(({ stored, bookings }) => ({
      stored,
      bookings: bookings.filter((booking) => !known.has(booking.id) && isToldAt(now, booking)),
    })),
    now,
  )
  const tookPlace = ({ id, story, customer }: Booking) => {
    if (story.status !== 'COMPLETED') return false
    const order = known.get(id)
    if (order === undefined) return added.has(id)
    const isDone = order.status === 'COMPLETED' || carriedOn.has(id)
    return isDone && order.customerUserName === customer.userName
  }
  return scenes.map(({ stored, bookings }) => ({
    stored,
    visits: bookings.map((booking) => added.get(booking.id) ?? booking).filter(tookPlace),
  }))
}

// Of what was over a week ago only a part is told: nobody looks at it but for the reviews.
function isToldAt(now: number, { id, visit }: Booking): boolean {
  return visit.endsAt > now - WEEK_MS || dice(`telling ${id}`).chance(SHARE_TOLD)
}

/** Moves the orders to where their stories are, and answers whose. */
async function carryOn(market: Market, gone: readonly GoneOn[]): Promise<Set<string>> {
  const orders = gone.map(({ booking: { id, story }, storedEvents }) => ({
    id,
    status: story.status,
    version: story.events.length,
    stored_version: storedEvents,
  }))
  const { rows } = await sql<{ id: string }>`
    update orders set status = moved.status, version = moved.version
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
      as moved(id uuid, status text, version int, stored_version int)
    where orders.id = moved.id and orders.version = moved.stored_version
    returning orders.id`.execute(market.query)
  const ids = new Set(rows.map(({ id }) => id))
  const moved = gone.filter(({ booking }) => ids.has(booking.id))
  const events = moved.flatMap(({ booking, storedEvents }) =>
    eventRows(booking).slice(storedEvents),
  )
  await insertRows(market, 'order_events', events)
  return ids
}

/** Stores new bookings where nothing stands in their way, and answers those that found their place, by id. */
async function addBookings(
  market: Market,
  salons: readonly { stored: StoredSalon; bookings: readonly Booking[] }[],
  now: number,
): Promise<Map<string, Booking>> {
  const customers = await readCustomers(market)
  const bookings = givenToDemoCustomers(
    salons.flatMap((salon) => salon.bookings),
    now,
    await readStandingVisits(market, now),
  )
  const bySalon = Map.groupBy(bookings, ({ salon }) => salon)
  const placed = new Set<string>()
  await storeMeanwhile(
    salons,
    ({ stored }) =>
      orderRows(stored, bySalon.get(stored.salon) ?? [], customers.get(stored.id) ?? new Set()),
    async (batch) => {
      for (const id of await storeOrders(market, batch)) placed.add(id)
    },
  )
  await sql`
    delete from orders
    where id = any(${bookings.map(({ id }) => id).filter((id) => !placed.has(id))})`.execute(
    market.query,
  )
  return new Map(
    bookings.filter(({ id }) => placed.has(id)).map((booking) => [booking.id, booking]),
  )
}

/** Stores orders with all that belongs to them, and answers which found their place on the calendar. */
async function storeOrders(market: Market, salons: readonly OrderRows[]): Promise<Set<string>> {
  const all = (table: keyof OrderRows) => salons.flatMap((salon) => salon[table])
  await insertRows(market, 'orders', all('orders'))
  await insertRows(market, 'order_items', all('items'))
  await insertRows(market, 'order_events', all('events'))
  return insertFitting(market, 'appointments', all('appointments'), 'order_id')
}
