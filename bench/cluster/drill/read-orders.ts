import type { Pool } from 'pg'
import { checkOrders, type OrderCheck, type SentMail, type StoredOrder } from './check-orders.ts'
import type { AcknowledgedOrder } from './load.ts'

export interface StoredState {
  readonly orders: StoredOrder[]
  /** Pairs of live appointments of one calendar at one time. */
  readonly overlaps: number
}

/** Who gets a mail about an order that its salon confirms by itself. */
const READERS = ['customer', 'salon']

/** Reads what the database has of the orders of the drill's salons. */
async function readState(pool: Pool): Promise<StoredState> {
  const orders = await pool.query<StoredOrder>(
    `select o.id as "orderId", customer_user_name as customer, user_name as salon,
       (extract(epoch from starts_at) * 1000)::bigint as "startsAt"
     from orders o join providers p on p.id = provider_id where user_name like 'drill-salon-%'`,
  )
  const overlaps = await pool.query<{ count: number }>(
    `select count(*) from appointments a join appointments b
       on a.calendar_id = b.calendar_id and a.during && b.during and a.id < b.id
     where a.live and b.live and a.squeezed_by is null and b.squeezed_by is null`,
  )
  return {
    orders: orders.rows,
    overlaps: Number(overlaps.rows[0]?.count ?? 0),
  }
}

/** Compares the acknowledged orders with the database and with the mails that arrived. */
export async function checkDatabase(
  pool: Pool,
  acknowledged: readonly AcknowledgedOrder[],
  mails: readonly SentMail[],
): Promise<OrderCheck & { overlaps: number }> {
  const { orders, overlaps } = await readState(pool)
  return { ...checkOrders(acknowledged, orders, mails, READERS), overlaps }
}
