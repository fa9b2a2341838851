import { beforeEach, expect, test } from 'vitest'
import { acceptVisitTerms, readVisitLink, removeVisitAddress } from '#contract/visit-link.ts'
import { anAccount } from '#demo/builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { changeStatus } from '../order/change-status.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { deliverMails, words } from '../order/testing/deliver-mails.ts'
import { TEST_SECRET } from '../testing/api.ts'
import { aWorkspace } from './testing/a-workspace.ts'
import { visitLinkToken } from './visit-link.ts'

const market = await aWorkspace()
const { aSalon, call, clock, database, refusal } = market
const ELS = { name: 'Els <b>koop nu</b>', email: 'els@voorbeeld.nl' }

beforeEach(async () => {
  clock.set(TEST_NOW)
  // The tests write to one mailbox, whose mails of a day are counted.
  await database.pool.query('delete from mail_counts')
})

async function delivered() {
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  return mailbox
}

function tokenIn(text: string | undefined): string {
  return /https:\/\/bloesem\.example\/visit\/([\w-]{79})\s/.exec(text ?? '')?.[1] ?? ''
}

async function aLinkedVisit() {
  const salon = await aSalon()
  await delivered() // the mails of the visit before
  const { orderId } = await salon.book(tuesday('10:00'), { newClient: ELS })
  const mail = (await delivered()).of(ELS.email)
  return { ...salon, mail, orderId, params: { token: tokenIn(mail.text) } }
}

const isUnknown = async (token: string) =>
  (await refusal(readVisitLink, { params: { token } })).code === 'not-found'

test('[WORK-108] somebody written down with a mail address gets a mail with a link to the visit, and no word of the member', async () => {
  const { mail, params } = await aLinkedVisit()
  expect(mail.subject).toBe(
    'Your appointment: Tuesday 24 November 2026, 10:00, Salon Kersenbloesem',
  )
  expect(mail.text).not.toContain('koop nu')
  expect(words(mail.text)).toContain('You can cancel free of charge until Tuesday 24 November 2026')
  expect((await call(readVisitLink, { params })).data).toMatchObject({
    providerFullName: 'Salon Kersenbloesem',
    status: 'CONFIRMED',
    acceptedAt: null,
    serviceName: 'Cut & blow-dry',
    startTime: '2026-11-24T10:00:00+01:00',
    isOpen: true,
  })
})

test('[WORK-108] the mail of a visit within the cancellation window says that cancelling is no longer free', async () => {
  const { book } = await aSalon()
  clock.set(tuesday('09:00'))
  await book(tuesday('10:00'), { newClient: ELS })
  const mail = words((await delivered()).of(ELS.email).text)
  expect(mail).toContain('Cancelling is no longer free.')
  expect(mail).not.toContain('free of charge until')
})

test('[WORK-108] the names of a salon and of its services are no links in the mail', async () => {
  const salon = await aSalon({ fullName: 'Kersenbloesem win.example' })
  await database.pool.query(
    "update catalog_items set name_en = 'Cut https://win.example/now' where id = $1",
    [salon.cut.id],
  )
  await salon.book(tuesday('10:00'), { newClient: ELS })
  const { subject, text, html } = (await delivered()).of(ELS.email)
  expect(subject).toBe('Your appointment: Tuesday 24 November 2026, 10:00, Kersenbloesem')
  expect(words(text)).toContain('Cut, €')
  expect(`${text} ${html}`).not.toContain('win.example')
})

test('[WORK-108] without an address and for who sits there already there is no such mail', async () => {
  const { book } = await aSalon()
  await book(tuesday('10:00'), { newClient: { name: 'Els' } })
  await book(TEST_NOW - 10 * MINUTE_MS, { newClient: ELS })
  expect((await delivered()).mails).toEqual([])
})

test('[WORK-108] a salon causes at most forty of these mails a day', async () => {
  const { book } = await aSalon()
  for (let nth = 0; nth < 42; nth++) {
    const newClient = { ...ELS, email: `els-${nth}@voorbeeld.nl` }
    await book(tuesday('00:00') + nth * 50 * MINUTE_MS, { newClient })
  }
  expect((await delivered()).mails).toHaveLength(40)
  clock.advance(DAY_MS)
  await book(tuesday('00:00') + 50 * 50 * MINUTE_MS, { newClient: ELS })
  expect((await delivered()).mails).toHaveLength(1)
})

test('[WORK-108] a mailbox gets at most five of these mails a day, of all salons together', async () => {
  const [one, other] = [await aSalon(), await aSalon()]
  for (const time of ['10:00', '11:00', '12:00', '13:00']) {
    await one.book(tuesday(time), { newClient: ELS })
    await other.book(tuesday(time), { newClient: { ...ELS, email: 'ELS@voorbeeld.nl' } })
  }
  expect((await delivered()).mails).toHaveLength(5)
  clock.advance(DAY_MS)
  await one.book(tuesday('14:00'), { newClient: ELS })
  expect((await delivered()).mails).toHaveLength(1)
})

test('[WORK-108] a visit that was cancelled before the mail left is not mailed', async () => {
  const { book } = await aSalon()
  const { orderId } = await book(tuesday('10:00'), { newClient: ELS })
  const to = 'CANCELLED' as const
  await changeStatus(market, { orderId, to, actorRole: 'provider', actorName: 'fleur' })
  const recipients = (await delivered()).mails.map((mail) => mail.to?.[0]?.address)
  expect(recipients).not.toContain(ELS.email)
})

test('[WORK-109] the client accepts the terms by a press, once; the salon reads when', async () => {
  const { orderId, params, read } = await aLinkedVisit()
  expect(await read(orderId)).toMatchObject({ acceptedTermsAt: null, linkMail: 'sent' })
  const first = await call(acceptVisitTerms, { params })
  expect(first.data.acceptedAt).toBe('2026-11-20T12:00:00+01:00')
  clock.advance(MINUTE_MS)
  const again = await call(acceptVisitTerms, { params })
  expect(again.data.acceptedAt).toBe('2026-11-20T12:00:00+01:00')
  expect((await read(orderId)).acceptedTermsAt).toBe('2026-11-20T12:00:00+01:00')
})

test('[WORK-109] after the start and of a cancelled visit the terms are not accepted any more', async () => {
  const { orderId, params } = await aLinkedVisit()
  clock.set(tuesday('10:00'))
  expect((await call(readVisitLink, { params })).data.isOpen).toBe(false)
  expect((await refusal(acceptVisitTerms, { params })).code).toBe('order-not-changeable')
  clock.set(TEST_NOW)
  const to = 'CANCELLED' as const
  await changeStatus(market, { orderId, to, actorRole: 'provider', actorName: 'fleur' })
  expect((await refusal(acceptVisitTerms, { params })).code).toBe('order-not-changeable')
})

test('[WORK-108] who says that it is somebody else’s takes the address from the salon, and the links end', async () => {
  const { book, orderId, params, provider, read } = await aLinkedVisit()
  const other = await aSalon()
  const elsewhere = await other.book(tuesday('10:00'), { newClient: ELS })
  const { orderId: second } = await book(tuesday('14:00'), {
    newClient: { ...ELS, email: 'ELS@voorbeeld.nl' },
  })
  await call(removeVisitAddress, { params })
  expect(await isUnknown(params.token)).toBe(true)
  for (const each of [orderId, second]) {
    expect(await read(each)).toMatchObject({ customerEmail: '', linkMail: 'objected' })
  }
  const { rows } = await database.pool.query(
    'select count(email) as addresses, count(*) as cards from clients where provider_id = $1',
    [provider.id],
  )
  expect(rows).toEqual([{ addresses: 0, cards: 2 }])
  expect((await other.read(elsewhere.orderId)).customerEmail).toBe(ELS.email)
  const recipients = (await delivered()).mails.map((mail) => mail.to?.[0]?.address)
  expect(recipients).toEqual([ELS.email]) // of the other salon
})

test('[WORK-108] an address whose owner objected is not mailed when the salon types it again, and the salon reads so', async () => {
  const { book, params, provider, read } = await aLinkedVisit()
  const other = await aSalon()
  await call(removeVisitAddress, { params })
  const newClient = { ...ELS, email: 'ELS@voorbeeld.nl' }
  const { orderId } = await book(tuesday('14:00'), { newClient })
  const elsewhere = await other.book(tuesday('14:00'), { newClient })
  expect((await delivered()).mails).toHaveLength(1) // of the other salon
  expect(await read(orderId)).toMatchObject({ acceptedTermsAt: null, linkMail: 'objected' })
  expect((await other.read(elsewhere.orderId)).linkMail).toBe('sent')
  const { rows } = await database.pool.query(
    'select m::text as row from mail_objections m where provider_id = $1',
    [provider.id],
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('els@')
})

test('[WORK-109] the salon reads when no mail with the link has left, and why', async () => {
  const { book, provider, read } = await aSalon()
  const linkMailOf = async (orderId: string) => (await read(orderId)).linkMail
  const { orderId } = await book(tuesday('10:00'), { newClient: ELS })
  expect(await linkMailOf(orderId)).toBe('notSent')
  await delivered()
  expect(await linkMailOf(orderId)).toBe('sent')
  const nameless = await book(tuesday('11:00'), { newClient: { name: 'Bo' } })
  expect(await linkMailOf(nameless.orderId)).toBe('noAddress')
  await database.pool.query('update mail_counts set mails = 40')
  const beyond = await book(tuesday('12:00'), { newClient: ELS })
  expect((await delivered()).mails).toEqual([])
  expect(await linkMailOf(beyond.orderId)).toBe('notSent')
  await anAccount(database, { userName: 'sanne-met-account', name: 'Sanne' })
  const { rows } = await database.pool.query(
    `insert into clients (provider_id, user_name, name, phone, created_at)
     values ($1, 'sanne-met-account', 'Sanne', '', now()) returning id`,
    [provider.id],
  )
  const known = await book(tuesday('15:00'), { clientId: rows[0].id })
  expect(await linkMailOf(known.orderId)).toBe('account')
})

test('[WORK-108] a forged link and one to another address are unknown', async () => {
  const { orderId, params } = await aLinkedVisit()
  const { token } = params
  const forged = [
    'x',
    `${token}A`,
    token.slice(0, -1),
    crypto.randomUUID() + token.slice(36),
    visitLinkToken('another secret', orderId, ELS.email),
    visitLinkToken(TEST_SECRET, orderId, 'bo@voorbeeld.nl'),
    `${'-'.repeat(36)}${token.slice(36)}`,
  ]
  for (const each of forged) expect(await isUnknown(each), each).toBe(true)
})
