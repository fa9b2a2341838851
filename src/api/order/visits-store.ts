import { sql } from 'kysely'
import { isToCome, ORDER_STATUSES } from '#domain/order/status.ts'
import {
  type CustomerVisits,
  exceededByMove,
  exceededLimit,
  type VisitLimit,
} from '#domain/order/visit-limits.ts'
import { instant } from '#platform/postgres/instant.ts'
import { runPrepared } from '#platform/postgres/prepared.ts'
import type { Session } from '#platform/postgres/session.ts'
import { lockAccount } from '../account/row-store.ts'
import type { Tables } from '../schema.gen.ts'
import type { Writing } from './submit-order.ts'

/** The time a customer asks for. Instants are epoch ms. */
interface WantedTime {
  readonly customerUserName: string
  readonly providerId: string
  readonly startsAt: number
  readonly endsAt: number
  /** An order that does not count: it is being changed. */
  readonly exceptOrderId: string | null
  readonly now: number
}

/** What a customer has booked, and whether the salon takes bookings from them. */
type Visits = CustomerVisits & { readonly isBlocked: boolean }

const TO_COME = ORDER_STATUSES.filter(isToCome)

/**
 * What a customer has booked. Until the transaction ends nobody else writes an order for them: the account's row is
 * held before it is counted, so that of many at once each sees those before it (docs/decisions/0023).
 * @returns undefined where the account is gone
 */
export async function countVisits(
  { query, pool }: Pick<Session<Tables>, 'query' | 'pool'>,
  wanted: WantedTime,
): Promise<Visits | undefined> {
  const [account] = await runPrepared(pool, lockAccount(wanted.customerUserName).compile(query))
  if (!account) return undefined
  const [counted] = await runPrepared(pool, selectVisits(wanted).compile(query))
  return counted && { ...counted, ...account }
}

/** Why nothing more is booked for a customer; null where it is. Whoever is blocked finds the time taken. */
export function whyNotBooked(visits: Visits): Writing | null {
  return visits.isBlocked ? 'slot-taken' : exceeding(exceededLimit(visits))
}

/** The same of a visit that stands and is to take another time. */
export function whyNotMoved(visits: Visits): Writing | null {
  return visits.isBlocked ? 'slot-taken' : exceeding(exceededByMove(visits))
}

function exceeding(limit: VisitLimit | null): Writing | null {
  return limit && { exceeds: limit }
}

function selectVisits(wanted: WantedTime) {
  const { customerUserName, providerId, exceptOrderId } = wanted
  const now = instant(wanted.now)
  const startsAt = instant(wanted.startsAt)
  return sql<Omit<Visits, 'accountCreatedAt'>>`
    with booked as materialized (
      select *, status = any(${TO_COME}::text[]) and ends_at > ${now} as is_to_come
      from orders where customer_user_name = ${customerUserName} and id is distinct from ${exceptOrderId}::uuid
    ), beside as materialized (
      select greatest(starts_at, ${startsAt}) as starts_at, ends_at from booked
      where is_to_come and starts_at < ${instant(wanted.endsAt)} and ends_at > ${startsAt})
    select count(*) filter (where is_to_come) as "toCome",
      count(*) filter (where is_to_come and provider_id = ${providerId}) as "toComeAtSalon",
      count(*) filter (where placed_at > ${now} - interval '1 hour') as "placedWithinHour",
      count(*) as placed,
      -- Visits that share a moment also share the one at which the last of them begins.
      (select coalesce(max(shared), 0) from (
        select (select count(*) from beside b where b.starts_at <= a.starts_at and b.ends_at > a.starts_at) as shared
        from beside a) moments) as "atOnce",
      exists (select from blocked_customers
        where provider_id = ${providerId} and user_name = ${customerUserName}) as "isBlocked"
    from booked`
}
