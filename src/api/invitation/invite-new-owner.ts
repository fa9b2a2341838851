import type { Transaction } from 'kysely'
import { OWNER_INVITATION_DAYS } from '#domain/registration/registration-status.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { uuidv7 } from '#platform/random.ts'
import type { Tables } from '../schema.gen.ts'
import { invite, mailInvitation } from './invite.ts'
import {
  deleteUnsentInvitation,
  endInvitation,
  lockInvitation,
  prolongInvitation,
  type Welcome,
} from './store.ts'

const LIFE_MS = OWNER_INVITATION_DAYS * DAY_MS

interface NewOwner {
  readonly providerId: string
  /** In lower case. */
  readonly email: string
  readonly language: Language
  readonly welcome: Welcome
  /** Epoch ms, as is `mailAt`. */
  readonly now: number
  readonly mailAt: number
}

/**
 * Invites the first owner of a new salon for fourteen days (DESK-046). Checks no permission.
 * @returns the id of the invitation; undefined when the mailbox got too many today
 */
export async function inviteNewOwner(
  trx: Transaction<Tables>,
  owner: NewOwner,
): Promise<string | undefined> {
  const id = uuidv7(owner.now)
  const invitation = { ...owner, id, role: 'owner', invitedBy: null, lifeMs: LIFE_MS } as const
  return (await invite(trx, invitation)).ok ? id : undefined
}

/** Mails an open invitation again, for fourteen more days. @returns what became of it; 'gone' when it ended unaccepted */
export async function mailNewOwner(
  trx: Transaction<Tables>,
  { id, providerId, now }: { id: string; providerId: string; now: number },
): Promise<'sent' | 'accepted' | 'gone' | 'too-many-requests'> {
  const found = await lockInvitation(trx, { id, providerId })
  if (found?.state === 'accepted') return 'accepted'
  if (found?.state !== 'open') return 'gone'
  if (!(await mailInvitation(trx, { ...found, providerId, now }))) return 'too-many-requests'
  await prolongInvitation(trx, { id, now, expiresAt: now + LIFE_MS })
  return 'sent'
}

/** Takes an invitation back whose mail has not left. @returns whether it had not */
export function takeBackInvitation(trx: Transaction<Tables>, id: string): Promise<boolean> {
  return deleteUnsentInvitation(trx, id)
}

/** Withdraws an open invitation. @returns false when it was answered */
export async function withdrawNewOwner(
  trx: Transaction<Tables>,
  { id, providerId, now }: { id: string; providerId: string; now: number },
): Promise<boolean> {
  const found = await lockInvitation(trx, { id, providerId })
  if (found?.state === 'accepted') return false
  if (found?.state === 'open') await endInvitation(trx, { id, state: 'withdrawn', now })
  return true
}
