import { expect, test } from 'vitest'
import { cancelOrder, modifyOrder, type OrderDraft } from '#contract/order.ts'
import { anAccount } from '#demo/builders.ts'
import { tuesday, wednesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { As } from '../../testing/api.ts'
import { aDraft } from '../testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../testing/an-order-api.ts'
import { collectMails } from '../testing/collect-mails.ts'
import { calendarOf, deliverMails, words } from '../testing/deliver-mails.ts'

const IN_DUTCH: As = { ...ANOUK, language: 'nl' }
const FLEUR: As = { as: { userName: 'fleur', role: 'provider' } }
const market = await anOrderApi()
const { aBookableProvider, call, clock, database, place } = market
await anAccount(database, { userName: 'fleur', role: 'provider' })

async function aBookedProvider(options: Parameters<typeof aBookableProvider>[0] = {}) {
  const salon = await aBookableProvider({
    fullName: 'Salon Kersenbloesem',
    ownerUserName: 'fleur',
    ...options,
  })
  const { provider, cut } = salon
  const orderId = await place(aDraft(provider, [cut]), IN_DUTCH)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  mailbox.mails.length = 0
  const modify = (body: OrderDraft, from = IN_DUTCH) =>
    call(modifyOrder, { params: { orderId }, body }, from)
  const mails = async () => {
    await deliverMails(market, mailbox.sendMail)
    return {
      customer: mailbox.of('anouk@voorbeeld.nl'),
      salon: mailbox.of(`${provider.userName}@voorbeeld.nl`),
    }
  }
  return { ...salon, orderId, modify, mails, mailbox }
}

test('a change is mailed to both parties, with the old and the new visit', async () => {
  const { provider, cut, modify, mails } = await aBookedProvider()
  await modify(aDraft(provider, [{ ...cut, quantity: 2 }], { startsAt: wednesday('14:00') }))
  const { customer, salon } = await mails()
  expect(customer.subject).toBe('Gewijzigd: woensdag 25 november 2026, 14:00, Salon Kersenbloesem')
  expect(words(customer.text)).toContain('Je hebt je afspraak bij Salon Kersenbloesem gewijzigd.')
  expect(words(customer.text)).toContain('Was: dinsdag 24 november 2026, 10:00')
  expect(words(customer.text)).toContain('Wanneer: woensdag 25 november 2026, 14:00 – 15:30')
  expect(words(customer.text)).toContain('2 × Knippen & föhnen, € 85,00')
  expect(words(customer.text)).toContain(
    'Annuleren is gratis tot woensdag 25 november 2026, 12:00.',
  )
  expect(words(salon.text)).toContain('Anouk Vermeer heeft de afspraak gewijzigd.')
  expect(words(salon.text)).toContain('Was: dinsdag 24 november 2026, 10:00')
})

test('the calendar entries of both are updated with the same UID and a higher SEQUENCE each time', async () => {
  const { provider, cut, modify, mails, orderId, mailbox } = await aBookedProvider()
  const sent: string[] = []
  for (const [sequence, time] of ['11:00', '12:00'].entries()) {
    clock.advance(MINUTE_MS)
    await modify(aDraft(provider, [cut], { startsAt: tuesday(time) }))
    const { customer, salon } = await mails()
    for (const mail of [customer, salon]) {
      expect(calendarOf(mail)).toEqual(
        expect.arrayContaining([
          'METHOD:REQUEST',
          `UID:order-${orderId}@bloesem.example`,
          `SEQUENCE:${sequence + 1}`,
          'STATUS:CONFIRMED',
          `DTSTART;TZID=Europe/Amsterdam:20261124T${time.replace(':', '')}00`,
        ]),
      )
      sent.push(mail.messageId ?? '', ...calendarOf(mail).filter((line) => /^DTSTAMP/.test(line)))
    }
    mailbox.mails.length = 0
  }
  // Four mails of their own; the stamp of each change is its own, and the same to both.
  expect(new Set(sent).size).toBe(4 + 2)
})

test('the mail of a change that keeps the time names one time', async () => {
  const { provider, cut, modify, mails } = await aBookedProvider()
  await modify(aDraft(provider, [cut], { customerInstructions: 'Derde verdieping' }))
  const { customer } = await mails()
  expect(words(customer.text)).toContain('Bericht aan de salon: Derde verdieping')
  expect(words(customer.text)).not.toContain('Was:')
})

test('the mail says who changed the visit, each in the recipient’s language', async () => {
  const { provider, cut, modify, mails } = await aBookedProvider()
  await modify(aDraft(provider, [cut], { startsAt: tuesday('11:00') }), {
    ...FLEUR,
    language: 'en',
  })
  const { customer, salon } = await mails()
  expect(words(customer.text)).toContain('Salon Kersenbloesem heeft je afspraak gewijzigd.')
  expect(words(salon.text)).toContain('Je hebt de afspraak van Anouk Vermeer gewijzigd.')
})

test('a change that needs the provider’s confirmation is tentative, and the mail says so', async () => {
  const { provider, cut, modify, mails } = await aBookedProvider({ autoConfirm: false })
  await modify(aDraft(provider, [cut], { startsAt: tuesday('11:00') }))
  const { customer, salon } = await mails()
  expect(words(customer.text)).toContain('Salon Kersenbloesem kijkt ernaar en laat het je weten.')
  expect(words(salon.text)).toContain('vraagt of je akkoord bent.')
  expect(calendarOf(customer)).toContain('STATUS:TENTATIVE')
})

test('a change whose mail is delayed until after the cancellation is not mailed', async () => {
  const { provider, cut, modify, mails, orderId } = await aBookedProvider()
  await modify(aDraft(provider, [cut], { startsAt: tuesday('11:00') }))
  await call(cancelOrder, { params: { orderId }, body: {} }, ANOUK)
  const { customer } = await mails()
  expect(customer.subject).toMatch(/^Geannuleerd: /)
  expect(calendarOf(customer)).toContain('SEQUENCE:2')
})
