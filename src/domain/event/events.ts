/**
 * The counted events (APP-16); comments say what `detail` contains. Events have no visitor, session or address.
 */
export const EVENT_NAMES = [
  'page-view', // the pattern of the route
  'search', // the service type, or nothing
  'profile-view', // the salon
  'service-added', // the service code
  'service-removed',
  'booking-step', // the step that opened
  'booking-abandoned', // the step that was left
  'booking-completed', // `new` or `changed`
  'sign-in-opened',
  'signed-in',
  'account-created',
  'signed-out',
] as const
export type EventName = (typeof EVENT_NAMES)[number]

/** No spaces and no @, so that a detail can contain neither a person's name nor a mail address. */
export const EVENT_DETAIL = /^[\w$./-]{0,64}$/

export const MAX_EVENTS_PER_CALL = 50

/** Thirteen months, so that the same month of last year can be compared. */
export const EVENT_RETENTION_DAYS = 396
