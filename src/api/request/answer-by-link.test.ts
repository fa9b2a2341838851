import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { answerByLink, readAnswerLink } from '#contract/answer-link.ts'
import { cancelOrder, modifyOrder } from '#contract/order.ts'
import { answerRequest } from '#contract/request.ts'
import { moveVisit, undoVisitChange } from '#contract/visit.ts'
import { anAccount } from '#demo/builders.ts'
import { TEST_NOW, wednesday } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { answerLinkToken, readAnswerLink as linkIn } from '../order/answer-link.ts'
import { declineUnanswered } from '../order/decline-unanswered.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { calendarOf, deliverMails, makeMailsDue, words } from '../order/testing/deliver-mails.ts'
import { type As, injection, TEST_SECRET } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const market = await anOrderApi()
const { aBookableProvider, app, call, clock, database, place, read, refusal, rowsOf } = market
for (const userName of ['fleur', 'bo']) await anAccount(database, { userName })

beforeEach(() => clock.set(TEST_NOW))

async function aRequest() {
  const salon = await aBookableProvider({ ownerUserName: 'fleur', autoConfirm: false })
  const { userName } = salon.provider
  await setAddress('fleur', `${userName}@voorbeeld.nl`)
  const draftAt = (startsAt: number) => aDraft(salon.provider, [salon.cut], { startsAt })
  const orderId = await place(draftAt(wednesday('14:00')))
  const mails = async () => {
    const mailbox = collectMails()
    await deliverMails(market, mailbox.sendMail)
    return { salon: mailbox.of(`${userName}@voorbeeld.nl`), of: mailbox.of }
  }
  const { salon: mail } = await mails()
  const token = tokenIn(mail.text)
  return { ...salon, draftAt, mail, mails, orderId, own: { userName, orderId }, token }
}

function tokenIn(text: string | undefined): string {
  return /https:\/\/bloesem\.example\/salon-answer\/([\w-]{78})\s/.exec(text ?? '')?.[1] ?? ''
}

const readLink = async (token: string) => (await call(readAnswerLink, { params: { token } })).data
const answer = async (token: string, body: 'CONFIRMED' | 'DECLINED') =>
  (await call(answerByLink, { params: { token }, body: { answer: body, reason: 'full' } })).data
const refused = async (token: string) =>
  (await refusal(answerByLink, { params: { token }, body: { answer: 'CONFIRMED' } })).code

test('[WORK-105] the link in the mail shows the request to whoever has it, without contact details, and changes nothing', async () => {
  const { mail, orderId, provider, token } = await aRequest()
  for (let nth = 0; nth < 3; nth++) {
    expect(await readLink(token)).toEqual({
      state: 'waiting',
      providerUserName: provider.userName,
      providerFullName: 'Salon Kersenbloesem',
      timeZone: 'Europe/Amsterdam',
      answerBy: '2026-11-21T12:00:00+01:00',
      answer: null,
      visit: {
        customerName: 'Anouk Vermeer',
        serviceName: 'Cut & blow-dry',
        totalAmount: 42.5,
        serviceLocation: 'SALON',
        appointmentStartTime: '2026-11-25T14:00:00+01:00',
        appointmentEndTime: '2026-11-25T14:45:00+01:00',
      },
    })
  }
  expect(await rowsOf(orderId)).toMatchObject({ events: 1, mails: 0 })
  expect((await read(orderId)).status).toBe('PENDING')
  expect(calendarOf(mail).join()).not.toContain(token)
})

test('[WORK-105] a press on its page confirms the request, as the member whom the mail was for', async () => {
  const { mails, orderId, token } = await aRequest()
  expect(await answer(token, 'CONFIRMED')).toMatchObject({
    state: 'answered',
    answer: { status: 'CONFIRMED', at: '2026-11-20T12:00:00+01:00' },
  })
  expect((await read(orderId)).status).toBe('CONFIRMED')
  const { rows } = await database.pool.query(
    "select actor from order_events where order_id = $1 and to_status = 'CONFIRMED'",
    [orderId],
  )
  expect(rows).toEqual([{ actor: 'fleur' }])
  await makeMailsDue(database)
  const customer = (await mails()).of('anouk@voorbeeld.nl')
  expect(customer.subject).toMatch(/^Confirmed: /)
  expect(calendarOf(customer)).toContain('STATUS:CONFIRMED')
})

test('[WORK-105] it is declined with a reason, which the customer reads in her language', async () => {
  const { mails, token } = await aRequest()
  const decline = { answer: 'DECLINED' } as const
  const without = await refusal(answerByLink, { params: { token }, body: decline })
  expect(without.details).toMatchObject([{ path: 'body.reason' }])
  const body = { ...decline, reason: 'full', message: 'Friday is free.' } as const
  await call(answerByLink, { params: { token }, body }, { language: 'nl' })
  await makeMailsDue(database)
  const text = words((await mails()).of('anouk@voorbeeld.nl').text)
  expect(text).toContain('Reason: That day is full. Friday is free.')
})

test('[WORK-105] an answer that its member takes back in the workspace has not been mailed', async () => {
  const { own, token } = await aRequest()
  clock.advance(HOUR_MS)
  await answer(token, 'DECLINED')
  await call(undoVisitChange, { params: own, body: { version: 2 } }, FLEUR)
  await makeMailsDue(database)
  const { mails, sendMail } = collectMails()
  await deliverMails(market, sendMail)
  expect(mails).toEqual([])
  expect((await readLink(token)).state).toBe('changed')
})

test('[WORK-106] a link that was answered says so, the same answer again is no fault, and another is refused', async () => {
  const { orderId, token } = await aRequest()
  await answer(token, 'DECLINED')
  expect((await answer(token, 'DECLINED')).answer?.status).toBe('DECLINED')
  expect(await refused(token)).toBe('order-not-changeable')
  expect(await readLink(token)).toMatchObject({ state: 'answered', answer: { status: 'DECLINED' } })
  expect(await rowsOf(orderId)).toMatchObject({ events: 2 })
})

test('[WORK-106] after the end of the term the link says so and shows no visit, before and after the request lapsed', async () => {
  const { token } = await aRequest()
  clock.set(TEST_NOW + DAY_MS + 1)
  const lapsed = { state: 'lapsed', visit: null, answer: null }
  expect(await readLink(token)).toMatchObject(lapsed)
  expect(await refused(token)).toBe('order-not-changeable')
  await declineUnanswered({ ...market, log: app.log })
  expect(await readLink(token)).toMatchObject(lapsed)
})

test('[WORK-106] a request that was changed or moved since is not answered by the link of before; the new mail has one', async () => {
  const { draftAt, mails, orderId, own, token } = await aRequest()
  await call(modifyOrder, { params: { orderId }, body: draftAt(wednesday('16:00')) }, ANOUK)
  expect((await readLink(token)).state).toBe('changed')
  expect(await refused(token)).toBe('order-changed')
  const renewed = tokenIn((await mails()).salon.text)
  expect((await readLink(renewed)).visit?.appointmentStartTime).toBe('2026-11-25T16:00:00+01:00')
  const startTime = new Date(wednesday('17:00')).toISOString()
  await call(moveVisit, { params: own, body: { version: 2, startTime } }, FLEUR)
  expect(await refused(renewed)).toBe('order-changed')
})

test('[WORK-106] a request that its customer cancelled says so', async () => {
  const { orderId, token } = await aRequest()
  await call(cancelOrder, { params: { orderId }, body: {} }, ANOUK)
  expect((await readLink(token)).state).toBe('cancelled')
  expect(await refused(token)).toBe('order-not-changeable')
})

test('[WORK-106] a forged link, one for somebody else and one of a member who left are unknown', async () => {
  const { orderId, provider, token } = await aRequest()
  const link = linkIn(token)
  expect(link).toEqual({ orderId, version: 1, answerBy: TEST_NOW + DAY_MS })
  if (!link) return
  const later = answerLinkToken('another secret', { ...link, version: 2 }, 'fleur')
  const forged = [
    'x',
    '',
    'A'.repeat(78),
    token.slice(1),
    `${token}A`,
    later,
    later.slice(0, 35) + token.slice(35),
    answerLinkToken(TEST_SECRET, link, 'bo'),
    answerLinkToken(TEST_SECRET, { ...link, orderId: crypto.randomUUID() }, 'fleur'),
  ]
  for (const each of forged.filter((text) => text !== '')) {
    const params = { token: each }
    expect((await refusal(readAnswerLink, { params })).code, each).toBe('not-found')
    expect(await refused(each)).toBe('not-found')
  }
  await deleteMembers(provider.id)
  expect(await refused(token)).toBe('not-found')
})

test('[WORK-105] a mail to an address that no member has proven leads to the requests', async () => {
  const { cut, mails, provider } = await aRequest()
  await database.pool.query("update accounts set email_verified = false where user_name = 'fleur'")
  await place(aDraft(provider, [cut], { startsAt: wednesday('10:00') }))
  const { text } = (await mails()).salon
  expect(text).toContain(`https://bloesem.example/salon/${provider.userName}/requests`)
})

test('[WORK-105] the link is for the member with the address of the salon', async () => {
  const { cut, mails, provider, orderId } = await aRequest()
  await database.pool.query(
    "insert into memberships (provider_id, user_name, role) values ($1, 'bo', 'staff')",
    [provider.id],
  )
  await setAddress('fleur', 'fleur@voorbeeld.nl')
  await setAddress('bo', `${provider.userName}@voorbeeld.nl`)
  const next = await place(aDraft(provider, [cut], { startsAt: wednesday('10:00') }))
  await answer(tokenIn((await mails()).salon.text), 'CONFIRMED')
  const { rows } = await database.pool.query(
    "select actor from order_events where order_id = any($1) and to_status = 'CONFIRMED'",
    [[next, orderId]],
  )
  expect(rows).toEqual([{ actor: 'bo' }])
})

test('[WORK-107] of answers from the mail and from the list at once one kind holds, written and mailed once', async () => {
  const { orderId, own, token } = await aRequest()
  clock.advance(HOUR_MS)
  const ways = Array.from({ length: 24 }, async (_, nth) => {
    const kind = nth % 3 ? ('CONFIRMED' as const) : ('DECLINED' as const)
    const body = { answer: kind, reason: 'full' as const }
    const request =
      nth % 2
        ? injection(answerByLink, { params: { token }, body })
        : injection(answerRequest, { params: own, body: { ...body, version: 1 } }, FLEUR)
    const { statusCode, json } = await app.inject(request)
    return statusCode === 200 ? kind : json().code
  })
  const outcomes = await Promise.all(ways)
  const { status } = await read(orderId)
  expect(new Set(outcomes)).toEqual(new Set([status, 'order-not-changeable']))
  expect(outcomes.filter((each) => each === status)).toHaveLength(status === 'CONFIRMED' ? 16 : 8)
  expect(await rowsOf(orderId)).toMatchObject({ events: 2, mails: 2 })
})

async function setAddress(userName: string, email: string): Promise<void> {
  await database.pool.query(
    'update accounts set email = $2, email_verified = true where user_name = $1',
    [userName, email],
  )
}

/** As the operator: a provider keeps an owner otherwise. */
async function deleteMembers(providerId: string): Promise<void> {
  await database.transaction(async (trx) => {
    await sql`set local bloesem.may_be_ownerless = 'yes'`.execute(trx)
    await sql`delete from memberships where provider_id = ${providerId}`.execute(trx)
  })
}
