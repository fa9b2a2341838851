import { expect, onTestFinished, test } from 'vitest'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { MINUTE_MS, SECOND_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { findLastEvent } from '../../visit/store.ts'
import { timedUndo, undoWithLock } from '../../visit/undo-visit-change.ts'
import { changeStatus } from '../change-status.ts'
import { declineUnanswered } from '../decline-unanswered.ts'
import { findOrder } from '../store.ts'
import { anOrderApi } from '../testing/an-order-api.ts'
import { collectMails } from '../testing/collect-mails.ts'
import { calendarOf, deliverMails, makeMailsDue, words } from '../testing/deliver-mails.ts'

const market = await anOrderApi()
const { aBookableProvider, clock, database } = market

async function aRequest(language: Language = 'nl') {
  const { provider } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  const { id, startsAt } = await anOrder(database, provider, { status: 'PENDING', language })
  const mailbox = collectMails()
  const answer = (to: OrderStatus, note = '') =>
    changeStatus(market, { orderId: id, to, actorRole: 'provider', actorName: 'fleur', note })
  const mails = async () => {
    await deliverMails(market, mailbox.sendMail)
    return {
      customer: mailbox.of('anouk@voorbeeld.nl'),
      salon: mailbox.of(`${provider.userName}@voorbeeld.nl`),
    }
  }
  return { id, startsAt, answer, mails, mailbox }
}

test('a confirmed request is confirmed in the mails and calendars of both', async () => {
  const { answer, mails } = await aRequest()
  await answer('CONFIRMED')
  const { customer, salon } = await mails()
  expect(customer.subject).toMatch(/^Bevestigd: dinsdag 24 november 2026, 10:00, Salon Kers/)
  expect(words(customer.text)).toContain('Salon Kersenbloesem heeft je afspraak bevestigd.')
  expect(words(customer.text)).toContain('Annuleren is gratis tot')
  expect(words(salon.text)).toContain('Je hebt een aanvraag bevestigd')
  for (const mail of [customer, salon]) {
    expect(calendarOf(mail)).toEqual(
      expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1', 'STATUS:CONFIRMED']),
    )
  }
})

test('a declined request is removed from the calendars, with the reason', async () => {
  const { answer, mails } = await aRequest('en')
  await answer('DECLINED', 'We are away that day')
  const { customer, salon } = await mails()
  expect(customer.subject).toMatch(/^Not possible: Tuesday 24 November 2026, 10:00/)
  expect(words(customer.text)).toContain('Salon Kersenbloesem cannot take your appointment.')
  expect(words(customer.text)).toContain('Reason: We are away that day')
  expect(words(customer.text)).toContain('No longer to pay: €42.50')
  expect(words(salon.text)).toContain('Je hebt de aanvraag van Anouk Vermeer afgewezen.')
  expect(calendarOf(customer)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']),
  )
})

test('both are told that a request was not answered', async () => {
  const { mails, startsAt } = await aRequest()
  clock.set(startsAt)
  await declineUnanswered({ ...market, log: market.app.log })
  const { customer, salon } = await mails()
  expect(words(customer.text)).toContain('heeft niet op tijd op je aanvraag geantwoord.')
  expect(words(salon.text)).toContain('Je hebt niet op tijd op de aanvraag van Anouk Vermeer')
  clock.set(TEST_NOW)
})

test('a confirmation is not mailed if the order was cancelled in the meantime', async () => {
  const { answer, mails } = await aRequest()
  await answer('CONFIRMED')
  await answer('CANCELLED')
  const { customer, salon } = await mails()
  expect(customer.subject).toMatch(/^Geannuleerd: /)
  expect(salon.subject).toMatch(/^Geannuleerd: /)
})

test('[WORK-242] a customer who did not come is told so with the words of the salon and how to object', async () => {
  const { id, answer, mails, mailbox, startsAt } = await aRequest()
  await answer('CONFIRMED')
  clock.set(startsAt + 15 * MINUTE_MS)
  await answer('NO_SHOW', 'We hebben een kwartier gewacht')
  await expect(mails()).rejects.toThrow('no mail to salon')
  const customer = mailbox.of('anouk@voorbeeld.nl')
  expect(customer.subject).toMatch(/^Niet gekomen: dinsdag 24 november 2026, 10:00, Salon Kers/)
  const text = words(customer.text)
  expect(text).toContain('Salon Kersenbloesem noteerde dat je niet bent gekomen.')
  expect(text).toContain('Van de salon: We hebben een kwartier gewacht')
  expect(text).toContain('Die kan het tot woensdag 25 november 2026, 12:00 aanpassen.')
  expect(text).not.toContain('Niet meer te betalen')
  expect(customer.text).not.toContain('BEGIN:VCALENDAR')
  const { rows } = await database.pool.query(
    `select kind from order_mails where order_id = $1 and kind = 'missed'`,
    [id],
  )
  expect(rows).toHaveLength(1)
  clock.set(TEST_NOW)
})

test('[WORK-242] who came after all is not told that they did not', async () => {
  const { answer, mails, mailbox, startsAt } = await aRequest()
  await answer('CONFIRMED')
  clock.set(startsAt + 15 * MINUTE_MS)
  expect(await answer('NO_SHOW')).toMatchObject({ ok: true })
  expect(await answer('COMPLETED')).toMatchObject({ ok: true })
  await expect(mails()).rejects.toThrow()
  expect(mailbox.mails).toEqual([])
  clock.set(TEST_NOW)
})

/** A confirmed visit that has begun, changed by a member who may undo it; `mails` are those to its customer. */
async function aBegunVisit() {
  const { provider } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  const { id, startsAt } = await anOrder(database, provider, { status: 'CONFIRMED' })
  const mailbox = collectMails()
  clock.set(startsAt + 15 * MINUTE_MS)
  onTestFinished(() => void clock.set(TEST_NOW))
  const by = { actorRole: 'provider', actorName: 'fleur', isUndoable: true } as const
  return {
    set: (to: OrderStatus) => {
      clock.advance(SECOND_MS)
      return changeStatus(market, { orderId: id, to, ...by })
    },
    undo: async () => {
      const order = await findOrder(database.query, id)
      const event = await findLastEvent(database.query, id)
      if (!order || !event) throw new Error('There is nothing to undo.')
      const undo = timedUndo(order, event, 'fleur', clock.now())
      if (!undo) throw new Error('It can no longer be undone.')
      await database.transaction((trx) => undoWithLock(trx, undo))
    },
    mails: async () => {
      await makeMailsDue(database)
      await deliverMails(market, mailbox.sendMail)
      return mailbox.mails.length
    },
    ids: () => mailbox.mails.map(({ messageId }) => messageId),
  }
}

test('[WORK-242] an outcome that is set, corrected and set again within seconds is mailed once', async () => {
  const { set, mails } = await aBegunVisit()
  for (const status of ['NO_SHOW', 'COMPLETED', 'NO_SHOW'] as const) {
    expect(await set(status)).toMatchObject({ ok: true })
  }
  expect(await mails()).toBe(1)
})

test('[WORK-242] an outcome that is corrected and comes back is mailed, also when its mail was due meanwhile', async () => {
  const { set, undo, mails } = await aBegunVisit()
  await set('NO_SHOW')
  await set('COMPLETED')
  expect(await mails()).toBe(0)
  await undo()
  expect(await mails()).toBe(1)
  expect(await mails()).toBe(1)
})

test('[WORK-242] an outcome that is set again later is another mail, and a correction that stays is none', async () => {
  const { set, mails, ids } = await aBegunVisit()
  await set('NO_SHOW')
  expect(await mails()).toBe(1)
  await set('COMPLETED')
  expect(await mails()).toBe(1)
  clock.set(clock.now() + MINUTE_MS)
  await set('NO_SHOW')
  expect(await mails()).toBe(2)
  expect(new Set(ids()).size).toBe(2)
})
