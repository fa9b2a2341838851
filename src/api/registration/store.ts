import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { InvitationStatus } from '#domain/membership/invitation.ts'
import {
  REGISTRATION_LINK_DAYS,
  type RefusalGround,
  type RegistrationList,
  type RegistrationStatus,
} from '#domain/registration/registration-status.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { instant, instantOfMicroseconds, microseconds } from '#platform/postgres/instant.ts'
import type { Cursor } from '../http/cursor.ts'
import type { Tables } from '../schema.gen.ts'
import { hasDuplicates } from './duplicate-store.ts'

/** A registration as it is stored. Instants are epoch ms. */
export interface RegistrationRow {
  readonly id: string
  readonly version: number
  readonly status: RegistrationStatus
  readonly salonName: string
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly services: string
  readonly experienceYears: number
  readonly street: string
  readonly postalCode: string
  readonly kvkNumber: string | null
  readonly vatId: string | null
  readonly language: Language
  readonly registeredAt: number
  /** When its term began, or would have without the days of waiting for the salon. */
  readonly termSince: number
  readonly daysLeft: number | null
  readonly actedAt: number | null
  readonly statusBefore: 'open' | 'asked' | null
  readonly question: string | null
  readonly answer: string | null
  readonly answeredAt: number | null
  readonly refusalGround: RefusalGround | null
  readonly refusalText: string | null
  readonly provenAt: number | null
  readonly mailNumber: number
  readonly mailedAt: number | null
  readonly providerId: string | null
  readonly invitationId: string | null
  readonly assignee: string | null
}

/** A registration with what other tables know of it. */
export interface ListedRegistration extends RegistrationRow {
  readonly assigneeName: string | null
  readonly hasDuplicates: boolean
  readonly invitationState: Exclude<InvitationStatus, 'expired'> | null
  readonly invitationSentAt: number | null
  readonly invitationExpiresAt: number | null
  readonly isInvitationMailed: boolean | null
  readonly providerUserName: string | null
  readonly providerName: string | null
  readonly isProviderLive: boolean | null
  /** The place in its list, epoch microseconds. */
  readonly place: number
}

const COLUMNS =
  sql.raw(`r.id, r.version, r.status, r.salon_name as "salonName", r.full_name as "fullName", r.email, r.phone,
  r.services, r.experience_years as "experienceYears", r.street, r.postal_code as "postalCode",
  r.kvk_number as "kvkNumber", r.vat_id as "vatId", r.language, r.registered_at as "registeredAt",
  r.term_since as "termSince", r.days_left as "daysLeft", r.acted_at as "actedAt", r.status_before as "statusBefore",
  r.question, r.answer, r.answered_at as "answeredAt", r.refusal_ground as "refusalGround",
  r.refusal_text as "refusalText", r.proven_at as "provenAt", r.mail_number as "mailNumber", r.mailed_at as "mailedAt",
  r.provider_id as "providerId", r.invitation_id as "invitationId", r.assignee`)

const DECIDED = sql.raw("r.status in ('approved', 'refused', 'withdrawn')")

interface ListSql {
  readonly where: RawBuilder<unknown>
  readonly place: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  after(cursor: Cursor): RawBuilder<unknown>
}

const ACTED = microseconds(sql`r.acted_at`)

const LISTS: Record<RegistrationList, ListSql> = {
  open: {
    where: sql`r.status = 'open'`,
    place: microseconds(sql`r.term_since`),
    order: sql`r.term_since, r.id`,
    after: ({ value, id }) =>
      sql`(r.term_since, r.id) > (${instantOfMicroseconds(value)}, ${id}::uuid)`,
  },
  waiting: {
    where: sql`r.status = 'asked'`,
    place: ACTED,
    order: sql`r.acted_at, r.id`,
    after: ({ value, id }) =>
      sql`(r.acted_at, r.id) > (${instantOfMicroseconds(value)}, ${id}::uuid)`,
  },
  decided: {
    where: DECIDED,
    place: ACTED,
    order: sql`r.acted_at desc, r.id desc`,
    after: ({ value, id }) =>
      sql`(r.acted_at, r.id) < (${instantOfMicroseconds(value)}, ${id}::uuid)`,
  },
}

function listed(rows: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  return sql<ListedRegistration>`
    select ${COLUMNS}, r.place::float8 as place, a.name as "assigneeName", ${hasDuplicates()} as "hasDuplicates",
      i.state as "invitationState", i.sent_at as "invitationSentAt", i.expires_at as "invitationExpiresAt",
      i.token_hash is not null as "isInvitationMailed", p.user_name as "providerUserName", p.full_name as "providerName",
      p.active as "isProviderLive"
    from (${rows}) r
      left join accounts a on a.user_name = r.assignee
      left join invitations i on i.id = r.invitation_id
      left join providers p on p.id = r.provider_id
    order by ${order}`
}

/** The registrations of a list after a place in it; at most `limit`. */
export async function findList(
  query: Kysely<Tables>,
  list: RegistrationList,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<ListedRegistration[]> {
  const { where, place, order, after: afterPlace } = LISTS[list]
  const conditions = [where, ...(after ? [afterPlace(after)] : [])]
  const page = sql`select r.*, ${place} as place from registrations r where ${sql.join(conditions, sql` and `)}
    order by ${order} limit ${limit}`
  return (await listed(page, order).execute(query)).rows
}

/** A registration with what other tables know of it. */
export async function findListed(
  query: Kysely<Tables>,
  id: string,
): Promise<ListedRegistration | undefined> {
  const one = sql`select r.*, 0 as place from registrations r where r.id = ${id}::uuid`
  return (await listed(one, sql`r.id`).execute(query)).rows[0]
}

/** How many are in each list, counted up to `most`. */
export async function countLists(
  query: Kysely<Tables>,
  most: number,
): Promise<Record<RegistrationList, number>> {
  const count = (list: RegistrationList) =>
    sql`(select count(*) from (select from registrations r where ${LISTS[list].where} limit ${most}) counted)::int`
  const { rows } = await sql<Record<RegistrationList, number>>`
    select ${count('open')} as open, ${count('waiting')} as waiting, ${count('decided')} as decided`.execute(
    query,
  )
  return rows[0] ?? { open: 0, waiting: 0, decided: 0 }
}

/** Locks a registration until the transaction ends. */
export async function lockRegistration(
  trx: Transaction<Tables>,
  id: string,
): Promise<RegistrationRow | undefined> {
  const { rows } = await sql<RegistrationRow>`
    select ${COLUMNS} from registrations r where r.id = ${id}::uuid for update`.execute(trx)
  return rows[0]
}

/** The registration of a link in its latest mail that works at `now` (epoch ms). */
export async function findByToken(
  query: Kysely<Tables>,
  tokenHash: Buffer,
  now: number,
): Promise<RegistrationRow | undefined> {
  const { rows } = await sql<RegistrationRow>`
    select ${COLUMNS} from registrations r
    where r.token_hash = ${tokenHash} and r.link_expires_at > ${instant(now)}`.execute(query)
  return rows[0]
}

/** Whether anybody works at the salon of a registration. Its invitation is deleted thirty days after it was accepted. */
export async function hasMembers(trx: Transaction<Tables>, providerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from memberships where provider_id = ${providerId}::uuid limit 1`.execute(trx)
  return rows.length > 0
}

export async function setAssignee(
  trx: Transaction<Tables>,
  id: string,
  userName: string | null,
): Promise<void> {
  await sql`update registrations set assignee = ${userName}, version = version + 1
    where id = ${id}`.execute(trx)
}

export interface RegistrationAct {
  readonly status: RegistrationStatus
  /** Epoch ms. */
  readonly now: number
  readonly statusBefore: 'open' | 'asked' | null
  readonly daysLeft?: number
  readonly question?: string
  readonly refusal?: { readonly ground: RefusalGround; readonly text: string }
  readonly providerId?: string
  readonly invitationId?: string
  /** Who decides, unless it is somebody's already. */
  readonly assignee: string | null
}

/**
 * Writes a question or decision. The link of an earlier mail stays for undo, and ends with the next mail.
 * @returns the number of the mail about it
 */
export async function writeAct(
  trx: Transaction<Tables>,
  id: string,
  {
    status,
    now,
    statusBefore,
    daysLeft,
    question,
    refusal,
    providerId,
    invitationId,
    assignee,
  }: RegistrationAct,
): Promise<number> {
  const { rows } = await sql<{ mailNumber: number }>`
    update registrations set status = ${status}, version = version + 1, acted_at = ${instant(now)},
      status_before = ${statusBefore}, days_left = coalesce(${daysLeft ?? null}, days_left),
      previous_question = question, question = coalesce(${question ?? null}, question),
      refusal_ground = ${refusal?.ground ?? null}, refusal_text = ${refusal?.text ?? null},
      provider_id = ${providerId ?? null}, invitation_id = ${invitationId ?? null}, mail_number = mail_number + 1, mailed_at = null,
      assignee = coalesce(assignee, ${assignee})
    where id = ${id} returning mail_number as "mailNumber"`.execute(trx)
  return rows[0]?.mailNumber ?? 0
}

/** Goes back to before the latest act, unless its mail has left. @returns whether it had not */
export async function undoAct(
  trx: Transaction<Tables>,
  id: string,
  status: 'open' | 'asked',
): Promise<boolean> {
  const { rows } = await sql`
    update registrations set status = ${status}, version = version + 1, status_before = null,
      days_left = case when ${status}::text = 'asked' then days_left end,
      acted_at = case when ${status}::text = 'asked' then acted_at end,
      question = previous_question, refusal_ground = null, refusal_text = null, provider_id = null,
      invitation_id = null, mail_number = mail_number + 1
    where id = ${id} and mailed_at is null returning id`.execute(trx)
  return rows.length > 0
}

/** Writes an answer of the salon: the term goes on as if it had begun at `termSince`. Instants are epoch ms. */
export async function writeAnswer(
  trx: Transaction<Tables>,
  id: string,
  { answer, now, termSince }: { answer: string; now: number; termSince: number },
): Promise<void> {
  await sql`
    update registrations set status = 'open', version = version + 1, answer = ${answer}, answered_at = ${instant(now)},
      term_since = ${instant(termSince)}, days_left = null, status_before = null, mail_number = mail_number + 1, token_hash = null,
      link_expires_at = null
    where id = ${id}`.execute(trx)
}

/** Says that a link which was mailed to the address was used. @param now epoch ms */
export async function writeProof(trx: Transaction<Tables>, id: string, now: number): Promise<void> {
  await sql`update registrations set proven_at = coalesce(proven_at, ${instant(now)}) where id = ${id}`.execute(
    trx,
  )
}

export async function writeInvitation(
  trx: Transaction<Tables>,
  id: string,
  invitationId: string,
): Promise<void> {
  await sql`update registrations set invitation_id = ${invitationId}, version = version + 1
    where id = ${id}`.execute(trx)
}

/**
 * Marks the mail with this number as leaving and stores the hash of its link. @returns the registration, or undefined when
 * another mail or undo came after it
 */
export async function markMailed(
  query: Kysely<Tables>,
  {
    id,
    mailNumber,
    tokenHash,
    now,
  }: { id: string; mailNumber: number; tokenHash: Buffer; now: number },
): Promise<RegistrationRow | undefined> {
  const { rows } = await sql<RegistrationRow>`
    update registrations r set mailed_at = ${instant(now)}, token_hash = ${tokenHash},
      link_expires_at = ${instant(now + REGISTRATION_LINK_DAYS * DAY_MS)}
    where r.id = ${id}::uuid and r.mail_number = ${mailNumber} returning ${COLUMNS}`.execute(query)
  return rows[0]
}
