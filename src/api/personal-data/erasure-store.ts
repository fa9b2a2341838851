import { type Kysely, sql } from 'kysely'
import { isToCome, ORDER_STATUSES } from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'
import type { Person } from './reading-store.ts'

const TO_COME = ORDER_STATUSES.filter(isToCome)

/**
 * Holds an account until the transaction ends: no booking, review, hold or favourite of theirs is made meanwhile.
 * @returns undefined for nobody's
 */
export function lockAccount(trx: Kysely<Tables>, userName: string) {
  return trx
    .selectFrom('accounts')
    .select(['subject', 'email', 'email_verified'])
    .where('user_name', '=', userName)
    .forUpdate()
    .executeTakeFirst()
}

/** What keeps an account from going: visits that have yet to end (epoch ms), and salons. */
export async function countTies(trx: Kysely<Tables>, userName: string, now: number) {
  const { rows } = await sql<{ visitsToCome: number; salons: number }>`
    select
      (select count(*) from orders where customer_user_name = ${userName} and status = any(${TO_COME}::text[])
        and ends_at > ${instant(now)}) as "visitsToCome",
      (select count(*) from providers where owner_user_name = ${userName}) as salons`.execute(trx)
  return rows[0] ?? { visitsToCome: 0, salons: 0 }
}

/**
 * Takes a person out of every table of the market. Bookings stay for the books, with nobody in them and nothing that
 * anybody wrote; reviews stay with their stars, anonymous. The account must be locked.
 */
export async function erasePerson(trx: Kysely<Tables>, person: Person): Promise<void> {
  await forgetMails(trx, person)
  await emptyOrders(trx, person)
  const { userName, provenEmail } = person
  await sql`
    update reviews set reviewer_user_name = null, reviewer_name = '', anonymous = true, order_id = null
    where reviewer_user_name = ${userName}`.execute(trx)
  await sql`delete from idempotency_keys where user_name = ${userName}`.execute(trx)
  for (const table of ['contact_requests', 'registrations']) {
    await sql`
      delete from ${sql.table(table)} where lower(email) = lower(${provenEmail}::text)`.execute(trx)
  }
  // Whoever looks at the calendar is told that the time is free again; favourites and holds go with the account.
  await sql`update holds set during = 'empty' where holder_user_name = ${userName}`.execute(trx)
  await sql`delete from accounts where user_name = ${userName}`.execute(trx)
}

// Both copies of a booking's mails: the salon's tells who comes.
async function forgetMails(trx: Kysely<Tables>, { userName, provenEmail }: Person): Promise<void> {
  await sql`
    delete from kept_mails where lower(to_address) = lower(${provenEmail}::text)
      or substring(message_id from '^<address-([0-9a-f-]{36})') in (
        select id::text from mail_addresses where user_name = ${userName})
      or substring(message_id from '^<(?:order|contact)-([0-9a-f-]{36})') in (
        select id::text from orders where customer_user_name = ${userName}
        union all select id::text from contact_requests where lower(email) = lower(${provenEmail}::text)
        union all select id::text from registrations where lower(email) = lower(${provenEmail}::text))`.execute(
    trx,
  )
}

async function emptyOrders(trx: Kysely<Tables>, { userName }: Person): Promise<void> {
  await sql`
    with emptied as (
      update orders set customer_user_name = null, customer_name = '', customer_email = '', customer_phone = '',
        customer_instructions = '', customer_address = case when customer_address is not null then '' end
      where customer_user_name = ${userName} returning id
    )
    update order_events set note = '' from emptied where order_id = emptied.id and note <> ''`.execute(
    trx,
  )
  await sql`update order_events set actor = 'customer' where actor = ${userName}`.execute(trx)
}
