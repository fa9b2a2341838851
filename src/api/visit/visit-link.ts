import { keyring, safeEqual } from '#platform/crypto.ts'

const TOKEN = /^([\da-f-]{36})([\w-]{43})$/

/**
 * The token of a link to a visit for the client whom a member wrote down (WORK-108). It holds as long as the visit has the
 * mail address that the link was sent to; nothing of it is stored.
 */
export function visitLinkToken(secretKey: string, orderId: string, email: string): string {
  return orderId + signature(secretKey, orderId, email)
}

/** The order that a token names, signed or not; undefined for anything else. */
export function orderOfVisitLink(token: string): string | undefined {
  const orderId = TOKEN.exec(token)?.[1]
  return orderId && UUID.test(orderId) ? orderId : undefined
}

/** Whether a token was signed for this address. */
export function isVisitLinkFor(secretKey: string, token: string, email: string): boolean {
  const [, orderId, signed] = TOKEN.exec(token) ?? []
  return Boolean(orderId && signed && safeEqual(signed, signature(secretKey, orderId, email)))
}

/** The hash by which a provider remembers that the owner of an address wants no mail of it (WORK-108). */
export function addressHash(secretKey: string, providerId: string, email: string): Buffer {
  const value = `${providerId} ${email.toLowerCase()}`
  return Buffer.from(keyring(secretKey, 'api/mail-objections').fingerprint(value), 'hex')
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function signature(secretKey: string, orderId: string, email: string): string {
  const value = `${orderId} ${email.toLowerCase()}`
  const hex = keyring(secretKey, 'api/visit-links').fingerprint(value)
  return Buffer.from(hex, 'hex').toString('base64url')
}
