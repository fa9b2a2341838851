import { type Kysely, sql } from 'kysely'
import type { MemberRole } from '#domain/membership/role.ts'
import { OPEN_STATUSES, type OrderStatus } from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** The letters of a name that find people: one letter would list a part of everybody. */
const SHORTEST_PREFIX = 3

interface PersonRow {
  readonly userName: string
  readonly name: string
  readonly email: string
  readonly role: 'customer' | 'provider' | 'operator'
}

/**
 * The accounts with this user name or mail address, or whose name begins with the text of three letters or more, by user name
 * after `after`; at most `limit`.
 */
export async function findPeople(
  query: Kysely<Tables>,
  search: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<PersonRow[]> {
  if (search === '') return []
  const text = search.toLowerCase()
  const found = text.includes('@')
    ? sql`left(lower(a.email), 320) = ${text}`
    : sql`(a.user_name = ${text} or ${text.length >= SHORTEST_PREFIX} and
        left(lower(a.name), 100) like ${`${text.replace(/[\\%_]/g, '\\$&')}%`})`
  const { rows } = await sql<PersonRow>`
    select a.user_name as "userName", a.name, a.email, a.role from accounts a
    where ${found} ${after === undefined ? sql`` : sql`and a.user_name > ${after}`}
    order by a.user_name limit ${limit}`.execute(query)
  return rows
}

export interface PersonDetailRow extends PersonRow {
  readonly subject: string
  readonly emailVerified: boolean
  readonly phoneNumber: string | null
  /** Epoch ms. */
  readonly since: number
  readonly salons: { providerId: string; fullName: string; role: MemberRole }[]
  readonly visits: number
  readonly reviews: number
  readonly favourites: number
  readonly visitsToCome: number
  readonly ownSalons: number
}

/** An account with what belongs to it; undefined when there is none. @param now epoch ms */
export async function findPerson(
  query: Kysely<Tables>,
  userName: string,
  now: number,
): Promise<PersonDetailRow | undefined> {
  const { rows } = await sql<PersonDetailRow>`
    select a.user_name as "userName", a.name, a.email, a.role, a.subject, a.email_verified as "emailVerified",
      a.phone_number as "phoneNumber", a.created_at as since,
      (select coalesce(json_agg(json_build_object('providerId', p.id, 'fullName', p.full_name, 'role', m.role)
          order by p.full_name), '[]')
        from memberships m join providers p on p.id = m.provider_id where m.user_name = a.user_name) as salons,
      (select count(*) from orders where customer_user_name = a.user_name) as visits,
      (select count(*) from reviews where reviewer_user_name = a.user_name) as reviews,
      (select count(*) from favourites where user_name = a.user_name) as favourites,
      (select count(*) from orders where customer_user_name = a.user_name and status = any(${OPEN_STATUSES}::text[])
        and ends_at > ${instant(now)}) as "visitsToCome",
      (select count(*) from memberships m where m.user_name = a.user_name and m.role = 'owner' and not exists (
        select from memberships o where o.provider_id = m.provider_id and o.role = 'owner'
          and o.user_name <> m.user_name)) as "ownSalons"
    from accounts a where a.user_name = ${userName}`.execute(query)
  return rows[0]
}

/** The last orders of a customer, by the start of the visit. */
export async function findLastOrdersOf(query: Kysely<Tables>, userName: string, limit: number) {
  const { rows } = await sql<{
    orderId: string
    salonName: string
    /** Epoch ms. */
    startsAt: number
    timeZone: string
    status: OrderStatus
    totalCents: number
  }>`
    select o.id as "orderId", p.full_name as "salonName", o.starts_at as "startsAt", o.time_zone as "timeZone", o.status,
      o.total_cents as "totalCents"
    from orders o join providers p on p.id = o.provider_id where o.customer_user_name = ${userName}
    order by o.starts_at desc, o.id desc limit ${limit}`.execute(query)
  return rows
}

/** The privacy requests of a mail address that are not closed, the oldest first, at most five. */
export async function findPrivacyRequestsOf(
  query: Kysely<Tables>,
  email: string,
): Promise<{ contactRequestId: string; requestedAt: number }[]> {
  const { rows } = await sql<{ contactRequestId: string; requestedAt: number }>`
    select id as "contactRequestId", requested_at as "requestedAt" from contact_requests
    where lower(email) = lower(${email}) and is_privacy_request and status <> 'closed'
    order by requested_at, id limit 5`.execute(query)
  return rows
}
