import { type Kysely, sql } from 'kysely'
import type { OrderStatus } from '#domain/order/status.ts'
import type { PictureFileName } from '#domain/picture/picture.ts'
import type { Tables } from '../schema.gen.ts'

/** A visit as its provider may read it. Instants are epoch ms. */
export interface ArchivedVisit {
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
  readonly placedAt: number
  readonly status: OrderStatus
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly address: string | null
  readonly clientId: string | null
  readonly totalCents: number
  readonly travelFeeCents: number
  readonly discountCents: number
  readonly message: string
  readonly note: string
  /** How often a calendar program was told of it. */
  readonly sequence: number
  readonly changedAt: number | null
  readonly items: {
    name_en: string
    name_nl: string
    quantity: number
    is_addon: boolean
  }[]
}

/** The rows of a page: those of a provider whose id comes after `after`. */
interface Page {
  readonly providerId: string
  /** The last id of the page before; null for the first page. */
  readonly after: string | null
  readonly limit: number
}

/** A page of all visits of a provider by their id. */
export async function findVisits(
  query: Kysely<Tables>,
  { providerId, after, limit }: Page,
): Promise<ArchivedVisit[]> {
  const { rows } = await sql<ArchivedVisit>`
    select o.id, o.starts_at as "startsAt", o.ends_at as "endsAt", o.placed_at as "placedAt", o.status,
      o.customer_name as name, o.customer_phone as phone, o.customer_email as email,
      o.customer_address as address, o.client_id as "clientId", o.total_cents as "totalCents",
      o.travel_fee_cents as "travelFeeCents", o.discount_cents as "discountCents", o.customer_instructions as message, o.provider_note as note,
      o.calendar_sequence as sequence,
      (select max(e.at) from order_events e where e.order_id = o.id) as "changedAt",
      (select coalesce(json_agg(json_build_object('name_en', i.name_en, 'name_nl', i.name_nl, 'quantity', i.quantity,
        'is_addon', i.is_addon) order by i.position), '[]') from order_items i where i.order_id = o.id) as items
    from orders o
    where o.provider_id = ${providerId}::uuid and (${after}::uuid is null or o.id > ${after}::uuid)
    order by o.id limit ${limit}`.execute(query)
  return rows
}

/** The stored files of the pictures of a provider, by the order of its page. */
export async function findPictureFiles(
  query: Kysely<Tables>,
  providerId: string,
): Promise<PictureFileName[]> {
  const { rows } = await sql<PictureFileName>`
    select f.hash, f.width, f.format from gallery_items g join picture_files f on f.hash = g.picture_hash
    where g.provider_id = ${providerId}::uuid
    order by g.position, g.id, f.width, f.format`.execute(query)
  return rows
}

/** A change of a visit, or a mail about it. Instants are epoch ms. */
export interface ArchivedEvent {
  readonly orderId: string
  readonly at: number
  readonly actor: string
  readonly actorName: string | null
  /** The account of the visit's customer. */
  readonly customer: string | null
  readonly fromStatus: OrderStatus | null
  readonly toStatus: OrderStatus
  readonly fromStartsAt: number | null
  readonly agreedAt: number | null
  readonly undoneAt: number | null
  readonly note: string
}

/** The history of visits, by their id and then by time. */
export async function findEventsOf(
  query: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<ArchivedEvent[]> {
  const { rows } = await sql<ArchivedEvent>`
    select e.order_id as "orderId", e.at, e.actor, a.name as "actorName", o.customer_user_name as customer,
      e.from_status as "fromStatus", e.to_status as "toStatus", e.from_starts_at as "fromStartsAt",
      e.agreed_at as "agreedAt", e.undone_at as "undoneAt", e.note
    from order_events e join orders o on o.id = e.order_id left join accounts a on a.user_name = e.actor
    where e.order_id = any(${orderIds}::uuid[])
    order by e.order_id, e.at, e.id`.execute(query)
  return rows
}

/** A mail about a visit that left, or was given up. */
interface ArchivedMail {
  readonly orderId: string
  readonly at: number
  readonly kind: string
  readonly isSent: boolean
}

/** The mails of visits to their customers, by the id of the visit and then by time. */
export async function findMailsOf(
  query: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<ArchivedMail[]> {
  const { rows } = await sql<ArchivedMail>`
    select order_id as "orderId", at, kind, is_sent as "isSent" from order_mails
    where order_id = any(${orderIds}::uuid[]) and reader = 'customer' order by order_id, at, job_id`.execute(
    query,
  )
  return rows
}

/** A page of the ids of all visits of a provider. */
export async function findVisitIds(
  query: Kysely<Tables>,
  { providerId, after, limit }: Page,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where provider_id = ${providerId}::uuid and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(query)
  return rows
}

/** The card of a client as members read it. Instants are epoch ms. */
interface ArchivedCard {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly email: string | null
  readonly note: string
  readonly createdAt: number
  readonly blockedAt: number | null
}

/** A page of the cards of a provider by their id; emptied ones are left out. */
export async function findCards(
  query: Kysely<Tables>,
  { providerId, after, limit }: Page,
): Promise<ArchivedCard[]> {
  const { rows } = await sql<ArchivedCard>`
    select id, name, phone, email, note, created_at as "createdAt", blocked_at as "blockedAt"
    from clients where provider_id = ${providerId}::uuid and name <> ''
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(query)
  return rows
}

/** A block of an agenda. Instants are epoch ms. */
interface ArchivedBlock {
  readonly id: string
  readonly calendar: string
  readonly startsAt: number
  readonly endsAt: number
  readonly reason: string
}

/** A page of the blocks of a provider's calendars by their id. */
export async function findBlocks(
  query: Kysely<Tables>,
  { providerId, after, limit }: Page,
): Promise<ArchivedBlock[]> {
  const { rows } = await sql<ArchivedBlock>`
    select b.id, c.name as calendar, lower(b.during) as "startsAt", upper(b.during) as "endsAt", b.reason
    from appointments b join calendars c on c.id = b.calendar_id
    where c.provider_id = ${providerId}::uuid and b.order_id is null and b.live
      and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(query)
  return rows
}
