import { createHash } from 'node:crypto'
import { randomToken } from '#platform/random.ts'

const TOKEN_BYTES = 16

/** A new token of 128 random bits. */
export function newFeedToken(): string {
  return randomToken(TOKEN_BYTES)
}

/** What is stored of a token. It is random, so that its hash needs no key. */
export function feedTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The path of a feed. */
export function feedPath(token: string): string {
  return `/calendarFeeds/${token}.ics`
}

/** The token in the last part of a path; undefined when it has none. */
export function tokenInFile(file: string): string | undefined {
  return /^([\w-]{22})\.ics$/.exec(file)?.[1]
}
