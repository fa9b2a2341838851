import { afterAll, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time-units.ts'
import { settableClock } from '#platform/clock.ts'
import { storeMail } from '#platform/mail/send.ts'
import { storedMails } from '#platform/mail/stored-mails.ts'
import { aDatabase } from '#platform/testing/database.ts'
import type { Tables } from '../schema.gen.ts'
import { mailJobs } from './jobs.ts'
import { countMail } from './mail-count-store.ts'

test('stored mails are deleted after thirty days', async () => {
  const { query } = await aDatabase<Tables>(afterAll)
  const clock = settableClock(Date.UTC(2026, 10, 20))
  const send = storeMail(query, 'Bloesem <hallo@bloesem.example>', clock)
  const mail = { to: 'anouk@voorbeeld.nl', language: 'nl', subject: '', text: '', html: '' }
  const forget = () =>
    mailJobs(query, clock)['delete-mails']({}, { id: '1', attempt: 1, signal: undefined })
  await send({ ...mail, id: 'old' })
  clock.advance(1)
  await send({ ...mail, id: 'young' })
  clock.advance(30 * DAY_MS)
  await forget()
  expect(await storedMails(query).list()).toMatchObject([
    { raw: expect.stringContaining('<young@') },
  ])
})

test('the count of mails to an address is deleted after a day, and does not contain the address', async () => {
  const { pool, query, transaction } = await aDatabase<Tables>(afterAll)
  const clock = settableClock(Date.UTC(2026, 10, 20))
  const forget = () =>
    mailJobs(query, clock)['delete-mails']({}, { id: '1', attempt: 1, signal: undefined })
  const limit = { name: 'any', mails: 2 }
  const count = (email: string) =>
    transaction((trx) => countMail(trx, { limit, email, now: clock.now() }))
  expect([await count('anouk@voorbeeld.nl'), await count('Anouk@voorbeeld.nl')]).toEqual([
    true,
    true,
  ])
  expect(await count('ANOUK@voorbeeld.nl')).toBe(false)
  const counts = async () => (await pool.query('select * from mail_counts')).rows
  expect(JSON.stringify(await counts())).not.toMatch(/anouk/i)
  clock.advance(DAY_MS)
  await forget()
  expect(await counts()).toHaveLength(1)
  clock.advance(1)
  await forget()
  expect(await counts()).toEqual([])
})
