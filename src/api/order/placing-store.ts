import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DraftItem } from '#domain/cart/cart.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { Database } from '#platform/postgres/database.ts'
import { runPrepared } from '#platform/postgres/prepared.ts'
import type { Tables } from '../schema.gen.ts'
import { enqueueMails } from './mail/store.ts'
import { hasVisited } from './offer-store.ts'

/** A key under which a customer's request is answered once, and the SHA-256 of its body. */
export interface IdempotencyKey {
  readonly key: string
  readonly bodyHash: Buffer
}

/** An accepted order with everything that is written beside it. Instants are epoch ms. */
export interface NewOrder {
  readonly id: string
  readonly providerId: string
  readonly customerUserName: string
  readonly status: OrderStatus
  readonly startsAt: number
  readonly endsAt: number
  readonly placedAt: number
  /** Kept free after the visit. */
  readonly bufferMinutes: number
  readonly timeZone: string
  readonly language: 'en' | 'nl'
  readonly serviceName: string
  readonly serviceType: string
  readonly serviceLocation: 'SALON' | 'DOORSTEP'
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string
  readonly customerAddress: string | null
  readonly customerInstructions: string
  readonly originalCents: number
  readonly discountCents: number
  readonly cancellationWindowMinutes: number
  readonly items: readonly (DraftItem & { readonly rowVersion: string })[]
  readonly promotion: NewOrderPromotion | null
  readonly idempotency: IdempotencyKey | null
}

interface NewOrderPromotion {
  readonly id: string
  readonly rowVersion: string
  readonly titleEn: string
  readonly titleNl: string
  /** Counts only while the customer has no other order here (PROMO-03). */
  readonly isForFirstVisit: boolean
}

/**
 * `slot-taken`: another live appointment overlaps. `offer-changed`: a row the order was judged by is not
 * what it was. `key-used`: another request with this idempotency key was faster. Nothing is written then.
 */
export type Placing = 'placed' | 'slot-taken' | 'offer-changed' | 'key-used'

/** The order a customer's idempotency key has led to, if any. */
export async function findByKey(
  { query, pool }: Database<Tables>,
  customerUserName: string,
  key: string,
): Promise<{ orderId: string; bodyHash: Buffer } | undefined> {
  const byKey = query
    .selectFrom('idempotency_keys')
    .select(['order_id as orderId', 'body_hash as bodyHash'])
    .where('user_name', '=', customerUserName)
    .where('key', '=', key)
  const [found] = await runPrepared(pool, byKey.compile())
  return found
}

/**
 * Writes an order whole or not at all: appointment, order, items, event, idempotency key and the jobs of
 * its mails. It is one statement and so one transaction: the calendar's row is held for the shortest time
 * there is, and no connection waits for us in between.
 */
export async function insertOrder(database: Database<Tables>, order: NewOrder): Promise<Placing> {
  const { pool, query, transaction } = database
  const statement = writeOrder(order)
  try {
    if (!order.promotion?.isForFirstVisit) {
      return outcomeOf(await runPrepared(pool, statement.compile(query)))
    }
    return await transaction(async (trx) => {
      await lockFirstVisit(trx, order)
      const { rows } = await statement.execute(trx)
      return outcomeOf(rows)
    })
  } catch (error) {
    if (isKeyConflict(error)) return 'key-used'
    throw error
  }
}

// Two first orders at once would both be the first. Taken before the statement, which then sees who won.
async function lockFirstVisit(query: Kysely<Tables>, order: NewOrder): Promise<void> {
  const visit = `first-visit ${order.customerUserName} ${order.providerId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${visit}, 0))`.execute(query)
}

function isKeyConflict(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_keys_pkey'
  )
}

function writeOrder(order: NewOrder): RawBuilder<Written> {
  const { idempotency, items, promotion } = order
  const row = columnsOf(order)
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  return sql<Written>`
    with o as (
      select * from jsonb_populate_record(null::orders, ${JSON.stringify(row)}::jsonb)
    ), offered as (
      select wanted.place, wanted.quantity, c.*
      from jsonb_to_recordset(${JSON.stringify(items.map(wantedItem))}::jsonb)
          as wanted (place integer, id uuid, quantity integer, row_version xid)
        join catalog_items c on c.id = wanted.id and c.xmin = wanted.row_version
    ), standing as (
      select o.* from o
      where (select count(*) from offered) = ${items.length}
        and (o.promotion_id is null or exists (select from promotions p
          where p.id = o.promotion_id and p.xmin = ${promotion?.rowVersion ?? null}::xid))
        and not (${promotion?.isForFirstVisit ?? false}
          and ${hasVisited(sql`o.customer_user_name`, sql`o.provider_id`)})
    ), claimed as (
      insert into appointments (calendar_id, order_id, during)
      select provider_id, id, tstzrange(starts_at, ends_at + make_interval(mins => ${order.bufferMinutes}))
      from standing
      on conflict do nothing -- the exclusion constraint decides whose time it is
      returning order_id
    ), placed as (
      insert into orders (${columns})
      select ${columns} from o join claimed on claimed.order_id = o.id
      returning id, customer_user_name, status, placed_at
    ), items as (
      insert into order_items (order_id, position, catalog_item_id, service_code, name_en, name_nl, quantity,
        price_cents, duration_minutes, vat_rate, is_addon, parent_id)
      select placed.id, i.place, i.id, i.service_code, i.name_en, i.name_nl, i.quantity,
        i.price_cents, i.duration_minutes, i.vat_rate, i.is_addon, i.parent_id
      from placed, offered i
    ), event as (
      insert into order_events (order_id, at, actor, to_status)
      select id, placed_at, customer_user_name, status from placed
    ), key as (
      -- Without on conflict: a key that is in use undoes the whole statement.
      insert into idempotency_keys (user_name, key, body_hash, order_id, created_at)
      select customer_user_name, ${idempotency?.key ?? null}, ${idempotency?.bodyHash ?? null}::bytea, id, placed_at
      from placed where ${idempotency !== null}
    ), mails as (${enqueueMails('confirmation', 'placed')})
    select exists (select from standing) as standing, (select count(*) from mails) as mails`
}

interface Written {
  readonly standing: boolean
  readonly mails: number
}

function outcomeOf([written]: readonly Written[]): Placing {
  if (written && written.mails > 0) return 'placed'
  return written?.standing ? 'slot-taken' : 'offer-changed'
}

function wantedItem(
  { catalogItemId, quantity, rowVersion }: NewOrder['items'][number],
  place: number,
) {
  return { place, id: catalogItemId, quantity, row_version: rowVersion }
}

function columnsOf(order: NewOrder) {
  return {
    id: order.id,
    provider_id: order.providerId,
    customer_user_name: order.customerUserName,
    status: order.status,
    starts_at: new Date(order.startsAt),
    ends_at: new Date(order.endsAt),
    time_zone: order.timeZone,
    language: order.language,
    service_name: order.serviceName,
    service_type: order.serviceType,
    service_location: order.serviceLocation,
    customer_name: order.customerName,
    customer_email: order.customerEmail,
    customer_phone: order.customerPhone,
    customer_address: order.customerAddress,
    customer_instructions: order.customerInstructions,
    promotion_id: order.promotion?.id ?? null,
    promotion_title_en: order.promotion?.titleEn ?? null,
    promotion_title_nl: order.promotion?.titleNl ?? null,
    original_cents: order.originalCents,
    discount_cents: order.discountCents,
    cancellation_window_minutes: order.cancellationWindowMinutes,
    accepted_terms_at: new Date(order.placedAt),
    placed_at: new Date(order.placedAt),
  } satisfies Partial<Record<keyof Tables['orders'], unknown>>
}
