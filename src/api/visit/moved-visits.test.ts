import { beforeEach, expect, test } from 'vitest'
import { agreeToMove, cancelOrder, getOrder, modifyOrder } from '#contract/order.ts'
import { undoVisitChange } from '#contract/visit.ts'
import { agreeByVisitLink, cancelByVisitLink, readVisitLink } from '#contract/visit-link.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, DAAN } from '../order/testing/an-order-api.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { deliverMails, makeMailsDue, words } from '../order/testing/deliver-mails.ts'
import { TEST_SECRET } from '../testing/api.ts'
import { aWorkspace, FLEUR } from './testing/a-workspace.ts'
import { visitLinkToken } from './visit-link.ts'

const market = await aWorkspace()
const { aSalon, call, clock, database, refusal } = market
const ELS = { name: 'Els', email: 'els@voorbeeld.nl' }
const iso = (instant: number) => new Date(instant).toISOString()

beforeEach(() => clock.set(TEST_NOW))

async function aMovedVisit() {
  const salon = await aSalon()
  const { provider, cut } = salon
  const { id: orderId } = await anOrder(database, provider, {
    customerUserName: 'anouk',
    items: [cut],
    startsAt: tuesday('10:00'),
  })
  const moved = await salon.move(orderId, wednesday('15:00'))
  const params = { orderId }
  const agree = (startsAt: number) => ({ params, body: { startTime: iso(startsAt) } })
  return {
    ...salon,
    orderId,
    version: moved.version,
    agree: (startsAt = wednesday('15:00'), from = ANOUK) =>
      call(agreeToMove, agree(startsAt), from),
    refuseAgree: async (startsAt = wednesday('15:00'), from = ANOUK) =>
      (await refusal(agreeToMove, agree(startsAt), from)).code,
    order: async () => (await call(getOrder, { params }, ANOUK)).data.order,
  }
}

async function aMovedVisitOfGuest() {
  const salon = await aSalon()
  const { orderId } = await salon.book(tuesday('10:00'), { newClient: ELS })
  await makeMailsDue(database)
  await deliverMails(market, collectMails().sendMail)
  await salon.move(orderId, wednesday('15:00'))
  const token = visitLinkToken(TEST_SECRET, orderId, ELS.email)
  const params = { token }
  return {
    ...salon,
    orderId,
    params,
    visit: async () => (await call(readVisitLink, { params })).data,
  }
}

/** Makes the cancellation window of a visit so long that it has begun already. */
async function endFreeCancellation(orderId: string) {
  const sql = 'update orders set cancellation_window_minutes = 10080 where id = $1'
  await database.pool.query(sql, [orderId])
  clock.advance(HOUR_MS)
}

test('[WORK-151] the customer reads from what the salon moved her visit, and agrees once; the salon reads when', async () => {
  const { agree, order, orderId, read } = await aMovedVisit()
  expect((await order()).move).toMatchObject({
    fromStartTime: '2026-11-24T10:00:00+01:00',
    agreedAt: null,
  })
  clock.advance(MINUTE_MS)
  const { agreedAt } = (await agree()).data
  clock.advance(MINUTE_MS)
  expect((await agree()).data.agreedAt).toBe(agreedAt)
  expect((await order()).move).toMatchObject({ agreedAt })
  expect((await read(orderId)).events.at(-1)).toMatchObject({ agreedAt })
  expect((await order()).changeable).toBe(true)
})

test('[WORK-151] nobody else agrees, nor to another time than the present one, nor once the visit began', async () => {
  const { move, orderId, refuseAgree, version } = await aMovedVisit()
  expect(await refuseAgree(wednesday('15:00'), DAAN)).toBe('forbidden')
  expect(await refuseAgree(wednesday('15:00'), FLEUR)).toBe('forbidden')
  await move(orderId, wednesday('16:00'), version)
  expect(await refuseAgree()).toBe('order-changed')
  clock.set(wednesday('16:00'))
  expect(await refuseAgree(wednesday('16:00'))).toBe('order-not-changeable')
})

test('[WORK-151] a move that was undone, a visit at another time by its customer and one that never moved are nothing to agree to', async () => {
  const { order, orderId, params, refuseAgree, version } = await aMovedVisit()
  const undo = { params: { ...params, orderId }, body: { version } }
  await call(undoVisitChange, undo, FLEUR)
  expect((await order()).move).toBeNull()
  expect(await refuseAgree(tuesday('10:00'))).toBe('order-not-changeable')
})

test('[WORK-151] within the cancellation window the customer of a moved visit takes another time, or cancels free of charge', async () => {
  const { cut, order, orderId, provider } = await aMovedVisit()
  await endFreeCancellation(orderId)
  expect((await order()).changeable).toBe(true)
  const draft = aDraft(provider, [cut], { startsAt: wednesday('16:00') })
  await call(modifyOrder, { params: { orderId }, body: draft }, ANOUK)
  expect((await order()).move).toBeNull()
  await call(cancelOrder, { params: { orderId }, body: { orderId } }, ANOUK)
})

test('[WORK-151] a client without an account gets a mail with the link when the visit moves, with both times and no word of a member', async () => {
  const { params } = await aMovedVisitOfGuest()
  await makeMailsDue(database)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  const mail = mailbox.of(ELS.email)
  expect(mail.subject).toBe('Moved: Wednesday 25 November 2026, 15:00, Salon Kersenbloesem')
  expect(words(mail.text)).toContain('Was: Tuesday 24 November 2026, 10:00')
  expect(words(mail.text)).toContain('cancel free of charge by the same link')
  expect(mail.text).toContain(params.token)
})

test('[WORK-151] a move that is undone is not mailed to a client without an account', async () => {
  const { orderId, undo } = await aMovedVisitOfGuest()
  await undo(orderId, 2)
  await makeMailsDue(database)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(mailbox.mails.map(({ to }) => to?.[0]?.address)).not.toContain(ELS.email)
})

test('[WORK-151] by the link the client agrees to the new time', async () => {
  const { orderId, params, read, visit } = await aMovedVisitOfGuest()
  expect(await visit()).toMatchObject({
    cancellable: true,
    move: { fromStartTime: '2026-11-24T10:00:00+01:00', agreedAt: null },
  })
  const body = (startsAt: number) => ({ params, body: { startTime: iso(startsAt) } })
  expect((await refusal(agreeByVisitLink, body(tuesday('10:00')))).code).toBe('order-changed')
  const { data } = await call(agreeByVisitLink, body(wednesday('15:00')))
  expect(data.move?.agreedAt).not.toBeNull()
  expect((await read(orderId)).events.at(-1)?.agreedAt).toBe(data.move?.agreedAt)
})

test('[WORK-151] by the link the client cancels until the last free moment, which frees the time and tells the salon', async () => {
  const { orderId, params, read } = await aMovedVisitOfGuest()
  await endFreeCancellation(orderId)
  expect((await call(cancelByVisitLink, { params })).data).toMatchObject({ status: 'CANCELLED' })
  expect((await call(cancelByVisitLink, { params })).data.cancellable).toBe(false)
  expect((await read(orderId)).events.at(-1)).toMatchObject({ actor: 'customer' })
  expect(await market.timesOf(orderId)).toEqual(['15:00–15:45 free'])
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(words(mailbox.mails.at(-1)?.text)).toMatch(/Els (heeft geannuleerd|cancelled)/)
})

test('[WORK-151] by the link of a visit that was not moved nothing is cancelled within the window', async () => {
  const { book } = await aSalon()
  const { orderId } = await book(tuesday('10:00'), { newClient: ELS })
  const params = { token: visitLinkToken(TEST_SECRET, orderId, ELS.email) }
  clock.set(tuesday('09:30'))
  expect((await refusal(cancelByVisitLink, { params })).code).toBe('order-not-changeable')
})
