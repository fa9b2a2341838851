import { Secret, TOTP } from 'otpauth'
import { keyring } from '#platform/crypto.ts'
import { MINUTE_MS } from '#platform/time-units.ts'
import type { User } from '../users/store.ts'

const PERIOD_SECONDS = 30
/** How many steps the clock of a phone may differ, each way. */
const TOLERATED_STEPS = 1
const SECRET_BYTES = 20
/** How long a secret that is shown waits for its first code. */
const SET_UP_MS = 30 * MINUTE_MS

/** A new secret of an authenticator app, base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The URL in the QR code by which an app takes over the secret. */
export function setUpUrl(secret: string, { userName }: Pick<User, 'userName'>): string {
  return totp(secret, userName).toString()
}

/**
 * The time step of a code (RFC 6238), spaces ignored; undefined when it is none of the codes of about now.
 * @param now epoch ms
 */
export function stepOfCode(secret: string, typed: string, now: number): number | undefined {
  const token = typed.replace(/\s/g, '')
  const distance = totp(secret).validate({ token, timestamp: now, window: TOLERATED_STEPS })
  return distance === null ? undefined : stepAt(now) + distance
}

/** The code of a secret at a time, epoch ms. */
export function codeAt(secret: string, now: number): string {
  return totp(secret).generate({ timestamp: now })
}

/** Encrypts a secret for the database. */
export function encryptSecret(secret: string, secretKey: string): string {
  return secretKeys(secretKey).encrypt(secret)
}

/** The secret of the database; undefined when the installation's secret key has changed. */
export function decryptSecret(encrypted: string, secretKey: string): string | undefined {
  return secretKeys(secretKey).decrypt(encrypted)
}

interface SetUp {
  subject: string
  secret: string
  /** Epoch ms. */
  expiresAt: number
}

/** Encrypts a secret that is shown to a person, for the form in which it waits for its first code. */
export function encryptSetUp(
  { subject, secret }: Pick<SetUp, 'subject' | 'secret'>,
  secretKey: string,
  now: number,
): string {
  const setUp: SetUp = { subject, secret, expiresAt: now + SET_UP_MS }
  return setUpKeys(secretKey).encrypt(JSON.stringify(setUp))
}

/** The secret of a form; undefined when it is another person's, too old or made up. */
export function decryptSetUp(
  encrypted: string,
  { subject }: Pick<User, 'subject'>,
  secretKey: string,
  now: number,
): string | undefined {
  const text = setUpKeys(secretKey).decrypt(encrypted)
  if (text === undefined) return undefined
  const setUp = JSON.parse(text) as SetUp
  return setUp.subject === subject && setUp.expiresAt > now ? setUp.secret : undefined
}

// What every app knows: SHA-1, six digits, thirty seconds.
function totp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Bloesem',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })
}

function stepAt(now: number): number {
  return Math.floor(now / 1000 / PERIOD_SECONDS)
}

function secretKeys(secretKey: string) {
  return keyring(secretKey, 'identity/authenticators')
}

function setUpKeys(secretKey: string) {
  return keyring(secretKey, 'identity/authenticator-set-ups')
}
