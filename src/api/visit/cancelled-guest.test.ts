import { beforeEach, expect, test } from 'vitest'
import { cancelByVisitLink } from '#contract/visit-link.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { calendarOf, deliverMails, makeMailsDue, words } from '../order/testing/deliver-mails.ts'
import { TEST_SECRET } from '../testing/api.ts'
import { aSalonWithSeries, WEEKS } from './testing/a-salon-with-series.ts'
import { aWorkspace } from './testing/a-workspace.ts'
import { visitLinkToken } from './visit-link.ts'

const market = await aWorkspace()
const { aSalon, call, clock, database } = market
// One for each test: a mailbox gets at most five of these mails a day.
const els = (test: string) => ({ name: 'Els', email: `${test}@voorbeeld.nl` })

beforeEach(() => clock.set(TEST_NOW))

async function mailsNow() {
  await makeMailsDue(database)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  return mailbox
}

test('[WORK-155] a client without an account is mailed when the salon cancels, with no word of a member', async () => {
  const client = els('one')
  const { book, cancel } = await aSalon()
  const { orderId } = await book(tuesday('10:00'), { newClient: client })
  await mailsNow()
  await cancel(orderId)
  const mail = (await mailsNow()).of(client.email)
  expect(mail.subject).toMatch(/^Cancelled: /)
  expect(words(mail.text)).toContain('It costs you nothing.')
  expect(words(mail.text)).toContain('Tuesday 24 November 2026, 10:00 – 10:45')
  expect(words(mail.text)).not.toContain('Els')
  expect(calendarOf(mail)).toContain('STATUS:CANCELLED')
})

test('[WORK-155] a cancellation that is undone, and one by the client, is not mailed to a client without an account', async () => {
  const client = els('undone')
  const { book, cancel, undo } = await aSalon()
  const { orderId } = await book(tuesday('10:00'), { newClient: client })
  await mailsNow()
  const { version } = await cancel(orderId)
  await undo(orderId, version)
  const toClient = async () =>
    (await mailsNow()).mails.filter(({ to }) => to?.[0]?.address === client.email)
  expect(await toClient()).toEqual([])
  const token = visitLinkToken(TEST_SECRET, orderId, client.email)
  await call(cancelByVisitLink, { params: { token } })
  expect(await toClient()).toEqual([])
})

test('[WORK-155] of a series that the salon cancels a client without an account gets one mail', async () => {
  const client = els('series')
  const { bookAll, cancelAll } = await aSalonWithSeries(market)
  const visits = await bookAll(WEEKS, { newClient: client })
  await mailsNow()
  const later = visits.slice(1).map(({ orderId }) => ({ orderId, version: 1 }))
  await cancelAll(later, 'Een woord')
  const mail = (await mailsNow()).of(client.email)
  expect(mail.subject).toContain('Cancelled: 2 appointments')
  expect(words(mail.text)).toContain('8 December')
  expect(words(mail.text)).not.toContain('24 November')
  expect(words(mail.text)).not.toContain('Een woord')
  expect(calendarOf(mail).filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(2)
})

test('[WORK-208] a mail with a link that the visit could not note leaves once, and a cancellation is mailed', async () => {
  const client = els('noted')
  const { book, cancel } = await aSalon()
  await mailsNow()
  const { orderId } = await book(tuesday('10:00'), { newClient: client })
  const noLink =
    'alter table orders add constraint no_link check (link_mailed_at is null) not valid'
  await database.pool.query(noLink)
  expect((await mailsNow()).mails).toHaveLength(1)
  await database.pool.query('alter table orders drop constraint no_link')
  expect((await mailsNow()).mails).toEqual([])
  await cancel(orderId)
  expect((await mailsNow()).of(client.email).subject).toMatch(/^Cancelled: /)
})
