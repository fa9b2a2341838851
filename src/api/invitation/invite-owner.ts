import type { Transaction } from 'kysely'
import { INVITATION_LIFE_MS } from '#domain/membership/invitation.ts'
import type { Clock } from '#platform/clock.ts'
import { uuidv7 } from '#platform/random.ts'
import type { Tables } from '../schema.gen.ts'
import { invite, mailInvitation } from './invite.ts'
import {
  findMailLanguage,
  findOpenInvitations,
  lockInvitation,
  prolongInvitation,
} from './store.ts'

type InvitationRefusal = 'already-invited' | 'too-many-invitations' | 'too-many-requests'

/**
 * Invites an address, in lower case, to become an owner of a provider, in the language of the mails to the salon; an open
 * invitation is mailed again. Checks no permission: the operator's commands alone call it.
 */
export async function inviteOwner(
  trx: Transaction<Tables>,
  { providerId, email }: { providerId: string; email: string },
  clock: Clock,
): Promise<{ ok: true } | { ok: false; refusal: InvitationRefusal }> {
  const now = clock.now()
  const open = await findOpenInvitations(trx, providerId)
  const known = open.find((each) => each.email === email && each.role === 'owner')
  // Read again under its lock: it may have been answered or withdrawn meanwhile.
  const locked = known && (await lockInvitation(trx, { id: known.id, providerId }))
  if (locked?.state === 'open') {
    const { id } = locked
    if (!(await mailInvitation(trx, { id, providerId, email, now })))
      return { ok: false, refusal: 'too-many-requests' }
    await prolongInvitation(trx, { id, now, expiresAt: now + INVITATION_LIFE_MS })
    return { ok: true }
  }
  const language = await findMailLanguage(trx, providerId)
  const invitation = { providerId, email, language, role: 'owner', invitedBy: null } as const
  return invite(trx, { ...invitation, id: uuidv7(now), now })
}
