import { type Kysely, sql, type Transaction } from 'kysely'
import { type InvitationState, MAX_OPEN_INVITATIONS } from '#domain/membership/invitation.ts'
import type { MemberRole } from '#domain/membership/role.ts'
import type { Language } from '#messages/language.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

export interface InvitationRow {
  readonly id: string
  readonly email: string
  readonly role: MemberRole
  readonly state: InvitationState
  /** Epoch ms, as is `expiresAt`. */
  readonly sentAt: number
  readonly expiresAt: number
}

const ROW = sql.raw('id, email, role, state, sent_at as "sentAt", expires_at as "expiresAt"')

/** The invitations of a provider that are open or have expired, the newest first. */
export async function findOpenInvitations(
  query: Kysely<Tables>,
  providerId: string,
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${ROW} from invitations where provider_id = ${providerId} and state = 'open'
    order by sent_at desc, id desc`.execute(query)
  return rows
}

/** The language of the mails to a provider. */
export async function findMailLanguage(
  query: Kysely<Tables>,
  providerId: string,
): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`
    select mail_language as language from providers where id = ${providerId}`.execute(query)
  return rows[0]?.language ?? 'nl'
}

/** Whether an account with a verified address is a member of a provider. */
export async function hasMemberWithAddress(
  query: Kysely<Tables>,
  { providerId, email }: { providerId: string; email: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from memberships m join accounts a on a.user_name = m.user_name
    where m.provider_id = ${providerId} and (
      (a.email_verified and lower(a.email) = ${email}) or exists (
        select from mail_addresses d
        where d.user_name = a.user_name and d.email = ${email} and d.verified_at is not null))
    limit 1`.execute(query)
  return rows.length > 0
}

export interface NewInvitation {
  readonly id: string
  readonly providerId: string
  /** In lower case. */
  readonly email: string
  readonly role: MemberRole
  readonly language: Language
  /** Null for the operator. */
  readonly invitedBy: string | null
  /** Epoch ms, as is `expiresAt`. */
  readonly now: number
  readonly expiresAt: number
  /** For the first owner of a new salon: the name to greet, and the operator's own words, which may be empty. */
  readonly welcome?: Welcome
}

export interface Welcome {
  readonly name: string
  readonly note: string
}

/**
 * Inserts an invitation; one to the same address that has expired makes place for it. The provider's row is locked first, so
 * that of simultaneous calls each counts the invitations of those before.
 */
export async function insertInvitation(
  trx: Transaction<Tables>,
  invitation: NewInvitation,
): Promise<
  | { ok: true; row: InvitationRow }
  | { ok: false; refusal: 'already-invited' | 'too-many-invitations' }
> {
  const { id, providerId, email, role, language, invitedBy, now, expiresAt, welcome } = invitation
  await lockInvitationsOf(trx, providerId)
  await sql`delete from invitations where provider_id = ${providerId} and email = ${email}
    and state = 'open' and expires_at <= ${instant(now)}`.execute(trx)
  const open = await findWorkingInvitations(trx, providerId, now)
  if (open.some((each) => each.email === email)) return { ok: false, refusal: 'already-invited' }
  if (open.length >= MAX_OPEN_INVITATIONS) return { ok: false, refusal: 'too-many-invitations' }
  await sql`
    insert into invitations (id, provider_id, email, role, language, invited_by, sent_at, expires_at, welcome_name,
      welcome_note)
    values (${id}, ${providerId}, ${email}, ${role}, ${language}, ${invitedBy}, ${instant(now)}, ${instant(expiresAt)},
      ${welcome?.name ?? null}, ${welcome?.note || null})`.execute(trx)
  return { ok: true, row: { id, email, role, state: 'open', sentAt: now, expiresAt } }
}

/** Makes changes of the number of a provider's open invitations wait for each other. Taken before the lock of an invitation. */
export async function lockInvitationsOf(
  trx: Transaction<Tables>,
  providerId: string,
): Promise<void> {
  await sql`select from providers where id = ${providerId} for no key update`.execute(trx)
}

/** The open invitations of a provider that have not expired, whose number is limited. */
export async function findWorkingInvitations(
  trx: Transaction<Tables>,
  providerId: string,
  now: number,
): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from invitations where provider_id = ${providerId} and state = 'open'
      and expires_at > ${instant(now)}`.execute(trx)
  return rows
}

/** Locks an invitation of a provider until the transaction ends; undefined when there is none. */
export async function lockInvitation(
  trx: Transaction<Tables>,
  { id, providerId }: { id: string; providerId: string },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${ROW} from invitations where id = ${id} and provider_id = ${providerId} for update`.execute(
    trx,
  )
  return rows[0]
}

/** Gives an invitation a new time. Its former link works until the mail has the next one. */
export async function prolongInvitation(
  trx: Transaction<Tables>,
  { id, now, expiresAt }: { id: string; now: number; expiresAt: number },
): Promise<void> {
  await sql`update invitations set sent_at = ${instant(now)}, expires_at = ${instant(expiresAt)}
    where id = ${id}`.execute(trx)
}

/** Ends an open invitation. */
export async function endInvitation(
  trx: Transaction<Tables>,
  { id, state, now }: { id: string; state: Exclude<InvitationState, 'open'>; now: number },
): Promise<void> {
  await sql`update invitations set state = ${state}, ended_at = ${instant(now)}
    where id = ${id}`.execute(trx)
}

export interface MailedInvitation {
  readonly email: string
  readonly role: MemberRole
  readonly language: Language
  readonly expiresAt: number
  readonly salonName: string
  readonly timeZone: string
  readonly inviterName: string | null
  /** Null for everybody but the first owner of a new salon. */
  readonly welcomeName: string | null
  readonly welcomeNote: string | null
}

/** Replaces the token of an open invitation. @returns what its mail says, or undefined when it has ended or is gone */
export async function saveInvitationToken(
  query: Kysely<Tables>,
  { id, tokenHash, now }: { id: string; tokenHash: Buffer; now: number },
): Promise<MailedInvitation | undefined> {
  const { rows } = await sql<MailedInvitation>`
    update invitations i set token_hash = ${tokenHash}
    from providers p where p.id = i.provider_id and i.id = ${id} and i.state = 'open' and i.expires_at > ${instant(now)}
    returning i.email, i.role, i.language, i.expires_at as "expiresAt", p.full_name as "salonName",
      p.time_zone as "timeZone", (select name from accounts a where a.user_name = i.invited_by) as "inviterName",
      i.welcome_name as "welcomeName", i.welcome_note as "welcomeNote"`.execute(query)
  return rows[0]
}

export interface ReadInvitation extends InvitationRow {
  readonly providerId: string
  readonly salonUserName: string
  readonly salonName: string
  readonly timeZone: string
  readonly inviterName: string | null
}

/** The invitation of a token, with its provider; undefined when there is none. */
export async function findInvitation(
  query: Kysely<Tables>,
  tokenHash: Buffer,
): Promise<ReadInvitation | undefined> {
  const { rows } = await sql<ReadInvitation>`
    select i.id, i.email, i.role, i.state, i.sent_at as "sentAt", i.expires_at as "expiresAt", p.id as "providerId",
      p.user_name as "salonUserName", p.full_name as "salonName", p.time_zone as "timeZone",
      (select name from accounts a where a.user_name = i.invited_by) as "inviterName"
    from invitations i join providers p on p.id = i.provider_id where i.token_hash = ${tokenHash}`.execute(
    query,
  )
  return rows[0]
}

/** The verified addresses of an account, in lower case. */
export async function findVerifiedAddresses(
  query: Kysely<Tables>,
  userName: string,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from accounts where user_name = ${userName} and email_verified
    union select email from mail_addresses where user_name = ${userName} and verified_at is not null`.execute(
    query,
  )
  return rows.map(({ email }) => email)
}

export async function deleteInvitation(trx: Transaction<Tables>, id: string): Promise<void> {
  await sql`delete from invitations where id = ${id}`.execute(trx)
}

/** Deletes an open invitation whose mail has not left. @returns whether there was one */
export async function deleteUnsentInvitation(
  trx: Transaction<Tables>,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from invitations where id = ${id} and state = 'open' and token_hash is null returning id`.execute(
    trx,
  )
  return rows.length > 0
}

/** Deletes the invitations that ended or expired before an instant (epoch ms). */
export async function deleteInvitations(query: Kysely<Tables>, before: number): Promise<void> {
  await sql`delete from invitations where coalesce(ended_at, expires_at) < ${instant(before)}`.execute(
    query,
  )
}
