import { expect, test } from 'vitest'
import { confirmMailCode, requestMailCode } from '#contract/mail-address.ts'
import { placeOrder } from '#contract/order.ts'
import { anAccount } from '#demo/builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail/message.ts'
import { orderJobs } from '../order/jobs.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi, DAAN } from '../order/testing/an-order-api.ts'
import { type As, injection } from '../testing/api.ts'
import { mailAddressJobs } from './jobs.ts'
import { verifyAddress } from './store.ts'

const market = await anOrderApi()
const { aBookableProvider, call, clock, database, place, read, refusal } = market
const SECRET = 'a secret of the tests, long enough to be one'
let customers = 0

/** A customer nobody else is, with an order that names another mailbox than the account's. */
async function anOrderFor(customerEmail: string) {
  const userName = `klant-van-${++customers}`
  await anAccount(database, { userName })
  const as: As = { as: { userName } }
  const salon = await aBookableProvider()
  const book = (options: object = {}) =>
    place(
      aDraft(salon.provider, [salon.cut], {
        customerUserName: userName,
        customerInfo: { customerEmail },
        ...options,
      }),
      as,
    )
  const orderId = await book()
  const params = { orderId }
  return {
    as,
    orderId,
    book,
    userName,
    request: (from = as) => call(requestMailCode, { params, body: {} }, from),
    refusedRequest: async (from: As) =>
      (await refusal(requestMailCode, { params, body: {} }, from)).code,
    confirm: (code: string, from = as) => call(confirmMailCode, { params, body: { code } }, from),
    refusedCode: async (code: string, from = as) =>
      (await refusal(confirmMailCode, { params, body: { code } }, from)).code,
  }
}

async function statusOfRequest(orderId: string, as: As): Promise<number> {
  const asked = injection(requestMailCode, { params: { orderId }, body: {} }, as)
  return (await market.app.inject(asked)).statusCode
}

async function sent(): Promise<Mail[]> {
  const mails: Mail[] = []
  const about = {
    database,
    clock,
    secretKey: SECRET,
    publicUrl: new URL('https://bloesem.example'),
    log: market.app.log,
    sendMail: async (mail: Mail) => void mails.push(mail),
  }
  await runDueJobs(database.pool, {
    ...orderJobs({ ...about, mailFrom: 'Bloesem <hallo@bloesem.example>' }),
    ...mailAddressJobs(about),
  })
  return mails
}

async function codeTo(email: string): Promise<string> {
  const mail = (await sent()).find(({ to }) => to === email)
  return /^\d{8}/.exec(mail?.subject ?? '')?.[0] ?? ''
}

test('an address typed with an order gets its mails once its code is entered, besides the account’s address', async () => {
  const { as, orderId, book, request, confirm, userName } = await anOrderFor('Tweede@voorbeeld.nl')
  expect((await sent()).map(({ to }) => to)).not.toContain('Tweede@voorbeeld.nl')
  await request()
  const { data } = await confirm(await codeTo('tweede@voorbeeld.nl'))
  expect(data.mailTo).toEqual([`${userName}@voorbeeld.nl`, 'tweede@voorbeeld.nl'])
  expect((await read(orderId, as)).mailTo).toEqual(data.mailTo)
  await book({ startsAt: tuesday('14:00') })
  const to = (await sent()).map((mail) => mail.to)
  expect(to).toEqual(expect.arrayContaining([`${userName}@voorbeeld.nl`, 'tweede@voorbeeld.nl']))
  expect(to).toHaveLength(3)
})

test('placing an order returns where its mails go', async () => {
  const { provider, cut } = await aBookableProvider()
  const customerInfo = { customerEmail: 'vreemde@voorbeeld.nl' }
  const body = aDraft(provider, [cut], { customerInfo })
  const { data } = await call(placeOrder, { body }, ANOUK)
  expect(data.mailTo).toEqual(['anouk@voorbeeld.nl'])
})

test('the mail with the code contains no typed text, and is in the language of the request', async () => {
  const { request, as } = await anOrderFor('woorden@voorbeeld.nl')
  await database.pool.query(`update orders set customer_name = 'Koop nu bij evil.example',
    customer_instructions = 'Koop nu' where customer_email = 'woorden@voorbeeld.nl'`)
  await request({ ...as, language: 'nl' })
  const mail = (await sent()).find(({ to }) => to === 'woorden@voorbeeld.nl')
  expect(mail).toMatchObject({
    language: 'nl',
    subject: expect.stringMatching(/^\d{8} is je code/),
  })
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Koop nu|evil|Kersenbloesem/)
  await request({ ...as, language: 'en' })
  const english = (await sent()).find(({ to }) => to === 'woorden@voorbeeld.nl')
  expect(english?.subject).toMatch(/^\d{8} is your code/)
})

test('only the customer can request and use a code, neither the provider nor a stranger', async () => {
  const { request, refusedRequest, refusedCode } = await anOrderFor('eigen@voorbeeld.nl')
  expect(await refusedRequest(DAAN)).toBe('forbidden')
  await request()
  const code = await codeTo('eigen@voorbeeld.nl')
  expect(await refusedCode(code, DAAN)).toBe('forbidden')
})

test('a wrong code, an old one and the sixth attempt are refused alike; a new code replaces the last', async () => {
  const { request, refusedCode, confirm } = await anOrderFor('raden@voorbeeld.nl')
  expect(await refusedCode('12345678')).toBe('code-invalid')
  await request()
  const first = await codeTo('raden@voorbeeld.nl')
  const wrong = first === '00000000' ? '00000001' : '00000000'
  for (let tries = 0; tries < 5; tries++) expect(await refusedCode(wrong)).toBe('code-invalid')
  expect(await refusedCode(first)).toBe('code-invalid')
  await request()
  const second = await codeTo('raden@voorbeeld.nl')
  expect(await refusedCode(first)).toBe('code-invalid')
  clock.advance(30 * MINUTE_MS)
  expect(await refusedCode(second)).toBe('code-invalid')
  await request()
  const third = await codeTo('raden@voorbeeld.nl')
  await confirm(`${third.slice(0, 4)} ${third.slice(4)}`)
  expect(await refusedCode(third)).toBe('code-invalid')
  clock.set(TEST_NOW)
})

test('an address that is verified in the meantime gets no further code', async () => {
  const { request, confirm } = await anOrderFor('snel@voorbeeld.nl')
  await request()
  const code = await codeTo('snel@voorbeeld.nl')
  await request()
  await confirm(code)
  expect(await codeTo('snel@voorbeeld.nl')).toBe('')
})

test('a code that is replaced while it is checked is refused', async () => {
  const { request, confirm, refusedCode } = await anOrderFor('net-te-laat@voorbeeld.nl')
  await request()
  const first = await codeTo('net-te-laat@voorbeeld.nl')
  const { rows } = await database.pool.query(
    "select id, code_hash from mail_addresses where email = 'net-te-laat@voorbeeld.nl'",
  )
  await request()
  const second = await codeTo('net-te-laat@voorbeeld.nl')
  const stale = { id: rows[0].id, codeHash: rows[0].code_hash, now: clock.now() }
  expect(await verifyAddress(database.query, stale)).toBe(false)
  expect(await refusedCode(first)).toBe('code-invalid')
  await confirm(second)
})

test('a mailbox gets three codes a day, whoever asks and in any spelling', async () => {
  const first = await anOrderFor('vol@voorbeeld.nl')
  const second = await anOrderFor('VOL@voorbeeld.nl')
  const outcomes = await Promise.all(
    [first, second, first, second, first].map(({ orderId, as }) => statusOfRequest(orderId, as)),
  )
  expect(outcomes.toSorted()).toEqual([202, 202, 202, 429, 429])
  clock.advance(DAY_MS)
  expect(await statusOfRequest(first.orderId, first.as)).toBe(202)
  clock.set(TEST_NOW)
})

test('an account can request five codes a day, for any mailboxes', async () => {
  const { book, as } = await anOrderFor('bus@voorbeeld.nl')
  const outcomes: number[] = []
  for (const [index, time] of ['10:45', '11:30', '12:15', '13:00', '13:45', '14:30'].entries()) {
    const customerInfo = { customerEmail: `bus-${index}@voorbeeld.nl` }
    const orderId = await book({ customerInfo, startsAt: tuesday(time) })
    outcomes.push(await statusOfRequest(orderId, as))
  }
  expect(outcomes).toEqual([202, 202, 202, 202, 202, 429])
})

test('an address that already gets the mails gets no code, in any spelling', async () => {
  for (const customerEmail of ['anouk@voorbeeld.nl', 'Anouk@Voorbeeld.NL']) {
    const { provider, cut } = await aBookableProvider()
    const orderId = await place(aDraft(provider, [cut], { customerInfo: { customerEmail } }))
    await sent()
    await call(requestMailCode, { params: { orderId }, body: {} }, ANOUK)
    expect((await sent()).filter(({ subject }) => /^\d{8}/.test(subject))).toEqual([])
  }
})

test('an address verified by one customer is not verified for another', async () => {
  const { request, confirm } = await anOrderFor('gedeeld@voorbeeld.nl')
  await request()
  await confirm(await codeTo('gedeeld@voorbeeld.nl'))
  const other = await anOrderFor('gedeeld@voorbeeld.nl')
  expect((await sent()).map(({ to }) => to)).not.toContain('gedeeld@voorbeeld.nl')
  expect((await read(other.orderId, other.as)).mailTo).toEqual([`${other.userName}@voorbeeld.nl`])
})
