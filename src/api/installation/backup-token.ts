import { MINUTE_MS } from '#domain/time-units.ts'
import { keyring, safeEqual } from '#platform/crypto.ts'

/** How long after it was given a backup can be downloaded. */
export const BACKUP_LINK_MS = 2 * MINUTE_MS

/** The one download of a backup that an operator asked for. */
interface BackupLink {
  readonly linkId: string
  readonly userName: string
  /** The name of a stored backup; null for a new one. */
  readonly name: string | null
  /** Epoch ms. */
  readonly expiresAt: number
}

/** The token of a link to a backup. */
export function backupToken(
  secretKey: string,
  { linkId, userName, name, expiresAt }: BackupLink,
): string {
  const text = Buffer.from(JSON.stringify([linkId, userName, expiresAt, name])).toString(
    'base64url',
  )
  return `${text}.${signature(secretKey, text)}`
}

/** What a token says; undefined when it was not signed here, or is too old. @param now epoch ms */
export function readBackupToken(
  secretKey: string,
  token: string,
  now: number,
): BackupLink | undefined {
  const [, text, signed] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? []
  if (!text || !signed || !safeEqual(signed, signature(secretKey, text))) return undefined
  const [linkId, userName, expiresAt, name = null] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  )
  return expiresAt > now ? { linkId, userName, name, expiresAt } : undefined
}

function signature(secretKey: string, text: string): string {
  const hex = keyring(secretKey, 'api/backups').fingerprint(text)
  return Buffer.from(hex, 'hex').toString('base64url')
}
