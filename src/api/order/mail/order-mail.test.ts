import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/order.ts'
import { aCatalogItem, anAccount, aPromotion } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import { DAY_MINUTES } from '#domain/time-units.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { As } from '../../testing/api.ts'
import { aDraft } from '../testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../testing/an-order-api.ts'
import { collectMails, unreachableMailServer } from '../testing/collect-mails.ts'
import { calendarOf, deliverMails, words } from '../testing/deliver-mails.ts'

const IN_DUTCH: As = { ...ANOUK, language: 'nl' }
const market = await anOrderApi()
const { aBookableProvider, call, clock, database, place } = market
const deliver = (sendMail: SendMail) => deliverMails(market, sendMail)
await anAccount(database, { userName: 'fleur', role: 'provider' })

test('the customer’s confirmation names who, what, when, where, the price and how to cancel', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  const mask = await aCatalogItem(database, provider, {
    nameNl: 'Herstellend haarmasker',
    priceCents: 1400,
    durationMinutes: 15,
    vatRate: 21,
    isAddon: true,
  })
  const { id: promotionId } = await aPromotion(database, provider)
  const draft = aDraft(provider, [cut, { ...mask, quantity: 2 }], {
    promotionId,
    discountCents: 705,
    customerInstructions: 'Derde verdieping.\nIk ben allergisch voor notenolie.',
  })
  const orderId = await place(draft, IN_DUTCH)
  await deliver(mailbox.sendMail)
  const mail = mailbox.of('anouk@voorbeeld.nl')
  expect(mail.subject).toBe('Geboekt: dinsdag 24 november 2026, 10:00, Salon Kersenbloesem')
  expect(mail.from).toMatchObject({ name: 'Bloesem', address: 'hallo@bloesem.example' })
  for (const text of [words(mail.text), words(plain(mail.html))]) {
    expect(text).toContain('Tot dinsdag 24 november, Anouk')
    expect(text).toContain('Je afspraak bij Salon Kersenbloesem staat.')
    expect(text).toContain('dinsdag 24 november 2026, 10:00 – 11:15')
    expect(text).toContain('1 uur 15 min, tijd in Amsterdam')
    expect(text).toContain('In de salon: Haarlemmerdijk 112, 1013 JH Amsterdam')
    expect(text).toContain('Knippen & föhnen, € 42,50')
    expect(text).toContain('2 × Herstellend haarmasker, € 28,00')
    expect(text).toContain('Bloesemdagen, − € 7,05')
    expect(text).toContain('€ 63,45, inclusief € 4,37 btw (21%) en € 3,16 btw (9%)')
    expect(text).toContain('Te betalen in de salon')
    expect(text).toContain('Derde verdieping. Ik ben allergisch voor notenolie.')
    expect(text).toContain('Annuleren is gratis tot dinsdag 24 november 2026, 08:00.')
    expect(text).toContain('Bel 0205550112')
    expect(text).toContain(orderNumber(orderId))
  }
  expect(mail.text).toContain(`Bekijk je afspraak: https://bloesem.example/bookings/${orderId}`)
  expect(mail.html).toContain(`href="https://bloesem.example/bookings/${orderId}"`)
  expect(mail.html).toContain('<html lang="nl">')
})

test('the confirmation is in English for an English booking, and the provider’s in Dutch', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider()
  await place(aDraft(provider, [cut]), { ...ANOUK, language: 'en' })
  await deliver(mailbox.sendMail)
  const customer = mailbox.of('anouk@voorbeeld.nl')
  expect(customer.subject).toBe('Booked: Tuesday 24 November 2026, 10:00, Salon Kersenbloesem')
  expect(words(customer.text)).toContain('To pay at the salon: €42.50, including €3.51 VAT (9%)')
  expect(words(customer.text)).toContain(
    'You can cancel free of charge until Tuesday 24 November 2026, 08:00.',
  )
  const salon = mailbox.of(`${provider.userName}@voorbeeld.nl`)
  expect(salon.subject).toBe('Nieuwe boeking: dinsdag 24 november 2026, 10:00, Anouk Vermeer')
  expect(words(salon.text)).toContain('Wie: Anouk Vermeer 06 12345678 anouk@voorbeeld.nl')
  expect(words(salon.text)).toContain('Te ontvangen: € 42,50')
})

test('the visit is added to the calendar, and removed with the same UID and a higher SEQUENCE', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  const orderId = await place(aDraft(provider, [cut]), IN_DUTCH)
  await deliver(mailbox.sendMail)
  expect(calendarOf(mailbox.of('anouk@voorbeeld.nl'))).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      `UID:order-${orderId}@bloesem.example`,
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART;TZID=Europe/Amsterdam:20261124T100000',
      'DTEND;TZID=Europe/Amsterdam:20261124T104500',
      'SUMMARY:Knippen & föhnen\\, Salon Kersenbloesem',
      'LOCATION:Haarlemmerdijk 112\\, 1013 JH Amsterdam',
      'ORGANIZER;CN="Bloesem":mailto:hallo@bloesem.example',
      'ATTENDEE;CN="Anouk Vermeer";PARTSTAT=ACCEPTED:mailto:anouk@voorbeeld.nl',
      `URL:https://bloesem.example/bookings/${orderId}`,
    ]),
  )
  mailbox.mails.length = 0
  await call(cancelOrder, { params: { orderId }, body: {} }, ANOUK)
  await deliver(mailbox.sendMail)
  for (const to of ['anouk@voorbeeld.nl', `${provider.userName}@voorbeeld.nl`]) {
    expect(calendarOf(mailbox.of(to))).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        `UID:order-${orderId}@bloesem.example`,
        'SEQUENCE:1',
        'STATUS:CANCELLED',
      ]),
    )
  }
})

test('a cancellation is mailed to both with date, time and reason', async () => {
  const mailbox = collectMails()
  const { provider } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  const { id: orderId } = await anOrder(database, provider)
  await call(
    cancelOrder,
    { params: { orderId }, body: { reason: 'Ik kan niet op die tijd' } },
    ANOUK,
  )
  await deliver(mailbox.sendMail)
  const customer = mailbox.of('anouk@voorbeeld.nl')
  expect(customer.subject).toBe('Geannuleerd: dinsdag 24 november 2026, 10:00, Salon Kersenbloesem')
  expect(words(customer.text)).toContain(
    'Je hebt je afspraak bij Salon Kersenbloesem geannuleerd op vrijdag 20 november 2026, 12:00.',
  )
  expect(words(customer.text)).toContain('Bewaar deze mail: het is je bewijs.')
  expect(words(customer.text)).toContain('Niet meer te betalen: € 42,50')
  const salon = mailbox.of(`${provider.userName}@voorbeeld.nl`)
  expect(words(salon.text)).toContain(
    'Anouk Vermeer heeft geannuleerd op vrijdag 20 november 2026, 12:00.',
  )
  expect(words(salon.text)).toContain('Reden: Ik kan niet op die tijd')
  expect(words(salon.text)).toContain('De tijd is weer vrij in je agenda.')
})

test('the mail says that the provider cancelled', async () => {
  const mailbox = collectMails()
  const { provider } = await aBookableProvider({ ownerUserName: 'fleur', fullName: 'Salon Fleur' })
  const { id: orderId } = await anOrder(database, provider, { language: 'en' })
  await call(
    cancelOrder,
    { params: { orderId }, body: {} },
    { as: { userName: 'fleur', role: 'provider' } },
  )
  await deliver(mailbox.sendMail)
  expect(words(mailbox.of('anouk@voorbeeld.nl').text)).toContain(
    'Salon Fleur cancelled your appointment on Friday 20 November 2026, 12:00.',
  )
  expect(words(mailbox.of(`${provider.userName}@voorbeeld.nl`).text)).toContain(
    'Je hebt de afspraak van Anouk Vermeer geannuleerd op',
  )
})

test('a visit that needs confirmation is requested and tentative in the calendar', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider({ autoConfirm: false })
  await place(aDraft(provider, [cut]), IN_DUTCH)
  await deliver(mailbox.sendMail)
  const customer = mailbox.of('anouk@voorbeeld.nl')
  expect(customer.subject).toMatch(/^Aangevraagd: /)
  expect(calendarOf(customer)).toContain('STATUS:TENTATIVE')
  expect(mailbox.of(`${provider.userName}@voorbeeld.nl`).subject).toMatch(/^Nieuwe aanvraag: /)
})

test('a home visit takes place and is paid at home; a free one costs nothing', async () => {
  const mailbox = collectMails()
  const { provider } = await aBookableProvider({ serviceAvailability: 'BOTH' })
  const gift = await aCatalogItem(database, provider, { priceCents: 0 })
  const customerInfo = {
    serviceLocation: 'DOORSTEP',
    customerAddress: 'Javastraat 20, Amsterdam',
  } as const
  await place(aDraft(provider, [gift], { customerInfo }), IN_DUTCH)
  await deliver(mailbox.sendMail)
  const text = words(mailbox.of('anouk@voorbeeld.nl').text)
  expect(text).toContain('Aan huis: Javastraat 20, Amsterdam')
  expect(text).toContain('Te betalen bij het bezoek: Gratis')
})

test('a visit booked within the cancellation window names whom to call', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider({ cancellationWindowMinutes: 7 * DAY_MINUTES })
  await place(aDraft(provider, [cut]), IN_DUTCH)
  await deliver(mailbox.sendMail)
  expect(words(mailbox.of('anouk@voorbeeld.nl').text)).toContain(
    'Online annuleren kan niet meer, daarvoor is het te kort dag. Kun je niet komen? Laat het de salon weten: 0205550112.',
  )
})

test('times are in the provider’s time zone', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider({ timeZone: 'Atlantic/Canary' })
  await place(aDraft(provider, [cut], { startsAt: tuesday('11:00') }), IN_DUTCH)
  await deliver(mailbox.sendMail)
  const mail = mailbox.of('anouk@voorbeeld.nl')
  expect(words(mail.text)).toContain(
    'dinsdag 24 november 2026, 10:00 – 10:45 45 min, tijd in Canary',
  )
  expect(calendarOf(mail)).toContain('DTSTART;TZID=Atlantic/Canary:20261124T100000')
})

test('a provider without a telephone is reached by mail; one with a KVK number is named with it', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  await database.query
    .updateTable('providers')
    .set({ mobile_numbers: [], kvk_number: '12345678' })
    .where('id', '=', provider.id)
    .execute()
  await place(aDraft(provider, [cut]), IN_DUTCH)
  await deliver(mailbox.sendMail)
  expect(words(mailbox.of('anouk@voorbeeld.nl').text)).toContain(
    `Je afspraak is met Salon Kersenbloesem (KVK 12345678). Vragen? Mail ${provider.userName}@voorbeeld.nl.`,
  )
})

test('a hostile name adds no header, no markup and no calendar line', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider({
    fullName: 'Salon\r\nBcc: allen@voorbeeld.nl',
  })
  const customerName = 'Eva"</td><script>alert(1)\r\nBcc: allen@voorbeeld.nl\r\nEND:VEVENT'
  await place(aDraft(provider, [cut], { customerInfo: { customerName } }), IN_DUTCH)
  await deliver(mailbox.sendMail)
  expect(mailbox.mails).toHaveLength(2)
  const salon = mailbox.of(`${provider.userName}@voorbeeld.nl`)
  const customer = mailbox.of('anouk@voorbeeld.nl')
  expect([salon.bcc, customer.bcc]).toEqual([undefined, undefined])
  expect(customer.subject).toMatch(/, Salon Bcc: allen@voorbeeld\.nl$/)
  // What would be a link is no part of a name: a tag with a slash in it, an address, a scheme.
  expect(salon.subject).toMatch(/, een klant$/)
  expect(salon.html).not.toContain('<script>')
  expect(calendarOf(salon).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  expect(calendarOf(customer).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
})

test('markup in a name is text in a mail', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider()
  const customerInfo = { customerName: 'Eva <b>"de Wit' }
  await place(aDraft(provider, [cut], { customerInfo }), IN_DUTCH)
  await deliver(mailbox.sendMail)
  const { html } = mailbox.of(`${provider.userName}@voorbeeld.nl`)
  expect(html).not.toContain('<b>')
  expect(html).toContain('Eva &#60;b&#62;')
})

test('a value in a sentence is not interpolated again', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider()
  const customerInfo = {
    customerName: '{{cancelledAt}} {{salon}}',
    customerEmail: 'fill@voorbeeld.nl',
  }
  await place(aDraft(provider, [cut], { customerInfo }), IN_DUTCH)
  await deliver(mailbox.sendMail)
  expect(mailbox.of(`${provider.userName}@voorbeeld.nl`).subject).toContain(
    '{{cancelledAt}} {{salon}}',
  )
})

test('a mail that could not be sent is retried and arrives once, unchanged', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]), IN_DUTCH)
  await deliver(unreachableMailServer)
  expect(await waiting(orderId)).toEqual([{ attempts: 1 }, { attempts: 1 }])
  await due(orderId)
  await deliver(mailbox.sendMail)
  expect(mailbox.mails).toHaveLength(2)
  expect(mailbox.of('anouk@voorbeeld.nl').messageId).toBe(
    `<order-${orderId}.0.confirmation.customer@bloesem.example>`,
  )
  expect(await waiting(orderId)).toEqual([])
})

test('a confirmation delayed until after the cancellation is not sent', async () => {
  const mailbox = collectMails()
  const { provider, cut } = await aBookableProvider()
  const orderId = await place(aDraft(provider, [cut]), IN_DUTCH)
  await deliver(unreachableMailServer)
  await call(cancelOrder, { params: { orderId }, body: {} }, ANOUK)
  await due(orderId)
  await deliver(mailbox.sendMail)
  expect(mailbox.mails.map(({ subject }) => subject?.split(':')[0])).toEqual([
    'Geannuleerd',
    'Geannuleerd',
  ])
  expect(clock.now()).toBe(TEST_NOW)
})

async function waiting(orderId: string) {
  const { rows } = await database.pool.query(
    "select attempts from graphile_worker._private_jobs where payload->>'orderId' = $1",
    [orderId],
  )
  return rows
}

// The queue waits longer after every failure; the test does not.
async function due(orderId: string) {
  await database.pool.query(
    "update graphile_worker._private_jobs set run_at = now() where payload->>'orderId' = $1",
    [orderId],
  )
}

function plain(html: string | undefined): string {
  return (html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#38;', '&')
    .replace(/ +/g, ' ')
}
