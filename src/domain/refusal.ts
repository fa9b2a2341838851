/**
 * Every refusal the API can answer with, one list for both sides of the wire.
 * The table from code to HTTP status and the texts per language are checked against it.
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
  'already-reviewed',
  'not-reviewable',
  'username-taken',
  'sign-in-again',
  'account-in-use',
  'too-many-visits',
  'too-large',
  'unsupported-media-type',
  'outside-working-hours',
  'amounts-changed',
  'promotion-not-applicable',
  'item-not-offered',
  'delivery-not-possible',
  'idempotency-mismatch',
  'code-invalid',
  'too-many-requests',
  'internal',
  'unavailable',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Refusals that never cross the wire: a screen, or an operator's command, answers them by itself. */
export type LocalRefusal =
  | 'already-in-cart'
  | 'has-appointments'
  | 'hours-skipped'
  | PromotionRefusal

/** Why a promotion cannot be applied; on the wire all three are `promotion-not-applicable`. */
export type PromotionRefusal = 'minimum-not-met' | 'not-active' | 'not-first-visit'

/** An expected outcome: the value, or the one reason why not. Throwing is for defects only. */
export type Result<T, R extends RefusalCode | LocalRefusal> = Ok<T> | Refused<R>

export interface Ok<T> {
  readonly ok: true
  readonly value: T
}

export interface Refused<R extends RefusalCode | LocalRefusal> {
  readonly ok: false
  readonly refusal: R
}

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

export function refused<R extends RefusalCode | LocalRefusal>(refusal: R): Refused<R> {
  return { ok: false, refusal }
}
