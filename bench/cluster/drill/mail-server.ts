import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { SentMail } from './check-orders.ts'
import { SALON } from './market.ts'

export interface MailServer {
  readonly url: string
  /** The mails about orders. One that came again with the same Message-ID counts once. */
  sent(): SentMail[]
  /** How many came again with the same Message-ID. */
  repeated(): number
  close(): Promise<void>
}

/** The link by which a mail names its order. */
const LINK = /\/bookings\/([\da-f-]{36})/

/** A mail server that notes which order a mail is about, and who reads it. */
export async function openMailServer(): Promise<MailServer> {
  const seen = new Set<string>()
  const sent = new Map<string, SentMail>()
  let repeated = 0
  const receive = async (raw: Buffer) => {
    const { messageId = '', text = '', to } = await PostalMime.parse(raw)
    if (seen.has(messageId)) repeated += 1
    else {
      seen.add(messageId)
      for (const mail of mailsIn(text, to?.[0]?.address ?? '')) {
        const key = `${mail.orderId} ${mail.reader}`
        sent.set(key, { ...mail, count: (sent.get(key)?.count ?? 0) + 1 })
      }
    }
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      void buffer(stream)
        .then(receive)
        .then(() => done(), done)
    },
  })
  server.on('error', () => {}) // a process of the product was killed
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    sent: () => [...sent.values()],
    repeated: () => repeated,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The order that a mail is about, and its reader; none for a mail about something else. */
export function mailsIn(text: string, to: string): Omit<SentMail, 'count'>[] {
  const orderId = LINK.exec(text)?.[1]
  const reader = to.startsWith(SALON) ? 'salon' : 'customer'
  return orderId ? [{ orderId, reader }] : []
}
