import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'
import { type PostPush, postPush } from './post-push.ts'

/** Where a browser gets messages, as it told us. */
export interface PushSubscription {
  readonly endpoint: string
  /** The browser's public key and secret, base64url. */
  readonly p256dh: string
  readonly auth: string
}

interface PushMessage {
  readonly text: string
  /** Up to 32 characters of base64url: a message that waits is replaced by a later one of the same topic. */
  readonly topic: string
  readonly keptForSeconds: number
}

/**
 * Sends a message to a browser, encrypted (RFC 8291) and signed with our key (RFC 8292).
 * - `gone`: the browser gets no more messages there.
 * - `refused`: the push service does not want this message; the same again would change nothing.
 * @throws when the push service does not answer within seconds or asks to try later
 */
export type SendPush = (
  subscription: PushSubscription,
  message: PushMessage,
) => Promise<'sent' | 'gone' | 'refused'>

/** The keys by which push services recognize this installation, base64url. */
interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The keys of an installation. They are derived from its secret, so that all processes have the same ones, and a restored
 * installation those its browsers know (docs/decisions/0040).
 */
export function pushKeys(secretKey: string): PushKeys {
  for (let nth = 0; ; nth++) {
    const scalar = Buffer.from(hkdfSync('sha256', secretKey, '', `push/vapid/${nth}`, 32))
    const ecdh = createECDH('prime256v1')
    try {
      ecdh.setPrivateKey(scalar)
    } catch {
      continue // one of four milliards is no private key
    }
    return {
      publicKey: ecdh.getPublicKey('base64url'),
      privateKey: scalar.toString('base64url'),
    }
  }
}

/**
 * @param contact the https or mailto address at which the push service reaches the operator
 * @param timeoutMs a push service answers in a fraction of it
 * @param post replaces the network in a test
 */
export function pushSender(
  options: { secretKey: string; contact: string; timeoutMs?: number },
  post: PostPush = postPush,
): SendPush {
  const { secretKey, contact, timeoutMs = 5_000 } = options
  const vapidDetails = { ...pushKeys(secretKey), subject: contact }
  return async ({ endpoint, p256dh, auth }, { text, topic, keptForSeconds }) => {
    const sending = { vapidDetails, topic, TTL: keptForSeconds, urgency: 'high' } as const
    const details = encrypted({ endpoint, keys: { p256dh, auth } }, text, sending)
    if (!details?.body) return 'gone'
    const signal = AbortSignal.timeout(timeoutMs)
    const headers = Object.fromEntries(
      Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
    )
    const status = await post({ endpoint, headers, body: details.body, signal })
    if (status >= 200 && status < 300) return 'sent'
    if (status === 404 || status === 410) return 'gone'
    if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
    return 'refused'
  }
}

/** The pushes of an installation without an operator's address name its sender of mails. */
export function pushContact(config: {
  readonly publicUrl: string
  readonly operator: { readonly email: string | null }
  readonly mail: { readonly from: string }
}): string {
  const { publicUrl, operator, mail } = config
  if (operator.email !== null) return `mailto:${operator.email}`
  if (publicUrl.startsWith('https:')) return publicUrl
  return `mailto:${/<([^>]*)>/.exec(mail.from)?.[1] ?? mail.from}`
}

// A browser that sent keys that are none cannot be written to.
function encrypted(...[subscription, text, options]: Parameters<typeof generate>) {
  try {
    return generate(subscription, text, options)
  } catch {
    return undefined
  }
}

const generate = webPush.generateRequestDetails
