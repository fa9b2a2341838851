import { parseOrderId } from '#domain/identifiers.ts'
import type { ClientPosition } from './store.ts'

/** Encodes a position in the list of clients as an opaque, url-safe token. */
export function encodeClientToken({ clientId, sortName }: ClientPosition): string {
  return Buffer.from(`${clientId} ${sortName}`).toString('base64url')
}

/** The position of a token, or null for text that `encodeClientToken` did not make. */
export function decodeClientToken(token: string): ClientPosition | null {
  const text = Buffer.from(token, 'base64url').toString()
  const clientId = parseOrderId(text.slice(0, 36))
  if (!clientId || text[36] !== ' ' || text.includes('\0')) return null
  const position = { clientId, sortName: text.slice(37) }
  return encodeClientToken(position) === token ? position : null
}
