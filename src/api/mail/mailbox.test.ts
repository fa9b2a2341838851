import { afterAll, expect, test } from 'vitest'
import { anAccount } from '#demo/builders.ts'
import { customerUserName } from '#domain/identifiers.ts'
import { systemClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.ts'
import { storeMail } from '#platform/mail/send.ts'
import { randomToken } from '#platform/random.ts'
import { aDatabase } from '#platform/testing/database.ts'
import type { Caller } from '../http/caller.ts'
import { createServer } from '../http/server.ts'
import type { Tables } from '../schema.gen.ts'
import { registerMailbox } from './mailbox.ts'

const database = await aDatabase<Tables>(afterAll)
const send = storeMail(database.query, 'Bloesem <no-reply@localhost>', systemClock)
for (const userName of ['visitor-a', 'visitor-b']) {
  const { email } = await anAccount(database, { userName })
  await send({
    id: userName,
    to: email.toUpperCase(),
    language: 'en',
    subject: `For ${userName}`,
    text: `Code of ${userName}`,
    html: '<p>Code</p>',
    calendar: { method: 'REQUEST', content: `BEGIN:VCALENDAR ${userName}` },
  })
}

/** What whoever this is reads at an address of a mailbox. */
async function aMailbox(isShared: boolean) {
  const app = await createServer({
    log: openLog({ format: 'json', level: 'error' }),
    publicUrl: new URL('http://127.0.0.1:3000'),
    trustProxy: false,
    newRequestId: () => randomToken(9),
  })
  app.decorate('resolveCaller', async ({ headers }) => ({
    ok: true as const,
    caller: callerNamed(headers.authorization),
  }))
  registerMailbox(app, { database, isShared })
  await app.ready()
  afterAll(() => app.close())
  return async (url: string, authorization?: string) => {
    const headers = { host: '127.0.0.1:3000', ...(authorization && { authorization }) }
    const { statusCode: status, body } = await app.inject({ url, headers })
    const mails = [...body.matchAll(/href="(\/demo\/mail\/[^"]+)"/g)].map(([, href = '']) => href)
    return { status, body, mails }
  }
}

function callerNamed(name: string | undefined): Caller {
  if (!name) return { kind: 'visitor' }
  const userName = customerUserName(name)
  return {
    kind: 'user',
    userName,
    role: 'customer',
    grantId: 'grant',
    signedInAt: null,
    hasShownSecondFactor: false,
  }
}

test('on a local demo everybody can read every mail', async () => {
  const read = await aMailbox(true)
  expect((await read('/demo/mail')).mails).toHaveLength(2)
  const { mails } = await read('/demo/mail?to=visitor-b@voorbeeld.nl')
  expect(mails).toHaveLength(1)
  expect((await read(mails[0] ?? '')).body).toContain('Code of visitor-b')
})

test('on a public demo a user can read only the mails to their own account', async () => {
  const read = await aMailbox(false)
  const [own] = (await read('/demo/mail', 'visitor-a')).mails
  const { mails, body } = await read('/demo/mail?to=visitor-b@voorbeeld.nl', 'visitor-a')
  expect(mails).toEqual([own])
  expect(body).not.toContain('visitor-b')
  const files = `${own}/attachments/0`
  expect((await read(own ?? '', 'visitor-a')).body).toContain('Code of visitor-a')
  expect((await read(files, 'visitor-a')).body).toContain('BEGIN:VCALENDAR visitor-a')
  for (const reader of ['visitor-b', 'somebody-without-an-account', undefined]) {
    for (const url of [own ?? '', files]) {
      expect(await read(url, reader), `${reader} ${url}`).toMatchObject({ status: 404, mails: [] })
    }
  }
  expect(await read('/demo/mail')).toMatchObject({ status: 401, mails: [] })
})
