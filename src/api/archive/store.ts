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
  readonly items: readonly { name_en: string; name_nl: string; quantity: number }[]
}

/** A page of all visits of a provider by their id. @param after the last id of the page before */
export async function findVisits(
  query: Kysely<Tables>,
  { providerId, after, limit }: { providerId: string; after: string | null; limit: number },
): Promise<ArchivedVisit[]> {
  const { rows } = await sql<ArchivedVisit>`
    select o.id, o.starts_at as "startsAt", o.ends_at as "endsAt", o.placed_at as "placedAt", o.status,
      o.customer_name as name, o.customer_phone as phone, o.customer_email as email,
      o.customer_address as address, o.client_id as "clientId", o.total_cents as "totalCents",
      o.travel_fee_cents as "travelFeeCents", o.discount_cents as "discountCents", o.customer_instructions as message, o.provider_note as note,
      (select coalesce(json_agg(json_build_object('name_en', i.name_en, 'name_nl', i.name_nl, 'quantity', i.quantity)
        order by i.position), '[]') from order_items i where i.order_id = o.id) as items
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
