import { DAY_MS } from '../time-units.ts'

/** How long the link of an invitation works (row WORK-94). */
export const INVITATION_DAYS = 7
export const INVITATION_LIFE_MS = INVITATION_DAYS * DAY_MS

/** Most open invitations of a provider: more than any salon invites at once. */
export const MAX_OPEN_INVITATIONS = 20

/** What became of an invitation, as it is stored. */
export const INVITATION_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** What an invitation is now: an open one ends by itself. */
export const INVITATION_STATUSES = [...INVITATION_STATES, 'expired'] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

/** The status of an invitation at an instant. Times are epoch ms; at `expiresAt` it has expired. */
export function invitationStatus(
  { state, expiresAt }: { state: InvitationState; expiresAt: number },
  now: number,
): InvitationStatus {
  return state === 'open' && now >= expiresAt ? 'expired' : state
}

/**
 * A mail address that its owner recognizes and others cannot write to: 'fleur@voorbeeld.nl' → 'f…@voorbeeld.nl'. Whoever
 * has the link of an invitation reads it.
 */
export function maskedEmail(email: string): string {
  const [first = ''] = email
  return `${first}…${email.slice(email.lastIndexOf('@'))}`
}
