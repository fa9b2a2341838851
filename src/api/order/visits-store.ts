import { sql, type Transaction } from 'kysely'
import { OPEN_STATUSES } from '#domain/order/status.ts'
import {
  type CustomerVisits,
  exceededByMove,
  exceededLimit,
  type VisitLimit,
} from '#domain/order/visit-limits.ts'
import { instant } from '#platform/postgres/instant.ts'
import { runPrepared } from '#platform/postgres/prepared.ts'
import { lockAccount } from '../account/store.ts'
import type { Tables } from '../schema.gen.ts'
import type { WriteResult } from './submit-order.ts'

/** The time that a customer wants to book. Instants are epoch ms. */
interface RequestedTime {
  readonly customerUserName: string
  readonly providerId: string
  readonly startsAt: number
  readonly endsAt: number
  /** The order being changed; it does not count. */
  readonly exceptOrderId: string | null
  readonly now: number
}

type Visits = CustomerVisits & { readonly isBlocked: boolean }

/**
 * Counts a customer's visits, after locking the account's row until the transaction ends: each of several orders at once
 * counts those before it (docs/decisions/0023).
 * @returns undefined when there is no such account
 */
export async function countVisits(
  trx: Transaction<Tables>,
  requested: RequestedTime,
): Promise<Visits | undefined> {
  const account = await lockAccount(trx, requested.customerUserName)
  if (!account) return undefined
  const [counted] = await runPrepared(trx, selectVisits(requested))
  return counted && { ...counted, ...account }
}

/** Why a customer may not book another visit, or null. A blocked customer is told that the time is taken. */
export function bookingRefusal(visits: Visits): WriteResult | null {
  return visits.isBlocked ? 'slot-taken' : exceededResult(exceededLimit(visits))
}

/** Why a customer may not move a booked visit to another time, or null. */
export function moveRefusal(visits: Visits): WriteResult | null {
  return visits.isBlocked ? 'slot-taken' : exceededResult(exceededByMove(visits))
}

function exceededResult(limit: VisitLimit | null): WriteResult | null {
  return limit && { exceeds: limit }
}

function selectVisits(requested: RequestedTime) {
  const { customerUserName, providerId, exceptOrderId } = requested
  const now = instant(requested.now)
  const startsAt = instant(requested.startsAt)
  return sql<Omit<Visits, 'accountCreatedAt'>>`
    with booked as materialized (
      select *, status = any(${OPEN_STATUSES}::text[]) and ends_at > ${now} as is_to_come
      from orders where customer_user_name = ${customerUserName} and id is distinct from ${exceptOrderId}::uuid
    ), beside as materialized (
      select greatest(starts_at, ${startsAt}) as starts_at, ends_at from booked
      where is_to_come and starts_at < ${instant(requested.endsAt)} and ends_at > ${startsAt})
    select count(*) filter (where is_to_come) as "upcoming",
      count(*) filter (where is_to_come and provider_id = ${providerId}) as "upcomingAtProvider",
      count(*) filter (where placed_at > ${now} - interval '1 hour') as "placedWithinHour",
      count(*) as placed,
      -- Visits that overlap all overlap at the start of the last one.
      (select coalesce(max(shared), 0) from (
        select (select count(*) from beside b where b.starts_at <= a.starts_at and b.ends_at > a.starts_at) as shared
        from beside a) moments) as "atOnce",
      exists (select from clients where provider_id = ${providerId} and user_name = ${customerUserName}
        and blocked_at is not null) as "isBlocked"
    from booked`
}
