import { type Kysely, sql } from 'kysely'
import type { MemberRole } from '#domain/membership/role.ts'
import { OPEN_STATUSES, type OrderStatus } from '#domain/order/status.ts'
import type { RestrictionGround, RestrictionKind } from '#domain/restriction/restriction.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { instant } from '#platform/postgres/instant.ts'
import { decisionsOfProvider } from '../restriction/store.ts'
import type { Tables } from '../schema.gen.ts'
import { SUMMARY_COLUMNS, type SummaryRow } from './store.ts'

const MONTH_MS = 30 * DAY_MS
const MAX_MEMBERS = 100

export type ProviderDetailRow = SummaryRow & {
  readonly timeZone: string
  readonly decisions: number
  /** Epoch ms. */
  readonly since: number
  readonly street: string
  readonly postalCode: string
  readonly email: string
  readonly mobileNumbers: string[]
  readonly kvkNumber: string | null
  readonly vatId: string | null
  readonly cancellationWindowMinutes: number
  readonly mailLanguage: Language
  readonly members: { userName: string; name: string; email: string; role: MemberRole }[]
}

/** A provider in full; undefined when there is none. Of members who are no owners the address is empty. */
export async function findProviderDetail(
  query: Kysely<Tables>,
  providerId: string,
): Promise<ProviderDetailRow | undefined> {
  const { rows } = await sql<ProviderDetailRow>`
    select ${SUMMARY_COLUMNS}, p.time_zone as "timeZone", ${decisionsOfProvider()} as decisions, p.created_at as since,
      p.mail_language as "mailLanguage",
      p.street, p.postal_code as "postalCode", p.email, p.mobile_numbers as "mobileNumbers",
      p.kvk_number as "kvkNumber", p.vat_id as "vatId",
      p.cancellation_window_minutes as "cancellationWindowMinutes",
      (select coalesce(json_agg(json_build_object('userName', m.user_name, 'name', m.name, 'role', m.role,
          'email', case when m.role = 'owner' then m.email else '' end)), '[]')
        from (select a.user_name, a.name, a.email, m.role from memberships m
          join accounts a on a.user_name = m.user_name where m.provider_id = p.id
          order by m.role <> 'owner', a.name, a.user_name limit ${MAX_MEMBERS}) m) as members
    from providers p where p.id = ${providerId}::uuid`.execute(query)
  return rows[0]
}

/** How many visits of a provider there were in the last 30 days and are to come. Instants are epoch ms. */
export async function countVisits(
  query: Kysely<Tables>,
  { providerId, now, endOfNotice }: { providerId: string; now: number; endOfNotice: number },
) {
  const month = sql`starts_at between ${instant(now - MONTH_MS)} and ${instant(now)}`
  const { rows } = await sql<VisitCounts>`
    select count(*) filter (where ${month} and status not in ('CANCELLED', 'DECLINED')) as visits,
      count(*) filter (where ${month} and status = 'NO_SHOW') as missed,
      count(*) filter (where ${month} and status = 'CANCELLED' and exists (
        select from order_events e where e.order_id = o.id and e.to_status = 'CANCELLED'
          and e.actor not in ('customer', coalesce(o.customer_user_name, '')))) as "cancelledBySalon",
      count(*) filter (where status = any(${OPEN_STATUSES}::text[]) and ends_at > ${instant(now)}) as upcoming,
      count(*) filter (where status = any(${OPEN_STATUSES}::text[]) and starts_at >= ${instant(endOfNotice)}) as "afterNotice"
    from orders o where provider_id = ${providerId}::uuid and starts_at >= ${instant(now - MONTH_MS)}`.execute(
    query,
  )
  return rows[0] ?? { visits: 0, missed: 0, cancelledBySalon: 0, upcoming: 0, afterNotice: 0 }
}

interface VisitCounts {
  readonly visits: number
  readonly missed: number
  readonly cancelledBySalon: number
  readonly upcoming: number
  readonly afterNotice: number
}

/** The last orders of a provider by the start of the visit, without their clients. */
export function findLastOrders(query: Kysely<Tables>, providerId: string, limit: number) {
  return query
    .selectFrom('orders')
    .select(['id as orderId', 'starts_at as startsAt', 'status', 'total_cents as totalCents'])
    .where('provider_id', '=', providerId)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute() as Promise<OrderOfProvider[]>
}

interface OrderOfProvider {
  readonly orderId: string
  readonly startsAt: number
  readonly status: OrderStatus
  readonly totalCents: number
}

/** The decisions about a provider, the latest first. Instants are epoch ms. */
export async function findRestrictions(query: Kysely<Tables>, providerId: string) {
  const { rows } = await sql<RestrictionRow>`
    select id as "restrictionId", kind, ground, law, facts, decided_at as "decidedAt",
      takes_effect_at as "takesEffectAt", customers_told_at as "customersToldAt", lifted_at as "liftedAt",
      lift_reason as "liftReason", mailed_at as "mailedAt",
      mailed_at is null and no_reader_at is not null as "hasNoReader"
    from provider_restrictions where provider_id = ${providerId}::uuid
    order by decided_at desc, id desc limit 50`.execute(query)
  return rows
}

export interface RestrictionRow {
  readonly restrictionId: string
  readonly kind: RestrictionKind
  readonly ground: RestrictionGround
  readonly law: string
  readonly facts: string
  readonly decidedAt: number
  readonly takesEffectAt: number
  readonly customersToldAt: number | null
  readonly liftedAt: number | null
  readonly liftReason: string
  readonly mailedAt: number | null
  readonly hasNoReader: boolean
}

/** The reviews of a provider that were reported last. */
export async function findReportedReviews(
  query: Kysely<Tables>,
  providerId: string,
  limit: number,
) {
  const { rows } = await sql<{
    reviewId: string
    /** The latest. */
    reportId: string
    reports: number
    /** Epoch ms. */
    reportedAt: number
    isHidden: boolean
  }>`
    select v.id as "reviewId", (array_agg(t.id order by t.reported_at desc, t.id desc))[1] as "reportId", count(*) as reports, max(t.reported_at) as "reportedAt",
      v.hidden_at is not null as "isHidden"
    from reports t join reviews v on v.id = t.review_id where t.provider_id = ${providerId}::uuid
    group by v.id order by max(t.reported_at) desc limit ${limit}`.execute(query)
  return rows
}
