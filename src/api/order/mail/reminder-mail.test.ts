import { expect, test } from 'vitest'
import { modifyOrder } from '#contract/order.ts'
import { anOrder } from '#demo/order-builders.ts'
import { monday, TEST_NOW, tuesday } from '#demo/weekdays.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { sendReminders } from '../send-reminders.ts'
import { aDraft } from '../testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../testing/an-order-api.ts'
import { collectMails } from '../testing/collect-mails.ts'
import { deliverMails, words } from '../testing/deliver-mails.ts'

const market = await anOrderApi()
const { aBookableProvider, call, clock, database, place } = market

/** Reminders that go out at a moment, by the salon or the customer they are about. */
async function reminded(now: number) {
  clock.set(now)
  await Promise.all([sendReminders(market), sendReminders(market)])
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  clock.set(TEST_NOW)
  return mailbox.mails.filter(({ subject }) => /^(Herinnering|Reminder)/.test(subject ?? ''))
}

async function nothingElse() {
  await database.pool.query('truncate orders cascade')
  await database.pool.query('truncate graphile_worker._private_jobs')
}

test('the customer alone is reminded, once, from ten in the morning of the day before', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  await anOrder(database, provider, { items: [cut] })
  expect(await reminded(monday('09:59'))).toEqual([])
  const [mail, ...others] = await reminded(monday('10:00'))
  expect(others).toEqual([])
  expect(mail?.to).toMatchObject([{ address: 'anouk@voorbeeld.nl' }])
  expect(mail?.subject).toBe('Herinnering: dinsdag 24 november 2026, 10:00, Salon Kersenbloesem')
  expect(words(mail?.text)).toContain('Een kleine herinnering aan je afspraak')
  expect(words(mail?.text)).toContain('Annuleren is gratis tot dinsdag 24 november 2026, 08:00.')
  expect(mail?.attachments).toEqual([])
  expect(await reminded(monday('12:00'))).toEqual([])
})

test('the reminder is in the recipient’s language and the provider’s time zone', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider()
  const { id } = await anOrder(database, provider, { items: [cut], language: 'en' })
  await database.pool.query("update orders set time_zone = 'Pacific/Auckland' where id = $1", [id])
  // Ten on the eve in Auckland is half a day before ten on the eve in Amsterdam.
  const [mail] = await reminded(monday('10:00') - 12 * HOUR_MS)
  expect(mail?.subject).toMatch(/^Reminder: Tuesday 24 November 2026, 22:00/)
})

test('[ORDER-03] only confirmed upcoming visits are reminded', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider()
  for (const [index, status] of (
    ['PENDING', 'ACCEPTED', 'COMPLETED', 'CANCELLED', 'DECLINED', 'NO_SHOW'] as OrderStatus[]
  ).entries()) {
    await anOrder(database, provider, {
      status,
      items: [cut],
      customerUserName: `guest-${index}`,
      startsAt: tuesday('10:00') + index * HOUR_MS,
    })
  }
  const mails = await reminded(monday('10:00'))
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['guest-1@voorbeeld.nl'])
  expect(await reminded(tuesday('11:00'))).toEqual([])
})

test('a moved visit is reminded again, for its new time', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]))
  expect(await reminded(monday('10:00'))).toHaveLength(1)
  const body = aDraft(provider, [cut], { startsAt: tuesday('10:00') + 7 * DAY_MS })
  await call(modifyOrder, { params: { orderId }, body }, ANOUK)
  expect(await reminded(tuesday('09:00'))).toEqual([])
  const [mail] = await reminded(monday('10:00') + 7 * DAY_MS)
  expect(mail?.subject).toMatch(/1 December 2026, 10:00/)
})

test('no reminder is sent for an order placed since the reminder was due', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider()
  clock.set(monday('10:30'))
  await place(aDraft(provider, [cut]))
  expect(await reminded(monday('11:00'))).toEqual([])
})

test('a late reminder says what is still possible, and is not sent after the start', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider()
  await anOrder(database, provider, { items: [cut] })
  clock.set(monday('10:00'))
  await sendReminders(market)
  const [mail] = await reminded(tuesday('09:00'))
  expect(words(mail?.text)).toContain('Online annuleren kan niet meer')
  await anOrder(database, provider, { items: [cut], startsAt: tuesday('12:00') })
  clock.set(monday('12:00'))
  await sendReminders(market)
  expect(await reminded(tuesday('12:00'))).toEqual([])
})
