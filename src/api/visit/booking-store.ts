import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Claim } from '#domain/schedule/claims.ts'
import type { Booking } from '../order/booking.ts'
import {
  bookingColumns,
  insertItems,
  isUnchanged,
  mapConstraintError,
  offeredItems,
} from '../order/booking-store.ts'
import { type IdempotencyKey, insertIdempotencyKey } from '../order/idempotency-store.ts'
import { CUSTOMER_ONLY, enqueueMails } from '../order/mail/store.ts'
import type { WriteResult } from '../order/submit-order.ts'
import type { Tables } from '../schema.gen.ts'
import { claimRows } from './claims-store.ts'
import type { VisitClient } from './new-visit.ts'
import { enqueueLinkMail } from './visit-link-store.ts'

/** A visit that a member books. Instants are epoch ms. */
export interface VisitBooking extends Booking {
  readonly id: string
  readonly client: VisitClient
  /** The user name of the member. */
  readonly placedBy: string
  readonly placedAt: number
  readonly cancellationWindowMinutes: number
  readonly idempotency: IdempotencyKey | null
  readonly claims: readonly Claim[]
}

/**
 * Writes a visit in one statement: its appointments in the order of their start, a new client, order, items, event,
 * idempotency key and mails. When one of its times is taken nothing is written.
 * @throws a violated constraint, which undoes the statement: see `visitConflict`
 */
export async function insertVisit(
  trx: Transaction<Tables>,
  visit: VisitBooking,
): Promise<Extract<WriteResult, 'written' | 'slot-taken' | 'changed-meanwhile'>> {
  const { rows } = await writeVisit(visit).execute(trx)
  const [written] = rows
  if (written && written.written > 0) return 'written'
  return written?.standing ? 'slot-taken' : 'changed-meanwhile'
}

/** Maps a violated constraint to its result. Rethrows other errors. */
export function visitConflict(error: unknown): WriteResult {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  // Of several appointments one was taken: the others have no order.
  if (constraint === 'appointments_order_id_fkey') return 'slot-taken'
  return mapConstraintError(error)
}

function writeVisit(visit: VisitBooking): RawBuilder<{ standing: boolean; written: number }> {
  const row = columnsOf(visit)
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const { claims, client, placedBy, placedAt } = visit
  const standing = JSON.stringify({ ...row, client_id: client.clientId })
  return sql`
    with offered as (${offeredItems(visit)}
    ), standing as (
      select * from jsonb_populate_record(null::orders, ${standing}::jsonb)
      where ${isUnchanged(visit, client.userName ?? '', null)}
    ), claimed as (
      insert into appointments (calendar_id, order_id, during, squeezed_by)
      select provider_id, standing.id, tstzrange(claim.starts_at, claim.ends_at), claim.squeezed_by
      from standing, ${claimRows(claims, placedBy)} order by provider_id, claim.starts_at
      on conflict do nothing
      returning id
    ), whole as (
      select standing.* from standing where (select count(*) from claimed) = ${claims.length}
    ), client as (
      insert into clients (provider_id, name, phone, email, created_at)
      select provider_id, customer_name, customer_phone, nullif(customer_email, ''), placed_at from whole
      where client_id is null and customer_name <> ''
      returning id
    ), written as (
      insert into orders (${columns}, client_id)
      select ${columns}, coalesce(client_id, (select id from client)) from whole
      returning id, provider_id, customer_user_name, customer_email, status, placed_at, starts_at
    ), items as (${insertItems()}
    ), event as (
      insert into order_events (order_id, at, actor, to_status)
      select id, placed_at, ${placedBy}, status from written
    ), key as (${insertIdempotencyKey(visit.idempotency, placedAt)}
    ), ${enqueueMails('confirmation', { orders: 'written', at: placedAt, to: CUSTOMER_ONLY })}, ${enqueueLinkMail(placedAt)}
    select exists (select from standing) as standing, (select count(*) from written) as written,
      (select count(*) from mails) + (select count(*) from link_mails) as mails`
}

function columnsOf(visit: VisitBooking) {
  return {
    ...bookingColumns(visit),
    // A visit at home has an address, also when nobody noted it.
    customer_address: visit.serviceLocation === 'DOORSTEP' ? (visit.customerAddress ?? '') : null,
    id: visit.id,
    provider_id: visit.providerId,
    customer_user_name: visit.client.userName,
    cancellation_window_minutes: visit.cancellationWindowMinutes,
    accepted_terms_at: null,
    placed_by: visit.placedBy,
    placed_at: new Date(visit.placedAt),
  } satisfies Partial<Record<keyof Tables['orders'], unknown>>
}
