import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { OrderStatus } from '#domain/order/status.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { instant } from '#platform/postgres/instant.ts'
import { matchesClient } from '../client/list-store.ts'
import type { Tables } from '../schema.gen.ts'

const MOST = 5
const MOST_VISITS = 8

interface SearchedText {
  readonly providerId: string
  /** Not empty. */
  readonly search: string
}

/** The clients that a text finds, by name. */
export async function findClients(query: Kysely<Tables>, { providerId, search }: SearchedText) {
  const { rows } = await sql<{ clientId: string; name: string; phone: string }>`
    select c.id as "clientId", c.name, c.phone from clients c
    where c.provider_id = ${providerId} and c.name <> '' and ${matchesClient(search)}
    order by plain_text(c.name), c.id limit ${MOST}`.execute(query)
  return rows
}

interface SearchedVisits extends SearchedText {
  /** The last eight digits of an id, in lower case. */
  readonly idEnd: string | null
  readonly day: TimeRange | null
  /** Epoch ms. */
  readonly now: number
  /** Whether the text may find a client, and visits by it. */
  readonly byClient: boolean
}

/** A visit that was found. Its start is epoch ms. */
interface FoundVisit {
  readonly orderId: string
  readonly customerName: string
  readonly status: OrderStatus
  readonly startsAt: number
  readonly items: { name_en: string; name_nl: string; is_addon: boolean }[]
}

/** The visits of a day by start, or those of a client or with a number: the next ones first, then the latest. */
export async function findVisits(
  query: Kysely<Tables>,
  { providerId, search, idEnd, day, now, byClient }: SearchedVisits,
): Promise<FoundVisit[]> {
  const ways: RawBuilder<boolean>[] = []
  if (byClient) {
    ways.push(sql`o.client_id in (select c.id from clients c
      where c.provider_id = ${providerId} and c.name <> '' and ${matchesClient(search)})`)
  }
  if (idEnd) ways.push(sql`right(replace(o.id::text, '-', ''), 8) = ${idEnd}`)
  if (day)
    ways.push(sql`o.starts_at >= ${instant(day.startsAt)} and o.starts_at < ${instant(day.endsAt)}`)
  if (ways.length === 0) return []
  const order = day
    ? sql`o.starts_at`
    : sql`o.starts_at < ${instant(now)}, abs(extract(epoch from o.starts_at - ${instant(now)}))`
  const { rows } = await sql<FoundVisit>`
    select o.id as "orderId", o.customer_name as "customerName", o.status, o.starts_at as "startsAt",
      (select coalesce(json_agg(json_build_object('name_en', i.name_en, 'name_nl', i.name_nl,
        'is_addon', i.is_addon) order by i.position), '[]') from order_items i where i.order_id = o.id) as items
    from (select * from orders o where o.provider_id = ${providerId} and (${sql.join(ways, sql` or `)})
      order by ${order}, o.id limit ${MOST_VISITS}) o
    order by ${order}, o.id`.execute(query)
  return rows
}

/** The treatments and add-ons whose name has a text in either language, in their order. */
export async function findTreatments(query: Kysely<Tables>, { providerId, search }: SearchedText) {
  const { rows } = await sql<{ catalogItemId: string; nameEn: string; nameNl: string }>`
    select id as "catalogItemId", name_en as "nameEn", name_nl as "nameNl" from catalog_items
    where provider_id = ${providerId} and removed_at is null
      and strpos(plain_text(name_nl || ' ' || name_en), plain_text(${search})) > 0
    order by position, id limit ${MOST}`.execute(query)
  return rows
}
