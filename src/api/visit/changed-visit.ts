import type { Kysely } from 'kysely'
import { toOffsetIso } from '../http/offset-iso.ts'
import { findOrder } from '../order/store.ts'
import type { Tables } from '../schema.gen.ts'

/** The reply of a change: the order's present status, version and start. */
export async function changedVisit(query: Kysely<Tables>, orderId: string) {
  const order = await findOrder(query, orderId)
  if (!order) return { ok: false, refusal: 'not-found' } as const
  const { status, version } = order
  const startTime = toOffsetIso(order.starts_at, order.time_zone)
  return { ok: true, answer: { data: { orderId, status, version, startTime } } } as const
}
