import { expect, test } from 'vitest'
import { settableClock } from '#platform/clock.ts'
import { keptMails } from '#platform/mail/kept-mails.ts'
import { keptMail } from '#platform/mail/send.ts'
import { aDatabase } from '#platform/testing/database.ts'
import { mailJobs } from './jobs.ts'

const DAY = 86_400_000

test('mails that were kept are forgotten after thirty days', async () => {
  const { query } = await aDatabase()
  const clock = settableClock(Date.UTC(2026, 10, 20))
  const send = keptMail(query, 'Bloesem <hallo@bloesem.example>', clock)
  const mail = { to: 'anouk@voorbeeld.nl', language: 'nl', subject: '', text: '', html: '' }
  const forget = () =>
    mailJobs(query, clock)['forget-mails']({}, { id: '1', attempt: 1, signal: undefined })
  await send({ ...mail, id: 'old' })
  clock.advance(1)
  await send({ ...mail, id: 'young' })
  clock.advance(30 * DAY)
  await forget()
  expect(await keptMails(query).list()).toMatchObject([{ raw: expect.stringContaining('<young@') }])
})
