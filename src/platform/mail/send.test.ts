import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { settableClock } from '../clock.ts'
import { aDatabase } from '../testing/database.ts'
import type { Mail } from './message.ts'
import { smtpMail, storeMail } from './send.ts'
import { storedMails } from './stored-mails.ts'
import { aMailServer } from './testing/a-mail-server.ts'

const from = 'Bloesem <hallo@bloesem.example>'

test('a mail reaches a real mail server with both texts, language and calendar', async () => {
  const { url, mails } = await aMailServer()
  await smtpMail(
    url,
    from,
  )(aMail({ calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } }))
  const [mail] = mails
  expect(mail).toMatchObject({
    from: { name: 'Bloesem', address: 'hallo@bloesem.example' },
    to: [{ address: 'sanne@example.nl' }],
    subject: 'Je afspraak bij Studio Bloesem – tot zo!',
    messageId: '<job-42@bloesem.example>',
  })
  expect(mail?.text).toContain('Hoi Zoë')
  expect(mail?.html).toContain('<p>Hoi Zoë</p>')
  expect(headerOf(mail, 'content-language')).toBe('nl')
  expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated')
  const calendars = mail?.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType)) ?? []
  expect(calendars.map(({ filename }) => filename)).toContain('bloesem.ics')
  expect(calendars.some(({ method }) => method === 'REQUEST')).toBe(true)
})

test('a retried mail carries the same Message-ID', async () => {
  const { url, mails } = await aMailServer()
  const send = smtpMail(url, from)
  await send(aMail({}))
  await send(aMail({}))
  expect(mails.map((mail) => mail.messageId)).toEqual([
    '<job-42@bloesem.example>',
    '<job-42@bloesem.example>',
  ])
})

test('a refusal of the mail server is an error, so that the job is retried', async () => {
  const { url } = await aMailServer({ refuse: 'mailbox unavailable' })
  await expect(smtpMail(url, from)(aMail({}))).rejects.toThrow('mailbox unavailable')
})

test('an unreachable mail server is an error', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as { port: number }
  await new Promise((resolve) => closed.close(resolve))
  await expect(smtpMail(`smtp://127.0.0.1:${port}`, from)(aMail({}))).rejects.toThrow(
    'ECONNREFUSED',
  )
})

test('no field of a mail can add a header', async () => {
  const { url, mails } = await aMailServer()
  await smtpMail(url, from)(aMail({ subject: 'Hoi\r\nBcc: daan@example.nl' }))
  expect(headerOf(mails[0], 'bcc')).toBeUndefined()
  expect(mails[0]?.to).toEqual([{ name: '', address: 'sanne@example.nl' }])
})

test('without a mail server mails are stored, newest first, a repeated one once', async () => {
  const { query } = await aDatabase()
  const clock = settableClock(Date.UTC(2026, 10, 20, 9))
  const send = storeMail(query, from, clock)
  await send(aMail({ calendar: { method: 'CANCEL', content: 'BEGIN:VCALENDAR' } }))
  clock.advance(1_000)
  await send(aMail({ id: 'job-43', to: 'Daan@example.nl', subject: 'Bevestiging', language: 'en' }))
  await send(aMail({}))

  const mails = storedMails(query)
  const all = await mails.list()
  expect(all.map(({ subject }) => subject)).toEqual([
    'Bevestiging',
    'Je afspraak bij Studio Bloesem – tot zo!',
  ])
  expect(await mails.list({ to: 'daan@example.nl' })).toHaveLength(1)
  expect(await mails.find(all[1]?.id ?? '')).toMatchObject({
    createdAt: Date.UTC(2026, 10, 20, 9),
    to: 'sanne@example.nl',
    language: 'nl',
    text: 'Hoi Zoë',
    raw: expect.stringContaining('Message-ID: <job-42@bloesem.example>'),
    attachments: [
      {
        filename: 'bloesem.ics',
        contentType: 'text/calendar; charset=utf-8; method=CANCEL',
        content: 'BEGIN:VCALENDAR',
      },
    ],
  })
  expect(await mails.find('not-a-uuid')).toBeUndefined()
})

function aMail(changes: Partial<Mail>): Mail {
  return {
    id: 'job-42',
    to: 'sanne@example.nl',
    language: 'nl',
    subject: 'Je afspraak bij Studio Bloesem – tot zo!',
    text: 'Hoi Zoë',
    html: '<p>Hoi Zoë</p>',
    ...changes,
  }
}

function headerOf(mail: Email | undefined, key: string): string | undefined {
  return mail?.headers.find((header) => header.key === key)?.value
}
