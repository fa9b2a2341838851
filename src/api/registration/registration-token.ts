import { createHash } from 'node:crypto'
import { randomToken } from '#platform/random.ts'

const TOKEN_BYTES = 16

/** A new token of 128 random bits. */
export function newRegistrationToken(): string {
  return randomToken(TOKEN_BYTES)
}

/** What is stored of a token. It is random, so that its hash needs no key. */
export function registrationTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
