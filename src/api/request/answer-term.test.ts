import { beforeEach, expect, test } from 'vitest'
import { modifyOrder } from '#contract/order.ts'
import { answerRequest, listRequests } from '#contract/request.ts'
import { changeSettings, getSettings } from '#contract/settings.ts'
import { getVisit, moveVisit } from '#contract/visit.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { declineUnanswered } from '../order/decline-unanswered.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { deliverMails, makeMailsDue, words } from '../order/testing/deliver-mails.ts'
import type { As } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const market = await anOrderApi()
const { aBookableProvider, app, call, clock, database, outcome, place, read, refusal, rowsOf } =
  market
await anAccount(database, { userName: 'fleur' })
const decline = () => declineUnanswered({ ...market, log: app.log })

beforeEach(() => clock.set(TEST_NOW))

async function aSalon() {
  const salon = await aBookableProvider({ ownerUserName: 'fleur', autoConfirm: false })
  const params = { userName: salon.provider.userName }
  return {
    ...salon,
    params,
    mailAddress: `${params.userName}@voorbeeld.nl`,
    draftAt: (startsAt: number) => aDraft(salon.provider, [salon.cut], { startsAt }),
    waiting: async () => (await call(listRequests, { params }, FLEUR)).data.requests,
    setTerm: async (answerTermMinutes: number) => {
      const { settings, version } = (await call(getSettings, { params }, FLEUR)).data
      const body = { ...settings, answerTermMinutes, version }
      await call(changeSettings, { params, body }, FLEUR)
    },
  }
}

const visitOf = async (params: { userName: string }, orderId: string) =>
  (await call(getVisit, { params: { ...params, orderId } }, FLEUR)).data.visit

test('[WORK-102] a request waits as long as its salon chose, at most until its start; all three read until when', async () => {
  const { draftAt, params, setTerm, waiting } = await aSalon()
  const soon = await place(draftAt(TEST_NOW + 2 * HOUR_MS))
  await setTerm(240)
  const later = await place(draftAt(tuesday('10:00')))
  const by = '2026-11-20T16:00:00+01:00'
  expect((await waiting()).map(({ orderId, answerBy }) => [orderId, answerBy])).toEqual([
    [soon, '2026-11-20T14:00:00+01:00'],
    [later, by],
  ])
  expect((await visitOf(params, later)).answerBy).toBe(by)
  expect((await read(later)).answerBy).toBe(by)
  const body = { answer: 'CONFIRMED', version: 1 } as const
  await call(answerRequest, { params: { ...params, orderId: later }, body }, FLEUR)
  expect((await visitOf(params, later)).answerBy).toBeNull()
  expect((await read(later)).answerBy).toBeNull()
})

test('[WORK-102] the term begins anew when the customer changes the request or the salon moves it', async () => {
  const { draftAt, params, waiting } = await aSalon()
  const orderId = await place(draftAt(tuesday('10:00')))
  clock.advance(3 * HOUR_MS)
  const startTime = new Date(wednesday('10:00')).toISOString()
  const move = { params: { ...params, orderId }, body: { version: 1, startTime } }
  await call(moveVisit, move, FLEUR)
  expect((await waiting())[0]?.answerBy).toBe('2026-11-21T15:00:00+01:00')
  clock.advance(HOUR_MS)
  await call(modifyOrder, { params: { orderId }, body: draftAt(tuesday('14:00')) }, ANOUK)
  expect((await waiting())[0]?.answerBy).toBe('2026-11-21T16:00:00+01:00')
})

test('[WORK-102] a request of before the term existed waits until its start', async () => {
  const { cut, provider, waiting } = await aSalon()
  await anOrder(database, provider, { status: 'PENDING', items: [cut] })
  expect(await waiting()).toMatchObject([{ answerBy: '2026-11-24T10:00:00+01:00' }])
})

test('[WORK-103] after the end of its term a request is neither listed, answered nor moved', async () => {
  const { draftAt, params, waiting } = await aSalon()
  const orderId = await place(draftAt(tuesday('10:00')))
  clock.set(TEST_NOW + DAY_MS + 1)
  expect(await waiting()).toEqual([])
  const own = { ...params, orderId }
  for (const answer of ['CONFIRMED', 'DECLINED'] as const) {
    const body = { answer, version: 1, reason: 'full' } as const
    expect((await refusal(answerRequest, { params: own, body }, FLEUR)).code).toBe(
      'order-not-changeable',
    )
  }
  const startTime = new Date(wednesday('10:00')).toISOString()
  const move = { params: own, body: { version: 1, startTime } }
  expect((await refusal(moveVisit, move, FLEUR)).code).toBe('order-not-changeable')
  clock.set(TEST_NOW + DAY_MS)
  const body = { answer: 'CONFIRMED', version: 1 } as const
  expect((await call(answerRequest, { params: own, body }, FLEUR)).data.status).toBe('CONFIRMED')
})

test('[WORK-104] at the end of its term a request lapses once, with a mail to both, and its time is free', async () => {
  const { draftAt, mailAddress, params } = await aSalon()
  const orderId = await place(draftAt(tuesday('10:00')))
  const answered = await place(draftAt(tuesday('12:00')))
  const body = { answer: 'CONFIRMED', version: 1 } as const
  await call(answerRequest, { params: { ...params, orderId: answered }, body }, FLEUR)
  clock.set(TEST_NOW + DAY_MS - 1)
  await decline()
  expect((await read(orderId)).status).toBe('PENDING')
  await makeMailsDue(database)
  await deliverMails(market, collectMails().sendMail)
  clock.set(TEST_NOW + DAY_MS)
  await Promise.all([decline(), decline(), decline()])
  await decline()
  expect((await read(orderId)).status).toBe('DECLINED')
  expect((await read(answered)).status).toBe('CONFIRMED')
  expect(await rowsOf(orderId)).toMatchObject({ events: 2, mails: 2 })
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(words(mailbox.of('anouk@voorbeeld.nl').text)).toContain(
    'did not answer your request in time',
  )
  expect(words(mailbox.of(mailAddress).text)).toContain('Je hebt niet op tijd op de aanvraag')
  expect(await outcome(draftAt(tuesday('10:00')))).toBe('placed')
})

test('[WORK-104] the mail about a request tells both until when it waits', async () => {
  const { draftAt, mailAddress } = await aSalon()
  await place(draftAt(tuesday('10:00')))
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(words(mailbox.of(mailAddress).text)).toContain(
    'Antwoord voor: zaterdag 21 november 2026, 12:00',
  )
  expect(words(mailbox.of('anouk@voorbeeld.nl').text)).toContain(
    'Without an answer before Saturday 21 November 2026, 12:00 your request lapses.',
  )
})
