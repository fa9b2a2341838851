import { parseOrderId } from '#domain/identifiers.ts'
import type { ListPosition } from './list-store.ts'

/** A position in a customer's own list as an opaque, url-safe token. */
export function pageToken({ direction, part, startsAt, orderId }: ListPosition): string {
  return Buffer.from(`${direction} ${part} ${startsAt} ${orderId}`).toString('base64url')
}

/**
 * The position a token names, or null for anything that `pageToken` has not made. It is not signed: it
 * says where in somebody's list to go on, never whose list.
 */
export function parsePageToken(token: string): ListPosition | null {
  const [direction, part, startsAt, id = '', ...more] = Buffer.from(token, 'base64url')
    .toString()
    .split(' ')
  const orderId = parseOrderId(id)
  if (direction !== 'after' && direction !== 'before') return null
  if (part !== 'ahead' && part !== 'past') return null
  if (!/^\d{1,15}$/.test(startsAt ?? '') || !orderId || more.length > 0) return null
  const position = { direction, part, startsAt: Number(startsAt), orderId } as const
  return pageToken(position) === token ? position : null
}
