import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished } from 'vitest'

/** An SMTP server that collects its mails. */
export async function aMailServer() {
  const mails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => done(null, void mails.push(mail)), done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as { port: number }
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    /** The only mail to an address. */
    of: (to: string): Email => {
      const [mail, ...more] = mails.filter((each) => each.to?.[0]?.address === to)
      expect(more).toEqual([])
      if (!mail) throw new Error(`no mail to ${to}`)
      return mail
    },
  }
}
