/**
 * All refusal codes of the API. The table of HTTP statuses and the texts per language are typed by it.
 */
export const REFUSAL_CODES = [
  'invalid-request',
  'sign-in-required',
  'invalid-token',
  'forbidden',
  'xsrf',
  'not-found',
  'slot-taken',
  'order-not-changeable',
  'order-changed',
  'hours-changed',
  'has-appointments',
  'catalog-changed',
  'settings-changed',
  'provider-changed',
  'provider-hidden',
  'not-here',
  'too-many-feeds',
  'too-many-calendars',
  'member-changed',
  'last-owner',
  'already-member',
  'already-invited',
  'too-many-invitations',
  'invitation-ended',
  'address-differs',
  'client-changed',
  'client-in-use',
  'already-reviewed',
  'not-reviewable',
  'username-taken',
  'sign-in-again',
  'second-factor-required',
  'second-factor-not-shown',
  'account-in-use',
  'too-many-visits',
  'page-changed',
  'too-many-pictures',
  'too-large',
  'unsupported-media-type',
  'outside-working-hours',
  'amounts-changed',
  'promotion-not-applicable',
  'promotion-changed',
  'promotion-used',
  'too-many-promotions',
  'reply-changed',
  'registration-changed',
  'mail-sent',
  'item-changed',
  'own-decision',
  'already-objected',
  'note-changed',
  'nothing-to-send',
  'item-not-offered',
  'delivery-not-possible',
  'idempotency-mismatch',
  'code-invalid',
  'picture-unreadable',
  'own-calendar',
  'calendar-unreadable',
  'picture-too-large',
  'too-many-requests',
  'internal',
  'unavailable',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Refusals that are not on the wire: those of screens and of the operator's commands. */
export type LocalRefusal = 'already-in-cart' | 'hours-skipped' | PromotionRefusal

/** Why a promotion cannot be applied; on the wire all three are `promotion-not-applicable`. */
export type PromotionRefusal = 'minimum-not-met' | 'not-active' | 'not-first-visit'

/** A value or an expected refusal. Errors are thrown for defects only. */
export type Result<T, R extends RefusalCode | LocalRefusal> = Ok<T> | RefusalResult<R>

export interface Ok<T> {
  readonly ok: true
  readonly value: T
}

export interface RefusalResult<R extends RefusalCode | LocalRefusal> {
  readonly ok: false
  readonly refusal: R
}

/** A result with its value. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

/** A result without a value: why it was refused. */
export function refused<R extends RefusalCode | LocalRefusal>(refusal: R): RefusalResult<R> {
  return { ok: false, refusal }
}
