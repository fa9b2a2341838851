import { MINUTE_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { keyring, safeEqual } from '#platform/crypto.ts'

/** How long after it was given an archive can be downloaded. */
export const ARCHIVE_LINK_MS = 2 * MINUTE_MS

/** Whose archive a link gives to whom. */
export interface ArchiveLink {
  readonly providerUserName: string
  readonly userName: string
  readonly language: Language
  /** Epoch ms. */
  readonly expiresAt: number
}

/** The token of a link to an archive. Nothing of it is stored. */
export function archiveToken(secretKey: string, link: ArchiveLink): string {
  const { providerUserName, userName, language, expiresAt } = link
  const fields = [providerUserName, userName, language, expiresAt]
  const text = Buffer.from(JSON.stringify(fields)).toString('base64url')
  return `${text}.${signature(secretKey, text)}`
}

/** What a token says; undefined when it was not signed here, or is too old. @param now epoch ms */
export function readArchiveToken(
  secretKey: string,
  token: string,
  now: number,
): ArchiveLink | undefined {
  const [, text, signed] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? []
  if (!text || !signed || !safeEqual(signed, signature(secretKey, text))) return undefined
  const [providerUserName, userName, language, expiresAt] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  )
  return expiresAt > now ? { providerUserName, userName, language, expiresAt } : undefined
}

function signature(secretKey: string, text: string): string {
  const hex = keyring(secretKey, 'api/archives').fingerprint(text)
  return Buffer.from(hex, 'hex').toString('base64url')
}
