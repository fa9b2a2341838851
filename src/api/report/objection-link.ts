import type { ReportParty } from '#domain/report/report.ts'
import { keyring, safeEqual } from '#platform/crypto.ts'

/** What the link in a mail about a decision is bound to. */
export interface ObjectionLink {
  readonly reportId: string
  readonly party: ReportParty
  /** Until when it works, epoch ms. */
  readonly until: number
}

const BYTES = { reportId: 16, party: 1, until: 6 }
const TOKEN = /^([\w-]{31})([\w-]{43})$/ // the 23 bytes of the link, and the signature
const PARTIES: readonly ReportParty[] = ['author', 'reporter']

/** The token of a link with which a party objects without signing in (DESK-076). Nothing of it is stored. */
export function objectionToken(secretKey: string, link: ObjectionLink): string {
  const bytes = Buffer.alloc(BYTES.reportId + BYTES.party + BYTES.until)
  bytes.write(link.reportId.replaceAll('-', ''), 'hex')
  bytes.writeUInt8(PARTIES.indexOf(link.party), BYTES.reportId)
  bytes.writeUIntBE(link.until, BYTES.reportId + BYTES.party, BYTES.until)
  const text = bytes.toString('base64url')
  return text + signature(secretKey, text)
}

/** What a token says if it was signed here; undefined for anything else. */
export function readObjectionToken(secretKey: string, token: string): ObjectionLink | undefined {
  const [, text, signed] = TOKEN.exec(token) ?? []
  if (!text || !signed || !safeEqual(signed, signature(secretKey, text))) return undefined
  const bytes = Buffer.from(text, 'base64url')
  const party = PARTIES[bytes.readUInt8(BYTES.reportId)]
  const hex = bytes.toString('hex', 0, BYTES.reportId)
  return (
    party && {
      reportId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      party,
      until: bytes.readUIntBE(BYTES.reportId + BYTES.party, BYTES.until),
    }
  )
}

function signature(secretKey: string, text: string): string {
  const hex = keyring(secretKey, 'api/objection-links').fingerprint(text)
  return Buffer.from(hex, 'hex').toString('base64url')
}
