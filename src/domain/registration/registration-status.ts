/** The status of a registration, as it is stored (DESK-040). */
export const REGISTRATION_STATUSES = ['open', 'asked', 'approved', 'refused', 'withdrawn'] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

/** The lists of the desk: those that wait for an operator, those that wait for the salon, and those that are decided. */
export const REGISTRATION_LISTS = ['open', 'waiting', 'decided'] as const
export type RegistrationList = (typeof REGISTRATION_LISTS)[number]

/** Why a registration is refused (DESK-047). */
export const REFUSAL_GROUNDS = ['trade-register', 'already-here', 'outside-offer', 'other'] as const
export type RefusalGround = (typeof REFUSAL_GROUNDS)[number]

/** Why another salon or registration may be the same one (DESK-044). */
export const DUPLICATE_REASONS = ['name', 'phone', 'email', 'kvk', 'address'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

/** How long an act can be undone; its mail leaves after that (DESK-048). */
export const UNDO_SECONDS = 10

/** How long the link of the invitation to a new salon works, in days (DESK-045). */
export const OWNER_INVITATION_DAYS = 14

/** How long the link in a mail about a registration works, in days (DESK-213). */
export const REGISTRATION_LINK_DAYS = 30

/** The longest text of a question, an answer, a refusal or a note, in characters. */
export const MAX_DECISION_LENGTH = 1_000

/** Whether an operator can still decide about a registration. */
export function isUndecided(status: RegistrationStatus): boolean {
  return status === 'open' || status === 'asked'
}
