import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/order.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { As } from '../../testing/api.ts'
import { aDraft } from '../testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../testing/an-order-api.ts'
import { collectMails } from '../testing/collect-mails.ts'
import { calendarOf, deliverMails, words } from '../testing/deliver-mails.ts'

const market = await anOrderApi()
const { aBookableProvider, call, clock, database, place, read } = market
const STRANGER = { customerInfo: { customerEmail: 'vreemde@voorbeeld.nl' } }

async function delivered() {
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  return mailbox
}

async function aCustomer(options: Parameters<typeof anAccount>[1]): Promise<As> {
  const { userName } = await anAccount(database, options)
  return { as: { userName } }
}

test('[ORDER-01] an order with any address is accepted, and its mails go to the account’s address only', async () => {
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut], STRANGER))
  await call(cancelOrder, { params: { orderId }, body: { reason: 'Koop nu' } }, ANOUK)
  const orderIdToCome = await place(aDraft(provider, [cut], STRANGER))
  const mailbox = await delivered()
  const to = mailbox.mails.map((mail) => mail.to?.[0]?.address)
  expect(to).not.toContain('vreemde@voorbeeld.nl')
  expect(to).toContain('anouk@voorbeeld.nl')
  const calendars = mailbox.mails.flatMap((mail) => (mail.attachments[0] ? calendarOf(mail) : []))
  expect(calendars.join()).not.toContain('vreemde@voorbeeld.nl')
  const order = await read(orderIdToCome)
  expect(order).toMatchObject({
    mailTo: ['anouk@voorbeeld.nl'],
    customerInfo: { customerEmail: 'vreemde@voorbeeld.nl' },
  })
})

test('the provider does not see where the customer’s mails go', async () => {
  await anAccount(database, { userName: 'fleur', role: 'provider' })
  const { provider } = await aBookableProvider({ ownerUserName: 'fleur' })
  const { id } = await anOrder(database, provider)
  const order = await read(id, { as: { userName: 'fleur', role: 'provider' } })
  expect(order.mailTo).toEqual([])
})

test('an account without a verified address gets no mail; the provider does', async () => {
  const iris = await aCustomer({ userName: 'iris', emailVerified: false })
  const { provider, cut } = await aBookableProvider()
  const info = { customerUserName: 'iris', customerInfo: { customerEmail: 'iris@voorbeeld.nl' } }
  const orderId = await place(aDraft(provider, [cut], info), iris)
  const mailbox = await delivered()
  expect(mailbox.mails.map((mail) => mail.to?.[0]?.address)).toEqual([
    `${provider.userName}@voorbeeld.nl`,
  ])
  expect((await read(orderId, iris)).mailTo).toEqual([])
})

test('an address in other letter case is the same: one mail is sent', async () => {
  const { provider, cut } = await aBookableProvider()
  const customerInfo = { customerEmail: 'ANOUK@voorbeeld.nl' }
  await database.pool.query(`insert into mail_addresses (id, user_name, email, requested_at, verified_at)
    values (gen_random_uuid(), 'anouk', 'anouk@voorbeeld.nl', now(), now())`)
  const orderId = await place(aDraft(provider, [cut], { customerInfo }))
  expect((await read(orderId)).mailTo).toEqual(['anouk@voorbeeld.nl'])
  const mailbox = await delivered()
  expect(mailbox.mails).toHaveLength(2)
})

test('a mail is not sent to an address that is no longer verified', async () => {
  const { provider, cut } = await aBookableProvider()
  await place(aDraft(provider, [cut]))
  await database.pool.query("update accounts set email_verified = false where user_name = 'anouk'")
  const mailbox = await delivered()
  await database.pool.query("update accounts set email_verified = true where user_name = 'anouk'")
  expect(mailbox.mails.map((mail) => mail.to?.[0]?.address)).toEqual([
    `${provider.userName}@voorbeeld.nl`,
  ])
})

test('a mailbox gets at most a hundred mails a day for one customer’s orders, and the order is still placed', async () => {
  const roos = await aCustomer({ userName: 'roos' })
  const { provider, cut } = await aBookableProvider()
  const book = async (time: string) => {
    const options = { customerUserName: 'roos', startsAt: tuesday(time) }
    const orderId = await place(aDraft(provider, [cut], options), roos)
    const { rows } = await database.pool.query(
      `select payload->>'to' as "to" from graphile_worker._private_jobs
       where payload->>'orderId' = $1 order by 1`,
      [orderId],
    )
    return rows.map(({ to }) => to)
  }
  expect(await book('10:00')).toEqual(['customer', 'salon'])
  await database.pool.query('update mail_counts set mails = 99')
  expect(await book('11:00')).toEqual(['customer', 'salon'])
  expect(await book('12:00')).toEqual([])
  clock.advance(DAY_MS)
  expect(await book('13:00')).toEqual(['customer', 'salon'])
  clock.set(TEST_NOW)
  await database.pool.query('truncate mail_counts')
})

test('two simultaneous orders are counted one after the other', async () => {
  const lies = await aCustomer({ userName: 'lies' })
  const { provider, cut } = await aBookableProvider()
  const book = (time: string) =>
    place(aDraft(provider, [cut], { customerUserName: 'lies', startsAt: tuesday(time) }), lies)
  const before = await sumOfCounts()
  await Promise.all(['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'].map(book))
  expect((await sumOfCounts()) - before).toBe(12)
})

test.each(['http://x.y', 'bit.ly/x', 'www.evil.example'])(
  'a name that is a link is not used in mails: %s',
  async (customerName) => {
    const { provider, cut } = await aBookableProvider()
    await place(aDraft(provider, [cut], { customerInfo: { customerName } }), {
      ...ANOUK,
      language: 'en',
    })
    const mailbox = await delivered()
    const [customer, salon] = ['anouk@voorbeeld.nl', `${provider.userName}@voorbeeld.nl`].map(
      mailbox.of,
    )
    expect(words(customer?.text)).toContain('See you on Tuesday 24 November Your appointment')
    expect(salon?.subject).toMatch(/, een klant$/)
    for (const mail of [customer, salon]) {
      const calendar = mail ? calendarOf(mail).join('\n') : ''
      expect(`${mail?.subject} ${mail?.text} ${mail?.html} ${calendar}`).not.toContain(customerName)
    }
  },
)

async function sumOfCounts(): Promise<number> {
  const { rows } = await database.pool.query(
    'select coalesce(sum(mails), 0)::int as sum from mail_counts',
  )
  return rows[0].sum
}
