import type { Kysely } from 'kysely'
import type { HandlerReply } from '#contract/endpoint.ts'
import type {
  acceptInvitation as acceptEndpoint,
  declineInvitation as declineEndpoint,
  getInvitation as getEndpoint,
} from '#contract/invitation.ts'
import { invitationStatus, maskedEmail } from '#domain/membership/invitation.ts'
import { lockAccount } from '../account/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMembership, setProviderRole, writeMembership } from '../membership/store.ts'
import type { Tables } from '../schema.gen.ts'
import { invitationTokenHash } from './invitation-token.ts'
import {
  endInvitation,
  findInvitation,
  findVerifiedAddresses,
  lockInvitation,
  type ReadInvitation,
} from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>
type Reader = HandlerReply<typeof getEndpoint>['data']['invitation']['reader']

/** The invitation behind a link, and whether the caller may accept it; whoever has the link reads it (WORK-95). */
export async function readInvitation(
  { database, clock }: Deps,
  { caller, params }: Pick<HandlerInput<typeof getEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof getEndpoint>> {
  const found = await findInvitation(database.query, invitationTokenHash(params.token))
  if (!found) return { ok: false, refusal: 'not-found' }
  const invitation = {
    status: invitationStatus(found, clock.now()),
    salon: { userName: found.salonUserName, fullName: found.salonName },
    role: found.role,
    invitedBy: found.inviterName,
    email: maskedEmail(found.email),
    expiresAt: new Date(found.expiresAt).toISOString(),
    timeZone: found.timeZone,
    reader: await readerOf(database.query, caller, found),
  }
  return { ok: true, answer: { data: { invitation } } }
}

/**
 * Makes the caller a member (WORK-96). Of simultaneous answers the first counts; the person who accepted gets the same
 * answer again.
 */
export function acceptInvitation(
  { database, clock }: Deps,
  { caller, params }: Pick<HandlerInput<typeof acceptEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof acceptEndpoint>> {
  return database.transaction(async (trx): Promise<Outcome<typeof acceptEndpoint>> => {
    if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' }
    const { userName } = caller
    // First the account, as its deletion does; that the account is gone is refused as everywhere.
    if (!(await lockAccount(trx, userName))) return { ok: false, refusal: 'invalid-token' }
    const found = await lockByToken(trx, params.token)
    if (!found) return { ok: false, refusal: 'not-found' }
    const { providerId, role } = found
    const accepted = { ok: true, answer: { data: { salonUserName: found.salonUserName } } } as const
    const reader = await readerOf(trx, caller, found)
    if (found.state === 'accepted' && reader === 'member') return accepted
    const now = clock.now()
    if (invitationStatus(found, now) !== 'open') return ended(found, now)
    if (reader === 'member') return { ok: false, refusal: 'already-member' }
    if (reader !== 'invited') return { ok: false, refusal: 'address-differs' }
    await endInvitation(trx, { id: found.id, state: 'accepted', now })
    await writeMembership(trx, { providerId, userName, role })
    await setProviderRole(trx, userName)
    return accepted
  })
}

/** Declines an invitation; whoever has its link may (WORK-96). */
export function declineInvitation(
  { database, clock }: Deps,
  { params }: Pick<HandlerInput<typeof declineEndpoint>, 'params'>,
): Promise<Outcome<typeof declineEndpoint>> {
  return database.transaction(async (trx): Promise<Outcome<typeof declineEndpoint>> => {
    const found = await lockByToken(trx, params.token)
    if (!found) return { ok: false, refusal: 'not-found' }
    const now = clock.now()
    const status = invitationStatus(found, now)
    if (status !== 'open' && status !== 'declined') return ended(found, now)
    if (status === 'open') await endInvitation(trx, { id: found.id, state: 'declined', now })
    return { ok: true, answer: {} }
  })
}

// Read again under the lock: somebody else may have answered meanwhile.
async function lockByToken(
  trx: Parameters<typeof lockInvitation>[0],
  token: string,
): Promise<ReadInvitation | undefined> {
  const tokenHash = invitationTokenHash(token)
  const found = await findInvitation(trx, tokenHash)
  return found && (await lockInvitation(trx, found)) && findInvitation(trx, tokenHash)
}

function ended(found: ReadInvitation, now: number): HttpRefusal {
  return { ok: false, refusal: 'invitation-ended', data: { status: invitationStatus(found, now) } }
}

async function readerOf(
  query: Kysely<Tables>,
  caller: Caller,
  { email, salonUserName: providerUserName }: ReadInvitation,
): Promise<Reader> {
  if (caller.kind !== 'user') return 'visitor'
  const { userName } = caller
  if (await findMembership(query, { providerUserName, userName })) return 'member'
  const addresses = await findVerifiedAddresses(query, userName)
  return addresses.includes(email) ? 'invited' : 'other-account'
}
