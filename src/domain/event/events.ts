/**
 * What is counted of the use of the product (row APP-16), and what may stand beside it. Nothing here says who: there is no
 * visitor, session or address in an event.
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

/** A word of ours: no space and no @, so that neither a name nor an address fits in. */
export const EVENT_DETAIL = /^[\w$./-]{0,64}$/

/** As many as one call may bring. */
export const MOST_EVENTS_A_CALL = 50

/** Events are kept for thirteen months: the same month of last year can be compared. */
export const EVENT_LIFE_DAYS = 396
