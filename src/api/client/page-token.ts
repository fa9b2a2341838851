import { parseOrderId } from '#domain/identifiers.ts'
import type { ClientPosition } from './list-store.ts'

/** Encodes a position in the list of clients as an opaque, url-safe token. */
export function encodeClientToken({ clientId, rank, sortName }: ClientPosition): string {
  return Buffer.from(`${clientId} ${rank} ${sortName}`).toString('base64url')
}

/** The position of a token, or null for text that `encodeClientToken` did not make. */
export function decodeClientToken(token: string): ClientPosition | null {
  const [id = '', rankText, ...words] = Buffer.from(token, 'base64url').toString().split(' ')
  const clientId = parseOrderId(id)
  const rank = Number(rankText)
  const sortName = words.join(' ')
  if (!clientId || !Number.isSafeInteger(rank) || sortName.includes('\0')) return null
  const position = { clientId, rank, sortName }
  return encodeClientToken(position) === token ? position : null
}
