import { sql } from 'kysely'
import { DAY_MS } from '#domain/time-units.ts'
import { insertNonConflicting, insertRows, type SqlExecutor } from '../insert-rows.ts'
import type { ProviderCalendar } from '../provider-calendar.ts'
import type { StoredProvider } from '../providers/stored-provider.ts'
import { readCustomers, readOrders, readUpcomingVisits } from '../read-market.ts'
import { seededRandom } from '../seeded-random.ts'
import { storeInBatches } from '../store-in-batches.ts'
import { assignDemoCustomers } from './assign-demo-customers.ts'
import type { DemoOrder } from './demo-order.ts'
import { eventRows, type OrderRows, orderRows } from './order-rows.ts'
import { type OrderContinuation, ordersToContinue } from './orders-to-continue.ts'
import { storeClients } from './store-clients.ts'

const WEEK_MS = 7 * DAY_MS
const SHARE_STORED = 0.15

/** A provider with the completed visits of those who booked online: they may be reviewed. */
export interface CompletedVisits {
  readonly stored: StoredProvider
  readonly visits: readonly DemoOrder[]
}

/**
 * Stores the orders placed since the last run and updates the stored ones; a new order is dropped if its time
 * is taken. Returns the completed visits that were booked online.
 */
export async function storeOrders(
  database: SqlExecutor,
  calendars: readonly ProviderCalendar[],
  now: number,
): Promise<CompletedVisits[]> {
  const all = calendars.flatMap(({ demoOrders }) => demoOrders)
  const known = await readOrders(
    database,
    all.map(({ id }) => id),
  )
  const updated = await updateOrders(database, ordersToContinue(all, known))
  const added = await addOrders(
    database,
    calendars.map(({ stored, demoOrders }) => ({
      stored,
      demoOrders: demoOrders.filter(
        (demoOrder) => !known.has(demoOrder.id) && isStoredAt(now, demoOrder),
      ),
    })),
    now,
  )
  const isCompleted = ({ id, history, customer, placedBy }: DemoOrder) => {
    if (history.status !== 'COMPLETED' || placedBy !== null) return false
    const order = known.get(id)
    if (order === undefined) return added.has(id)
    const isDone = order.status === 'COMPLETED' || updated.has(id)
    return isDone && order.customerUserName === customer.userName
  }
  return calendars.map(({ stored, demoOrders }) => ({
    stored,
    visits: demoOrders.map((demoOrder) => added.get(demoOrder.id) ?? demoOrder).filter(isCompleted),
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
  providers: readonly { stored: StoredProvider; demoOrders: readonly DemoOrder[] }[],
  now: number,
): Promise<Map<string, DemoOrder>> {
  const customers = await readCustomers(database)
  const demoOrders = assignDemoCustomers(
    providers.flatMap((provider) => provider.demoOrders),
    now,
    await readUpcomingVisits(database, now),
  )
  const byProvider = Map.groupBy(demoOrders, ({ provider }) => provider)
  const placed = new Set<string>()
  await storeInBatches(
    providers,
    ({ stored }) =>
      orderRows(
        stored,
        byProvider.get(stored.provider) ?? [],
        customers.get(stored.id) ?? new Set(),
      ),
    async (batch) => {
      const stored = await insertOrders(database, batch)
      await storeClients(
        database,
        [...stored],
        batch.flatMap((rows) => rows.clientNotes),
      )
      for (const id of stored) placed.add(id)
    },
  )
  await sql`
    delete from orders
    where id = any(${demoOrders.map(({ id }) => id).filter((id) => !placed.has(id))})`.execute(
    database.query,
  )
  return new Map(
    demoOrders.filter(({ id }) => placed.has(id)).map((demoOrder) => [demoOrder.id, demoOrder]),
  )
}

/** Inserts orders with their items, events and appointments; returns the ids of those whose whole time was free. */
async function insertOrders(
  database: SqlExecutor,
  providers: readonly OrderRows[],
): Promise<Set<string>> {
  const all = (table: keyof OrderRows) => providers.flatMap((provider) => provider[table])
  await insertRows(database, 'orders', all('orders'))
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
