import { parseOrderId } from '#domain/identifiers.ts'
import type { ListPosition } from './list-store.ts'

/** Encodes a position in a customer's list as an opaque, url-safe token. */
export function encodePageToken({ direction, part, startsAt, orderId }: ListPosition): string {
  return Buffer.from(`${direction} ${part} ${startsAt} ${orderId}`).toString('base64url')
}

/**
 * The position of a token, or null for text that `encodePageToken` did not make. Tokens are not signed: they hold a
 * position, never whose list it is in.
 */
export function decodePageToken(token: string): ListPosition | null {
  const [direction, part, startsAt, id = '', ...more] = Buffer.from(token, 'base64url')
    .toString()
    .split(' ')
  const orderId = parseOrderId(id)
  if (direction !== 'after' && direction !== 'before') return null
  if (part !== 'ahead' && part !== 'past') return null
  if (!/^\d{1,15}$/.test(startsAt ?? '') || !orderId || more.length > 0) return null
  const position = { direction, part, startsAt: Number(startsAt), orderId } as const
  return encodePageToken(position) === token ? position : null
}
