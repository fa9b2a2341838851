import type { Transaction } from 'kysely'
import { INVITATION_LIFE_MS } from '#domain/membership/invitation.ts'
import { enqueue } from '#platform/jobs.ts'
import { countMail, type MailLimit } from '../mail/mail-count-store.ts'
import type { Tables } from '../schema.gen.ts'
import {
  deleteInvitation,
  type InvitationRow,
  insertInvitation,
  type NewInvitation,
} from './store.ts'
import type {} from './tasks.ts'

/** Invitations a day, so that no salon is a relay: of one provider, and to one mailbox. */
const BY_PROVIDER: MailLimit = { name: 'invitation-provider', mails: 40 }
const BY_MAILBOX: MailLimit = { name: 'invitation', mails: 5 }

interface InvitationRequest extends Omit<NewInvitation, 'expiresAt'> {
  /** How long the link works, in ms; seven days when left out. */
  readonly lifeMs?: number
  /** When the mail leaves, epoch ms; at once when left out. */
  readonly mailAt?: number
}

/** Invites an address to a provider and enqueues the mail (WORK-93). Checks no permission. */
export async function invite(
  trx: Transaction<Tables>,
  request: InvitationRequest,
): Promise<
  | { ok: true; row: InvitationRow }
  | { ok: false; refusal: 'already-invited' | 'too-many-invitations' | 'too-many-requests' }
> {
  const { lifeMs = INVITATION_LIFE_MS } = request
  const inserted = await insertInvitation(trx, { ...request, expiresAt: request.now + lifeMs })
  if (!inserted.ok || (await mailInvitation(trx, request))) return inserted
  await deleteInvitation(trx, request.id)
  return { ok: false, refusal: 'too-many-requests' }
}

/** Enqueues the mail of an invitation. @returns false when the provider or the mailbox has had too many today */
export async function mailInvitation(
  trx: Transaction<Tables>,
  {
    id,
    providerId,
    email,
    now,
    mailAt,
  }: Pick<InvitationRequest, 'id' | 'providerId' | 'email' | 'now' | 'mailAt'>,
): Promise<boolean> {
  const mayMail =
    (await countMail(trx, { limit: BY_PROVIDER, email: providerId, now })) &&
    (await countMail(trx, { limit: BY_MAILBOX, email, now }))
  if (mayMail)
    await enqueue(trx, 'invitation-mail', { id }, mailAt === undefined ? {} : { runAt: mailAt })
  return mayMail
}
