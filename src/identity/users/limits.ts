import type { Limit } from '#platform/rate-limit.ts'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#platform/time-units.ts'

const QUARTER_HOUR_SECONDS = 15 * MINUTE_SECONDS

/** Attempts at one name from one address. */
export const SIGN_IN_ATTEMPTS: Limit = { name: 'sign-in', points: 20, seconds: 10 * MINUTE_SECONDS }
/**
 * Attempts at one name from unknown devices, over all addresses. User name and mail address of a person are counted
 * separately: a common count would reveal that they belong together.
 */
export const NAME_ATTEMPTS: Limit = { name: 'sign-in-name', points: 100, seconds: HOUR_SECONDS }
/** Attempts by a device that has signed in to this account before, counted apart from those of others. */
export const DEVICE_ATTEMPTS: Limit = {
  name: 'sign-in-device',
  points: 20,
  seconds: 10 * MINUTE_SECONDS,
}
/** Failures from one address over all names, against password spraying. */
export const ADDRESS_FAILURES: Limit = {
  name: 'sign-in-failures',
  points: 200,
  seconds: HOUR_SECONDS,
}
/** Sign-ups from one address. */
export const SIGN_UPS: Limit = { name: 'sign-up', points: 300, seconds: HOUR_SECONDS }
/** Accounts created by one address in a public demo. */
export const DEMO_VISITORS: Limit = { name: 'demo-visitor', points: 60, seconds: HOUR_SECONDS }
/** Codes for one name or mail address, requested from one network address; fewer than the mails of one mailbox. */
export const CODES: Limit = { name: 'code', points: 8, seconds: HOUR_SECONDS }
/** The first request of a day for one name from one address. */
export const FIRST_REQUESTS: Limit = { name: 'code-first', points: 1, seconds: DAY_SECONDS }
/**
 * Mails to one mailbox, against flooding. First requests, repeated requests and known devices have separate allowances,
 * so that an attacker's repeats do not keep the owner from getting a code. Each kind of code is counted separately.
 */
export const MAILS = {
  again: { name: 'identity-mail-again', points: 6, seconds: HOUR_SECONDS },
  first: { name: 'identity-mail-first', points: 15, seconds: HOUR_SECONDS },
  device: { name: 'identity-mail-device', points: 6, seconds: HOUR_SECONDS },
} as const satisfies Record<string, Limit>
/** The allowance that a mail is counted against. */
export type Allowance = keyof typeof MAILS
/** Requests for codes from one address, over all names. */
export const CODE_REQUESTS: Limit = {
  name: 'code-request',
  points: 300,
  seconds: QUARTER_HOUR_SECONDS,
}
/** Attempts at codes from one address; each code has its own limit too (MAX_ATTEMPTS). */
export const CODE_CHECKS: Limit = { name: 'code-try', points: 300, seconds: QUARTER_HOUR_SECONDS }
/**
 * Wrong codes of an authenticator for one account, apart from those of passwords. Devices that have signed in to it are
 * counted together, and so are all others: a stranger who knows the password does not lock its person out. A year of
 * guessing succeeds with a probability of 1 in 40.
 */
export const SECOND_FACTOR_ATTEMPTS = [
  { name: 'second-factor', points: 5, seconds: QUARTER_HOUR_SECONDS },
  { name: 'second-factor-day', points: 20, seconds: DAY_SECONDS },
] as const satisfies Limit[]
/** Wrong recovery codes for one account, counted apart: who is locked out of the codes of the app can use one. */
export const RECOVERY_ATTEMPTS: Limit = { name: 'recovery-code', points: 10, seconds: HOUR_SECONDS }
