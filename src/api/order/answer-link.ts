import { keyring, safeEqual } from '#platform/crypto.ts'

/** What the link in a salon's mail about a request is bound to. */
export interface AnswerLink {
  readonly orderId: string
  /** The version of the order that the mail describes. */
  readonly version: number
  /** Until when the request can be answered, epoch ms. */
  readonly answerBy: number
}

const BYTES = { orderId: 16, version: 4, answerBy: 6 }
const TOKEN = /^([\w-]{35})([\w-]{43})$/ // the 26 bytes of the link, and the signature

/** The token of a link with which a member answers a request without signing in (WORK-105). Nothing of it is stored. */
export function answerLinkToken(secretKey: string, link: AnswerLink, userName: string): string {
  const bytes = Buffer.alloc(BYTES.orderId + BYTES.version + BYTES.answerBy)
  bytes.write(link.orderId.replaceAll('-', ''), 'hex')
  bytes.writeUInt32BE(link.version, BYTES.orderId)
  bytes.writeUIntBE(link.answerBy, BYTES.orderId + BYTES.version, BYTES.answerBy)
  const text = bytes.toString('base64url')
  return text + signature(secretKey, text, userName)
}

/** What a token says, signed or not; undefined for anything else. */
export function readAnswerLink(token: string): AnswerLink | undefined {
  const text = TOKEN.exec(token)?.[1]
  if (text === undefined) return undefined
  const bytes = Buffer.from(text, 'base64url')
  const hex = bytes.toString('hex', 0, BYTES.orderId)
  return {
    orderId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    version: bytes.readUInt32BE(BYTES.orderId),
    answerBy: bytes.readUIntBE(BYTES.orderId + BYTES.version, BYTES.answerBy),
  }
}

/** Whether a token was signed for this member. */
export function isSignedFor(secretKey: string, token: string, userName: string): boolean {
  const [, text, signed] = TOKEN.exec(token) ?? []
  return Boolean(text && signed && safeEqual(signed, signature(secretKey, text, userName)))
}

function signature(secretKey: string, text: string, userName: string): string {
  const hex = keyring(secretKey, 'api/answer-links').fingerprint(`${text} ${userName}`)
  return Buffer.from(hex, 'hex').toString('base64url')
}
