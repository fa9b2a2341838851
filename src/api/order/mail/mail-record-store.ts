import { type Kysely, sql } from 'kysely'
import type { CustomerMailKind } from '#domain/order/customer-mail.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../../schema.gen.ts'

/** A mail about orders that left or was given up. */
export interface MailRecord {
  readonly orderIds: readonly string[]
  /** Of the job that sends it, the same in every attempt. */
  readonly jobId: string
  readonly kind: CustomerMailKind
  readonly reader: 'customer' | 'salon'
  /** Epoch ms. */
  readonly at: number
  readonly isSent: boolean
}

/** Records a mail for each of its orders that is still stored. */
export async function writeMailRecord(
  query: Kysely<Tables>,
  { orderIds, jobId, kind, reader, at, isSent }: MailRecord,
): Promise<void> {
  await sql`
    insert into order_mails (order_id, job_id, kind, reader, at, is_sent)
    select id, ${jobId}::bigint, ${kind}, ${reader}, ${instant(at)}, ${isSent} from orders
    where id = any(${orderIds}::uuid[])
    on conflict (order_id, job_id) do update set at = excluded.at, is_sent = excluded.is_sent`.execute(
    query,
  )
}

/** Whether the mail of a job about orders is recorded as one that left. */
export async function isMailSent(
  query: Kysely<Tables>,
  { orderIds, jobId }: Pick<MailRecord, 'orderIds' | 'jobId'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from order_mails
    where order_id = any(${orderIds}::uuid[]) and job_id = ${jobId}::bigint and is_sent limit 1`.execute(
    query,
  )
  return rows.length > 0
}

/** The recorded mails to the customer of an order, the first one first. */
export async function findMailRecords(query: Kysely<Tables>, orderId: string) {
  const { rows } = await sql<Pick<MailRecord, 'kind' | 'at' | 'isSent'>>`
    select kind, at, is_sent as "isSent" from order_mails
    where order_id = ${orderId}::uuid and reader = 'customer' order by at, job_id`.execute(query)
  return rows
}
