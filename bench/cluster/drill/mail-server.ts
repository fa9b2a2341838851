import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  readonly url: string
  /** How many mails came, and how many of them a mail of the same Message-ID had come before. */
  counts(): { received: number; repeated: number }
  close(): Promise<void>
}

/** A mail server that counts what it gets. */
export async function openMailServer(): Promise<MailServer> {
  const seen = new Set<string>()
  let received = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: async (stream, _session, done) => {
      const mail = await text(stream)
      received += 1
      seen.add(/^message-id: *(\S+)/im.exec(mail)?.[1] ?? `without an id ${received}`)
      done()
    },
  })
  server.on('error', () => {}) // a process of the product was killed
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    counts: () => ({ received, repeated: received - seen.size }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
