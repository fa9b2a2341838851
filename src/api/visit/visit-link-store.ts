import { type Kysely, sql } from 'kysely'
import { OPEN_STATUSES } from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/**
 * Notes that the client of a visit to come accepted the terms, with it for the later visits that were booked together with
 * it for this address; the first time stays. @returns whether one of them is to come
 */
export async function acceptTerms(
  query: Kysely<Tables>,
  { orderId, email, now }: { orderId: string; email: string; now: number },
): Promise<boolean> {
  const at = instant(now)
  const { rows } = await sql`
    with linked as (
      select series_id, starts_at from orders where id = ${orderId}::uuid
    ), shown as ( -- locked as for cancelling a series, so that the two do not deadlock
      select id from orders
      where (id = ${orderId}::uuid
          or series_id = (select series_id from linked) and starts_at > (select starts_at from linked))
        and customer_email = ${email} and starts_at > ${at} and status = any(${OPEN_STATUSES as string[]}::text[])
      order by id for update
    )
    update orders set accepted_terms_at = coalesce(accepted_terms_at, ${at}) from shown where orders.id = shown.id
    returning orders.id`.execute(query)
  return rows.length > 0
}

/** Notes when the mail with the link to visits left. That of a move leaves the time of an earlier one. */
export async function noteLinkMail(
  query: Kysely<Tables>,
  { orderIds, isMove, now }: { orderIds: readonly string[]; isMove: boolean; now: number },
): Promise<void> {
  const earlier = isMove ? sql`link_mailed_at` : sql`null`
  await sql`
    update orders set link_mailed_at = coalesce(${earlier}, ${instant(now)})
    where id = any(${orderIds}::uuid[])`.execute(query)
}

/** Whether the owner of an address objected to mails of a provider. @param addressHash see `addressHash` */
export async function hasMailObjection(
  query: Kysely<Tables>,
  { providerId, addressHash }: { providerId: string; addressHash: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    select from mail_objections
    where provider_id = ${providerId}::uuid and address_hash = ${addressHash}`.execute(query)
  return rows.length > 0
}

interface Objection {
  readonly providerId: string
  readonly email: string
  /** See `addressHash`. */
  readonly addressHash: Buffer
  /** Epoch ms. */
  readonly now: number
}

/**
 * Takes an address from the visits that a provider wrote down for it, and from its cards: the person it belongs to is
 * somebody else, whom the provider does not mail again.
 */
export async function removeAddress(
  query: Kysely<Tables>,
  { providerId, email, addressHash, now }: Objection,
): Promise<void> {
  await sql`
    with objection as (
      insert into mail_objections (provider_id, address_hash, objected_at)
      values (${providerId}::uuid, ${addressHash}, ${instant(now)}) on conflict do nothing
    ), cards as (
      update clients set email = null
      where provider_id = ${providerId}::uuid and user_name is null and lower(email) = lower(${email})
    )
    update orders set customer_email = '', address_removed_at = ${instant(now)}
    where provider_id = ${providerId}::uuid and customer_user_name is null and placed_by is not null
      and lower(customer_email) = lower(${email})`.execute(query)
}
