import { type RawBuilder, sql, type Transaction } from 'kysely'
import { RESERVED_USER_NAMES } from '#domain/identifiers.ts'
import { OPEN_STATUSES } from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import { emptyCardsOf } from '../client/store.ts'
import type { Tables } from '../schema.gen.ts'
import { deleteTaxDetailsOfOwner } from '../tax-details/delete-tax-details.ts'
import type { DataSubject } from './personal-data-store.ts'

/**
 * Locks an account until the transaction ends: no order, review, hold or favourite of theirs is written meanwhile.
 * @returns undefined when there is no such account
 */
export function lockAccount(trx: Transaction<Tables>, userName: string) {
  return trx
    .selectFrom('accounts')
    .select(['subject', 'email', 'email_verified'])
    .where('user_name', '=', userName)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Locks the members of the providers that an account owns until the transaction ends: of two owners who are deleted at the
 * same time the second one sees that the first is gone.
 */
export async function lockOwners(trx: Transaction<Tables>, userName: string): Promise<void> {
  await sql`
    select from providers where id in (
      select provider_id from memberships where user_name = ${userName} and role = 'owner')
    order by id for no key update`.execute(trx)
}

/**
 * What prevents the deletion of an account: visits that end after `now` (epoch ms), and providers that
 * did not end and of which it is the only owner.
 */
export async function countObligations(trx: Transaction<Tables>, userName: string, now: number) {
  const { rows } = await sql<{ visitsToCome: number; salons: number }>`
    select
      (select count(*) from orders where customer_user_name = ${userName} and status = any(${OPEN_STATUSES}::text[])
        and ends_at > ${instant(now)}) as "visitsToCome",
      (select count(*) from memberships m join providers p on p.id = m.provider_id
        where m.user_name = ${userName} and m.role = 'owner' and p.state <> 'ended' and not exists (
        select from memberships o where o.provider_id = m.provider_id and o.role = 'owner' and o.user_name <> m.user_name)) as salons`.execute(
    trx,
  )
  return rows[0] ?? { visitsToCome: 0, salons: 0 }
}

/**
 * Erases a person from every table of the market. Orders stay for the books, without contact details and notes; reviews
 * stay, anonymous; cards of clients are emptied. The account must be locked. @param now epoch ms
 */
export async function erasePerson(
  trx: Transaction<Tables>,
  person: DataSubject,
  now: number,
): Promise<void> {
  await deleteMails(trx, person)
  await clearOrders(trx, person, now)
  await emptyCardsOf(trx, person.userName)
  const { userName, provenEmail } = person
  // Before reviews and reports forget whose they are.
  await sql`
    update report_objections o set message = '' from reports t
    where t.id = o.report_id and (o.party = 'reporter' and t.id in (select id from reports where ${isReportOf(person)})
      or o.party = 'author' and t.kind = 'review'
        and t.review_id in (select id from reviews where reviewer_user_name = ${userName}))`.execute(
    trx,
  )
  await sql`
    update reviews set reviewer_user_name = null, reviewer_name = '', anonymous = true, order_id = null
    where reviewer_user_name = ${userName}`.execute(trx)
  await sql`delete from idempotency_keys where user_name = ${userName}`.execute(trx)
  for (const table of ['contact_requests', 'registrations']) {
    await sql`
      delete from ${sql.table(table)} where lower(email) = lower(${provenEmail}::text)`.execute(trx)
  }
  // What is left is the reason, what it is about, and the decision (DESK-214).
  await sql`
    update reports set reporter_name = '', reporter_email = null, message = '', quote = ''
    where ${isReportOf(person)}`.execute(trx)
  await sql`
    delete from invitations where email = lower(${provenEmail}::text) or email in (
      select email from mail_addresses where user_name = ${userName} and verified_at is not null)`.execute(
    trx,
  )
  // The update notifies readers of the calendar; favourites and holds are deleted with the account.
  await sql`update holds set during = '{}' where holder_user_name = ${userName}`.execute(trx)
  await deleteTaxDetailsOfOwner(trx, userName)
  await sql`delete from accounts where user_name = ${userName}`.execute(trx)
}

// Also the provider's copies of order mails, which name the customer, and its members' mails of their days, which may.
async function deleteMails(
  trx: Transaction<Tables>,
  { userName, provenEmail }: DataSubject,
): Promise<void> {
  await sql`
    delete from kept_mails where lower(to_address) = lower(${provenEmail}::text)
      or substring(message_id from '^<report-([0-9a-f-]{36})') in (
        select id::text from reports where ${isReportOf({ userName, provenEmail })})
      or substring(message_id from '^<address-([0-9a-f-]{36})') in (
        select id::text from mail_addresses where user_name = ${userName})
      or substring(message_id from '^<(?:order|series|visit-link|contact|invitation|registration)-([0-9a-f-]{36})') in (
        select id::text from (${ordersOf(userName)}) orders_of_person
        union all select id::text from contact_requests where lower(email) = lower(${provenEmail}::text)
        union all select id::text from registrations where lower(email) = lower(${provenEmail}::text)
        union all select id::text from invitations where invited_by = ${userName} or email = lower(${provenEmail}::text))
      or message_id like '<day-%' and lower(to_address) in (
        select lower(a.email) from memberships m join accounts a on a.user_name = m.user_name
        where m.provider_id in (select provider_id from orders where id in (${ordersOf(userName)})))`.execute(
    trx,
  )
}

function isReportOf({ userName, provenEmail }: DataSubject): RawBuilder<boolean> {
  return sql<boolean>`(reporter_user_name = ${userName} or lower(reporter_email) = lower(${provenEmail}::text))`
}

// Also those that a member placed for the client before they had an account there.
function ordersOf(userName: string) {
  return sql`select id from orders where customer_user_name = ${userName}
    union select o.id from orders o join clients c on c.id = o.client_id where c.user_name = ${userName}`
}

async function clearOrders(
  trx: Transaction<Tables>,
  { userName }: DataSubject,
  now: number,
): Promise<void> {
  await sql`
    with emptied as (
      update orders set customer_user_name = null, customer_name = '', customer_email = '', customer_phone = '',
        provider_note = '', erased_at = coalesce(erased_at, ${instant(now)}),
        customer_instructions = '', customer_address = case when customer_address is not null then '' end, travel_km = null
      where id in (${ordersOf(userName)}) returning id
    )
    update order_events set note = '', actor = case when ${isActor(userName)} then 'customer' else actor end
    from emptied where order_id = emptied.id and (note <> '' or ${isActor(userName)})`.execute(trx)
  // What is left they did as a member of a provider.
  await sql`update order_events set actor = 'salon' where ${isActor(userName)}`.execute(trx)
  await sql`update orders set placed_by = 'salon' where placed_by = ${userName}`.execute(trx)
  await sql`update appointments set squeezed_by = 'salon' where squeezed_by = ${userName}`.execute(
    trx,
  )
}

// The condition of the index order_events_actor. An old account may be called like one of the words.
function isActor(userName: string): RawBuilder<boolean> {
  const words = sql.join(RESERVED_USER_NAMES.map((name) => sql.lit(name)))
  return sql<boolean>`(actor = ${userName} and actor not in (${words}))`
}
