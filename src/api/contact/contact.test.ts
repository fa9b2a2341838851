import { expect, test } from 'vitest'
import { registerProvider, sendContactRequest } from '#contract/contact.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { runDueJobs } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import { rateLimiter } from '#platform/rate-limit.ts'
import { outputText, runAdmin } from '../ops/admin/run-admin.ts'
import { collectMails, unreachableMailServer } from '../order/testing/collect-mails.ts'
import { anApi, injection } from '../testing/api.ts'
import { contactJobs } from './jobs.ts'
import { aDemoRequest, aMessage, aRegistration } from './testing/requests.ts'

const OPERATOR = 'beheer@bloesem.example'
const api = await anApi()

const send = (body: ReturnType<typeof aMessage>, language: Language = 'nl') =>
  api.call(sendContactRequest, { body }, { language })

async function rows(table: 'contact_requests' | 'registrations', email: string) {
  const { rows } = await api.database.pool.query(`select * from ${table} where email = $1`, [email])
  return rows
}

function jobsTo(sendMail: SendMail, operatorEmail: string | null = OPERATOR) {
  const { database, clock } = api
  const publicUrl = new URL('https://bloesem.example')
  return contactJobs({ database, clock, publicUrl, sendMail, operatorEmail })
}

test('[FORM-01] a message is stored, mailed to the operator and acknowledged in the sender’s language', async () => {
  const mailbox = collectMails()
  await send(aMessage({ email: 'lotte@voorbeeld.nl', source: '/contact-us', language: 'en' }))
  expect(await rows('contact_requests', 'lotte@voorbeeld.nl')).toMatchObject([
    { request_type: 'contact-us', name: 'Anouk Vermeer', source: '/contact-us', language: 'en' },
  ])
  await runDueJobs(api.database.pool, jobsTo(mailbox.sendMail))
  const told = mailbox.of(OPERATOR)
  expect(told.subject).toBe('Een bericht: Anouk Vermeer')
  expect(told.text).toContain('Verkopen jullie cadeaubonnen?')
  const receipt = mailbox.of('lotte@voorbeeld.nl')
  expect(receipt.subject).toBe('We have your message')
  // An address typed by somebody else would get their words from us.
  expect(receipt.text).not.toContain('cadeaubonnen')
})

test('[FORM-01] a name takes one line of a mail, whatever it contains', async () => {
  const mailbox = collectMails()
  const name = 'Anouk\r\nBcc: spion@voorbeeld.nl\r\n\r\n<script>\u2028👩🏽‍🦱 أمينة'
  await send(aMessage({ email: 'kop@voorbeeld.nl', name, message: '<b>Hoi</b>\n\nEn\u200b?' }))
  await runDueJobs(api.database.pool, jobsTo(mailbox.sendMail))
  const said = 'Anouk Bcc: spion@voorbeeld.nl <script> 👩🏽‍🦱 أمينة'
  const told = mailbox.of(OPERATOR)
  expect(told.subject).toBe(`Een bericht: ${said}`)
  expect(told.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(told.html).not.toMatch(/<script>|<b>/)
  expect(mailbox.mails.map(({ to }) => to?.[0]?.address)).toEqual(
    expect.not.arrayContaining(['spion@voorbeeld.nl']),
  )
  expect(await rows('contact_requests', 'kop@voorbeeld.nl')).toMatchObject([
    { name: said, message: '<b>Hoi</b>\n\nEn\u200b?' },
  ])
})

test('[FORM-01] while the mail server is unreachable a message waits and is not lost', async () => {
  await send(aMessage({ email: 'wacht@voorbeeld.nl' }))
  await runDueJobs(api.database.pool, jobsTo(unreachableMailServer))
  await api.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  const mailbox = collectMails()
  await runDueJobs(api.database.pool, jobsTo(mailbox.sendMail))
  expect(mailbox.of('wacht@voorbeeld.nl').subject).toBe('We hebben je bericht')
})

test('without an operator address the message is stored and the sender gets the normal answer', async () => {
  await send(aMessage({ email: 'stil@voorbeeld.nl' }))
  const mailbox = collectMails()
  await runDueJobs(api.database.pool, jobsTo(mailbox.sendMail, null))
  expect(mailbox.mails.map(({ to }) => to?.[0]?.address)).toEqual(['stil@voorbeeld.nl'])
})

test('[FORM-01, FORM-02] messages can be read from the command line, without control characters', async () => {
  const admin = async (command: string) => {
    const said = await runAdmin({ ...api, places: null }, [command])
    return said.ok ? outputText(said, [command]) : said.why
  }
  const name = 'Anouk\u001b[2J'
  await send(
    aMessage({ email: 'lees@voorbeeld.nl', name, message: 'Eerste regel\nTweede\u009b1m' }),
  )
  await send(aDemoRequest({ email: 'demo-lees@voorbeeld.nl', demoDate: '2026-12-01' }))
  await api.call(registerProvider, { body: aRegistration({ email: 'salon@voorbeeld.nl' }) })
  const messages = await admin('messages')
  expect(messages).toMatch(/contact-us {2}Anouk \[2J {2}lees@voorbeeld\.nl/)
  expect(messages).toMatch(/\n {4}Eerste regel\n {4}Tweede 1m$/m)
  expect(messages).toMatch(/demo-scheduling .*\n {4}software-marketing\n {4}2026-12-01 /)
  expect(await admin('registrations')).toMatch(/Samira el Idrissi {2}salon@voorbeeld\.nl/)
})

test.each([
  ['body.name', aMessage({ name: ' ' })],
  ['body.name', aMessage({ name: '\u200b\u2060' })],
  ['body.email', aMessage({ email: 'anouk@' })],
  ['body.message', aMessage({ message: '' })],
  ['body.message', aMessage({ message: '\u3164 \ufeff' })],
  ['body.phone', aMessage({ phone: 'bel me' })],
  ['body.phone', aDemoRequest({ phone: '' })],
  ['body.email', aDemoRequest({ email: 'a@-.nl' })],
  ['body.termsAccepted', aDemoRequest({ requestType: 'contact-sales', termsAccepted: false })],
  ['body.demoDate', aDemoRequest({ demoDate: '2026-11-20' })],
  ['body.demoTime', aDemoRequest({ demoTime: '16:30' })],
])('[FORM-01, PRICE-07] a request is refused for its %s', async (path, body) => {
  const refused = await api.refusal(sendContactRequest, { body })
  expect(refused).toMatchObject({ code: 'invalid-request', details: [{ path }] })
})

test('[PRICE-08] a demo request is stored with its day and time, a question about plans without', async () => {
  const asked = { email: 'demo@voorbeeld.nl', demoDate: '2026-12-01', demoTime: '15:00' }
  await send(aDemoRequest({ ...asked, businessName: 'Henna door Samira', phone: '06-12345678' }))
  await send(aDemoRequest({ ...asked, requestType: 'contact-sales' }))
  expect(await rows('contact_requests', asked.email)).toMatchObject([
    {
      demo_date: '2026-12-01',
      demo_time: '15:00',
      business_name: 'Henna door Samira',
      phone: '0612345678',
    },
    { demo_date: null, demo_time: null, plan: 'software-marketing' },
  ])
})

test('[FORM-02] a registration is stored in full, with normalised numbers and phone', async () => {
  const numbers = { kvkNumber: '1234 5678', vatId: 'nl000099998b57', postalCode: '1094gz' }
  await api.call(registerProvider, { body: aRegistration(numbers) }, { language: 'nl' })
  expect(await rows('registrations', 'samira@voorbeeld.nl')).toMatchObject([
    {
      full_name: 'Samira el Idrissi',
      experience_years: 9,
      postal_code: '1094 GZ',
      phone: '0612345678',
      kvk_number: '12345678',
      vat_id: 'NL000099998B57',
      language: 'nl',
    },
  ])
  const mailbox = collectMails()
  await runDueJobs(api.database.pool, jobsTo(mailbox.sendMail))
  expect(mailbox.of('samira@voorbeeld.nl').subject).toBe('We hebben je aanmelding')
})

test.each([
  ['body.kvkNumber', aRegistration({ kvkNumber: '1234567' })],
  ['body.vatId', aRegistration({ vatId: 'BE0123456789' })],
  ['body.terms', aRegistration({ terms: false })],
  ['body.postalCode', aRegistration({ postalCode: '' })],
  ['body.postalCode', aRegistration({ postalCode: 'x' })],
  ['body.phone', aRegistration({ phone: '+12345678901234567890' })],
  ['body.email', aRegistration({ email: '.@x.nl' })],
  ['body.services', aRegistration({ services: 'x'.repeat(1001) })],
  ['body.fullName', aRegistration({ fullName: '\u200d' })],
])('[FORM-02] a registration is refused for its %s', async (path, body) => {
  const refused = await api.refusal(registerProvider, { body })
  expect(refused).toMatchObject({ code: 'invalid-request', details: [{ path }] })
})

test('a message that fills in the hidden field is answered and not stored', async () => {
  await send(aMessage({ email: 'robot@voorbeeld.nl', website: 'https://spam.example' }))
  const body = aRegistration({ email: 'robot@voorbeeld.nl', website: 'x' })
  await api.call(registerProvider, { body })
  expect(await rows('contact_requests', 'robot@voorbeeld.nl')).toEqual([])
  expect(await rows('registrations', 'robot@voorbeeld.nl')).toEqual([])
})

test('one internet address can send ten messages an hour', async () => {
  const strict = await anApi()
  const limited = await anApi({ deps: { limiter: rateLimiter(strict.database.pool) } })
  const body = aMessage({ email: 'veel@voorbeeld.nl' })
  // A house has a network of IPv6, in which each device takes many addresses.
  const write = (time: number) => {
    const remoteAddress = `2001:db8::${time}`
    return limited.app.inject({ ...injection(sendContactRequest, { body }), remoteAddress })
  }
  for (let time = 1; time <= 10; time += 1) expect((await write(time)).statusCode).toBe(201)
  expect((await write(11)).json().code).toBe('too-many-requests')
})

test('[FORM-01, FORM-02] a mailbox gets three receipts a day, in any spelling and with RATE_LIMIT=off', async () => {
  const receipts = async () => {
    const { rows } = await api.database.pool.query(
      `select 1 from graphile_worker._private_jobs j where payload->>'to' = 'sender' and payload->>'id' in (
         select id::text from contact_requests where lower(email) = 'kas@voorbeeld.nl' union all
         select id::text from registrations where lower(email) = 'kas@voorbeeld.nl')`,
    )
    return rows.length
  }
  const register = (email: string) =>
    api.call(registerProvider, { body: aRegistration({ email }) }, { language: 'nl' })
  await Promise.all([
    ...['kas@voorbeeld.nl', 'Kas@voorbeeld.nl'].map((email) => send(aMessage({ email }))),
    ...['KAS@voorbeeld.nl', 'kas@VOORBEELD.nl'].map(register),
  ])
  expect(await receipts()).toBe(3)
  api.clock.advance(DAY_MS)
  await register('kas@voorbeeld.nl')
  expect(await receipts()).toBe(4)
  api.clock.advance(-DAY_MS)
})

test('messages and registrations are deleted after two years', async () => {
  await send(aMessage({ email: 'lang@voorbeeld.nl' }))
  const forget = () =>
    jobsTo(unreachableMailServer)['delete-contacts']({}, { id: '1', attempt: 1, signal: undefined })
  api.clock.advance(2 * 365 * DAY_MS)
  await forget()
  expect(await rows('contact_requests', 'lang@voorbeeld.nl')).toHaveLength(1)
  api.clock.advance(DAY_MS)
  await forget()
  expect(await rows('contact_requests', 'lang@voorbeeld.nl')).toEqual([])
  expect(await rows('registrations', 'samira@voorbeeld.nl')).toEqual([])
})
