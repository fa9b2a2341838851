import { sql } from 'kysely'
import { DAY_MS } from '#domain/time-units.ts'
import { insertNonConflicting, insertRows, type SqlExecutor } from '../insert-rows.ts'
import type { ProviderCalendar } from '../provider-calendar.ts'
import type { DemoProvider } from '../providers/demo-provider.ts'
import type { StoredProvider } from '../providers/stored-provider.ts'
import { readCustomers, readOrders, readUpcomingVisits } from '../read-market.ts'
import { seededRandom } from '../seeded-random.ts'
import { computeEach } from '../store-in-batches.ts'
import { assignDemoCustomers, type UpcomingVisits } from './assign-demo-customers.ts'
import type { DemoOrder } from './demo-order.ts'
import { eventRows, type OrderRows, orderRows } from './order-rows.ts'
import { type OrderContinuation, ordersToContinue, type StoredOrder } from './orders-to-continue.ts'
import { storeClients } from './store-clients.ts'

const WEEK_MS = 7 * DAY_MS
const SHARE_STORED = 0.15

/** A provider with the completed visits of those who booked online: they may be reviewed. */
export interface CompletedVisits {
  readonly stored: StoredProvider
  readonly visits: readonly DemoOrder[]
}

/** What is stored before any order is added. */
interface StoredBefore {
  /** The user names of those who booked before, by provider id. */
  readonly customers: ReadonlyMap<string, ReadonlySet<string>>
  readonly upcoming: UpcomingVisits
}

/** @param now epoch milliseconds */
export async function readStoredBefore(database: SqlExecutor, now: number): Promise<StoredBefore> {
  return {
    customers: await readCustomers(database),
    upcoming: await readUpcomingVisits(database, now),
  }
}

/** The orders of some providers at a moment, and what is stored of them. */
interface PlannedOrders {
  readonly calendars: readonly ProviderCalendar[]
  readonly known: ReadonlyMap<string, StoredOrder>
  /** Those to be added. */
  readonly demoOrders: readonly DemoOrder[]
  readonly byProvider: ReadonlyMap<DemoProvider, readonly DemoOrder[]>
}

/** Decides which orders are added. All providers that a demo sign-in visits must be among the same ones. @param now epoch ms */
export async function planOrders(
  database: SqlExecutor,
  calendars: readonly ProviderCalendar[],
  { now, before }: { now: number; before: StoredBefore },
): Promise<PlannedOrders> {
  const all = calendars.flatMap(({ demoOrders }) => demoOrders)
  const known = await readOrders(
    database,
    all.map(({ id }) => id),
  )
  const isNew = (demoOrder: DemoOrder) => !known.has(demoOrder.id) && isStoredAt(now, demoOrder)
  const demoOrders = assignDemoCustomers(all.filter(isNew), now, before.upcoming)
  const byProvider = Map.groupBy(demoOrders, ({ provider }) => provider)
  return { calendars, known, demoOrders, byProvider }
}

/** The rows of the orders to be added, by provider. */
export function rowsOfOrders(
  { calendars, byProvider }: PlannedOrders,
  { customers }: StoredBefore,
): Promise<OrderRows[]> {
  return computeEach(calendars, ({ stored }) =>
    orderRows(stored, byProvider.get(stored.provider) ?? [], customers.get(stored.id) ?? new Set()),
  )
}

/**
 * Stores the orders placed since the last run and updates the stored ones; a new order is dropped if its time is taken.
 * Returns the completed visits that were booked online.
 */
export async function storeOrders(
  database: SqlExecutor,
  { calendars, known, demoOrders }: PlannedOrders,
  rows: readonly OrderRows[],
): Promise<CompletedVisits[]> {
  const all = calendars.flatMap((calendar) => calendar.demoOrders)
  const updated = await updateOrders(database, ordersToContinue(all, known))
  const added = await addOrders(database, demoOrders, rows)
  const isCompleted = ({ id, history, customer, placedBy }: DemoOrder) => {
    if (history.status !== 'COMPLETED' || placedBy !== null) return false
    const order = known.get(id)
    if (order === undefined) return added.has(id)
    const isDone = order.status === 'COMPLETED' || updated.has(id)
    return isDone && order.customerUserName === customer.userName
  }
  return calendars.map((calendar) => ({
    stored: calendar.stored,
    visits: calendar.demoOrders
      .map((demoOrder) => added.get(demoOrder.id) ?? demoOrder)
      .filter(isCompleted),
  }))
}

// Of the visits that ended over a week ago only a part is stored, as a basis for reviews.
function isStoredAt(now: number, { id, visit }: DemoOrder): boolean {
  return visit.endsAt > now - WEEK_MS || seededRandom(`telling ${id}`).chance(SHARE_STORED)
}

/** Updates the orders to the current status of their histories; returns the ids of the updated ones. */
async function updateOrders(
  database: SqlExecutor,
  continuations: readonly OrderContinuation[],
): Promise<Set<string>> {
  const orders = continuations.map(({ demoOrder: { id, history }, storedEvents }) => ({
    id,
    status: history.status,
    version: history.events.length,
    stored_version: storedEvents,
  }))
  const { rows } = await sql<{ id: string }>`
    update orders set status = moved.status, version = moved.version
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
      as moved(id uuid, status text, version int, stored_version int)
    where orders.id = moved.id and orders.version = moved.stored_version
    returning orders.id`.execute(database.query)
  const ids = new Set(rows.map(({ id }) => id))
  const moved = continuations.filter(({ demoOrder }) => ids.has(demoOrder.id))
  const events = moved.flatMap(({ demoOrder, storedEvents }) =>
    eventRows(demoOrder).slice(storedEvents),
  )
  await insertRows(database, 'order_events', events)
  return ids
}

/** Stores new orders whose time is free; returns the stored ones by id. */
async function addOrders(
  database: SqlExecutor,
  demoOrders: readonly DemoOrder[],
  rows: readonly OrderRows[],
): Promise<Map<string, DemoOrder>> {
  const placed = await insertOrders(database, rows)
  const dropped = demoOrders.map(({ id }) => id).filter((id) => !placed.has(id))
  // A client that only an order without a place brought goes with it.
  await sql`
    with gone as (
      delete from orders where id = any(${dropped}) returning id, client_id, placed_at
    )
    delete from clients c using gone where c.id = gone.client_id and c.created_at = gone.placed_at
      and not exists (select from orders o where o.client_id = c.id and o.id <> all(${dropped}))`.execute(
    database.query,
  )
  return new Map(
    demoOrders.filter(({ id }) => placed.has(id)).map((demoOrder) => [demoOrder.id, demoOrder]),
  )
}

/** Inserts orders with their clients, items, events and appointments; returns the ids of those whose whole time was free. */
async function insertOrders(
  database: SqlExecutor,
  providers: readonly OrderRows[],
): Promise<Set<string>> {
  const all = (table: keyof OrderRows) => providers.flatMap((provider) => provider[table])
  const orders = all('orders')
  const clientIds = await storeClients(database, orders, all('clientNotes'))
  await insertRows(
    database,
    'orders',
    orders.map((order, nth) => ({ ...order, client_id: clientIds[nth] ?? null })),
  )
  await insertRows(database, 'order_items', all('items'))
  await insertRows(database, 'order_events', all('events'))
  const appointments = all('appointments')
  const inserted = await insertNonConflicting(database, 'appointments', appointments, 'id')
  const torn = new Set(
    appointments.filter(({ id }) => !inserted.has(String(id))).map((row) => String(row.order_id)),
  )
  const ids = appointments.map((row) => String(row.order_id))
  return new Set(ids.filter((id) => !torn.has(id)))
}
