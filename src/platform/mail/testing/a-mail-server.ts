import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface Options {
  /** With these words it refuses every mail after it was received. */
  refuse?: string
  /** The server ends with the test, or with `afterAll` here with those of the file. */
  cleanUp?: (end: () => Promise<void>) => void
}

/** An SMTP server that collects its mails. */
export async function aMailServer({ refuse, cleanUp = onTestFinished }: Options = {}) {
  const mails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mails.push(mail)
          done(refuse ? new Error(refuse) : null)
        }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  cleanUp(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as { port: number }
  return { mails, url: `smtp://127.0.0.1:${port}` }
}
