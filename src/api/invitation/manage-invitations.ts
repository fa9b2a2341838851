import type { Reply } from '#contract/endpoint.ts'
import type {
  inviteMember as inviteEndpoint,
  listInvitations as listEndpoint,
  sendInvitation as sendEndpoint,
  withdrawInvitation as withdrawEndpoint,
} from '#contract/invitation.ts'
import {
  INVITATION_LIFE_MS,
  invitationStatus,
  MAX_OPEN_INVITATIONS,
} from '#domain/membership/invitation.ts'
import { DAY_SECONDS } from '#domain/time-units.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { tooManyRequests } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { invite, mailInvitation } from './invite.ts'
import {
  endInvitation,
  findMailLanguage,
  findOpenInvitations,
  findWorkingInvitations,
  hasMemberWithAddress,
  type InvitationRow,
  lockInvitation,
  lockInvitationsOf,
  prolongInvitation,
} from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

/** The invitations of the caller's provider that are open or have expired (WORK-94). */
export async function listInvitations(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof listEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof listEndpoint>> {
  const member = await findManager(deps, caller, params.userName)
  if (!member.ok) return member
  const { query } = deps.database
  const { providerId, timeZone } = member
  const language = await findMailLanguage(query, providerId)
  const rows = await findOpenInvitations(query, providerId)
  const invitations = rows.map((row) => invitationView(row, deps.clock.now()))
  return { ok: true, answer: { data: { language, timeZone, invitations } } }
}

/** Invites somebody by mail to work at the caller's provider (WORK-93). */
export async function inviteMember(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof inviteEndpoint>,
): Promise<Outcome<typeof inviteEndpoint>> {
  const member = await findManager(deps, caller, params.userName)
  if (!member.ok) return member
  const { database, clock } = deps
  const { providerId } = member
  const now = clock.now()
  const outcome = await database.transaction(async (trx) => {
    if (await hasMemberWithAddress(trx, { providerId, email: body.email }))
      return { ok: false, refusal: 'already-member' } as const
    return invite(trx, { ...body, id: uuidv7(now), providerId, invitedBy: member.userName, now })
  })
  if (!outcome.ok)
    return outcome.refusal === 'too-many-requests' ? tooManyRequests(DAY_SECONDS) : outcome
  return { ok: true, answer: { data: { invitation: invitationView(outcome.row, now) } } }
}

/** Mails an invitation again, also one that has expired, with a new link and a new time (WORK-93, WORK-94). */
export async function sendInvitation(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof sendEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof sendEndpoint>> {
  const member = await findManager(deps, caller, params.userName)
  if (!member.ok) return member
  const { database, clock } = deps
  const { providerId } = member
  const id = params.invitationId
  return database.transaction(async (trx): Promise<Outcome<typeof sendEndpoint>> => {
    await lockInvitationsOf(trx, providerId)
    const row = await lockInvitation(trx, { id, providerId })
    if (!row) return { ok: false, refusal: 'not-found' }
    if (row.state !== 'open') return invitationEnded(row.state)
    const now = clock.now()
    const others = (await findWorkingInvitations(trx, providerId, now)).filter(
      (each) => each.id !== id,
    )
    if (others.length >= MAX_OPEN_INVITATIONS) return TOO_MANY_OPEN
    if (!(await mailInvitation(trx, { ...row, providerId, now })))
      return tooManyRequests(DAY_SECONDS)
    const expiresAt = now + INVITATION_LIFE_MS
    await prolongInvitation(trx, { id, now, expiresAt })
    const invitation = invitationView({ ...row, sentAt: now, expiresAt }, now)
    return { ok: true, answer: { data: { invitation } } }
  })
}

/** Withdraws an invitation of the caller's provider (WORK-94). */
export async function withdrawInvitation(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof withdrawEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof withdrawEndpoint>> {
  const member = await findManager(deps, caller, params.userName)
  if (!member.ok) return member
  const { database, clock } = deps
  const { providerId } = member
  const id = params.invitationId
  return database.transaction(async (trx): Promise<Outcome<typeof withdrawEndpoint>> => {
    const row = await lockInvitation(trx, { id, providerId })
    if (row?.state === 'accepted') return invitationEnded('accepted') // a member is removed instead
    if (row?.state === 'open')
      await endInvitation(trx, { id, state: 'withdrawn', now: clock.now() })
    return { ok: true, answer: { data: { invitationId: id } } }
  })
}

function findManager(deps: Deps, caller: Caller, providerUserName: string) {
  return findMember(deps, caller, { providerUserName, permission: 'manage-members' })
}

// Sending one that has expired again opens it again.
const TOO_MANY_OPEN = { ok: false, refusal: 'too-many-invitations' } as const

function invitationEnded(status: InvitationRow['state']) {
  return { ok: false, refusal: 'invitation-ended', data: { status } } as const
}

function invitationView(
  row: InvitationRow,
  now: number,
): Reply<typeof inviteEndpoint>['data']['invitation'] {
  return {
    invitationId: row.id,
    email: row.email,
    role: row.role,
    status: invitationStatus(row, now) === 'expired' ? 'expired' : 'open',
    sentAt: new Date(row.sentAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
  }
}
