import { beforeEach, expect, test } from 'vitest'
import { listOwnProviders } from '#contract/membership.ts'
import { modifyOrder } from '#contract/order.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { answerRequest, listRequests } from '#contract/request.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { DAY_MINUTES, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { deliverMails, makeMailsDue, words } from '../order/testing/deliver-mails.ts'
import type { As } from '../testing/api.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const market = await anOrderApi()
const { aBookableProvider, call, clock, database, place, refusal } = market
for (const userName of ['fleur', 'saskia']) await anAccount(database, { userName })

beforeEach(() => clock.set(TEST_NOW))

const answerBody = (answer: 'CONFIRMED' | 'DECLINED', version = 1) => ({
  answer,
  version,
  ...(answer === 'DECLINED' && { reason: 'full' as const }),
})

async function aSalon() {
  const options = { autoConfirm: false, answerTermMinutes: 7 * DAY_MINUTES }
  const salon = await aBookableProvider({ ownerUserName: 'fleur', ...options })
  const params = { userName: salon.provider.userName }
  return {
    ...salon,
    requestFor: (startsAt: number) => place(aDraft(salon.provider, [salon.cut], { startsAt })),
    list: async () => (await call(listRequests, { params }, FLEUR)).data,
    answerTo: (orderId: string) => ({ ...params, orderId }),
  }
}

test('[WORK-04] the requests to come are listed, the next visit first, with what the answer needs', async () => {
  const { provider, cut, list, requestFor } = await aSalon()
  const past = { customerUserName: 'anouk', startsAt: tuesday('10:00') - 14 * 24 * HOUR_MS }
  await anOrder(database, provider, { ...past, items: [cut], status: 'COMPLETED' })
  const later = await requestFor(wednesday('14:00'))
  const [busy, sooner] = [await requestFor(tuesday('10:00')), await requestFor(tuesday('11:00'))]
  const { requests, timeZone } = await list()
  expect(timeZone).toBe('Europe/Amsterdam')
  expect(requests.map(({ orderId }) => orderId)).toEqual([busy, sooner, later])
  expect(requests[1]).toMatchObject({
    version: 1,
    customerName: 'Anouk Vermeer',
    earlierVisits: 1,
    totalAmount: 42.5,
    serviceName: 'Cut & blow-dry',
    serviceLocation: 'SALON',
    customerAddress: null,
    appointmentStartTime: '2026-11-24T11:00:00+01:00',
    appointmentEndTime: '2026-11-24T11:45:00+01:00',
    answerBy: '2026-11-24T11:00:00+01:00',
    minutesFreeBefore: 15,
  })
  expect(requests.map(({ minutesFreeBefore }) => minutesFreeBefore)).toEqual([null, 15, null])
  clock.set(tuesday('10:30'))
  expect((await list()).requests.map(({ orderId }) => orderId)).toEqual([sooner, later])
})

test('[WORK-164] the average time to an answer counts from three answers of members on', async () => {
  const { answerTo, list, requestFor } = await aSalon()
  const times = ['10:00', '12:00', '14:00'] as const
  for (const [nth, time] of times.entries()) {
    expect((await list()).averageAnswerMinutes).toBeNull()
    const params = answerTo(await requestFor(wednesday(time)))
    clock.advance((nth + 1) * 10 * MINUTE_MS)
    await call(answerRequest, { params, body: answerBody('CONFIRMED') }, FLEUR)
  }
  expect((await list()).averageAnswerMinutes).toBe(20)
  clock.advance(91 * 24 * HOUR_MS)
  expect((await list()).averageAnswerMinutes).toBeNull()
})

test('[WORK-193] customers read how fast a salon that confirms by hand usually answers, from five requests on', async () => {
  const { answerTo, list, provider, requestFor } = await aSalon()
  const salonParams = { userName: provider.userName }
  const page = async () => {
    const { data } = await call(getProviderInfo, { params: salonParams })
    return data.providerInfo.businessProfile.usualAnswerMinutes
  }
  for (const time of ['09:00', '10:00', '12:00', '14:00', '16:00'] as const) {
    expect(await page()).toBeNull()
    const params = answerTo(await requestFor(wednesday(time)))
    clock.advance(50 * MINUTE_MS)
    await call(answerRequest, { params, body: answerBody('CONFIRMED') }, FLEUR)
  }
  expect(await page()).toBe(60)
  expect((await list()).usualAnswerMinutes).toBe(60)
  await database.pool.query('update providers set auto_confirm = true where user_name = $1', [
    salonParams.userName,
  ])
  expect(await page()).toBeNull()
  expect((await list()).usualAnswerMinutes).toBeNull()
})

test('[WORK-05] a confirmed request leaves the list and is among the answered ones for a week', async () => {
  const { answerTo, list, requestFor } = await aSalon()
  const orderId = await requestFor(wednesday('14:00'))
  clock.advance(MINUTE_MS)
  const params = answerTo(orderId)
  const { data } = await call(answerRequest, { params, body: answerBody('CONFIRMED') }, FLEUR)
  expect(data).toEqual({ orderId, status: 'CONFIRMED', version: 2 })
  const { requests, answered } = await list()
  expect(requests).toEqual([])
  expect(answered).toMatchObject([{ orderId, answer: 'CONFIRMED', isExpired: false }])
  clock.advance(7 * 24 * HOUR_MS + MINUTE_MS)
  expect((await list()).answered).toEqual([])
})

test('[WORK-06] the customer reads the reason in her language, then the words of the salon', async () => {
  const { answerTo, requestFor } = await aSalon()
  const params = answerTo(await requestFor(wednesday('14:00')))
  const body = { ...answerBody('DECLINED'), message: 'Friday is free.' }
  await call(answerRequest, { params, body }, { ...FLEUR, language: 'nl' })
  await makeMailsDue(database)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  const toCustomer = mailbox.mails.filter(({ to }) => to?.[0]?.address === 'anouk@voorbeeld.nl')
  expect(toCustomer.map(({ text }) => words(text)).at(-1)).toContain(
    'Reason: That day is full. Friday is free.',
  )
})

test('[WORK-06] a declined request needs a reason, and another reason needs words', async () => {
  const { answerTo, requestFor } = await aSalon()
  const params = answerTo(await requestFor(wednesday('14:00')))
  const decline = { answer: 'DECLINED', version: 1 } as const
  const without = await refusal(answerRequest, { params, body: decline }, FLEUR)
  expect(without.details).toMatchObject([{ path: 'body.reason' }])
  for (const message of ['  ', '\u200b\u200b', '\u0000']) {
    const body = { ...decline, reason: 'other', message } as const
    const wordless = await refusal(answerRequest, { params, body }, FLEUR)
    expect(wordless.details).toMatchObject([{ path: 'body.message' }])
  }
})

test('[WORK-05] nobody answers twice: of many simultaneous answers one kind holds, and the same again is no fault', async () => {
  const { answerTo, list, requestFor } = await aSalon()
  const params = answerTo(await requestFor(wednesday('14:00')))
  const answers = Array.from({ length: 20 }, (_, index) =>
    index % 2 ? ('CONFIRMED' as const) : ('DECLINED' as const),
  )
  const outcomes = await Promise.all(
    answers.map(async (answer) => {
      const response = await market.app.inject({
        method: 'POST',
        url: `/salonApi/${params.userName}/requests/${params.orderId}`,
        headers: { authorization: 'Bearer test:fleur:customer' },
        payload: answerBody(answer),
      })
      return response.statusCode === 200 ? answer : response.json().code
    }),
  )
  const [winner] = (await list()).answered.map(({ answer }) => answer)
  expect((await list()).answered).toHaveLength(1)
  expect(outcomes.filter((each) => each === winner)).toHaveLength(10)
  expect(new Set(outcomes)).toEqual(new Set([winner, 'order-not-changeable']))
})

test('[WORK-05] an answer to a request that its customer has changed since is refused', async () => {
  const { answerTo, cut, list, provider, requestFor } = await aSalon()
  const orderId = await requestFor(wednesday('14:00'))
  const changed = aDraft(provider, [cut], { startsAt: wednesday('16:00') })
  await call(modifyOrder, { params: { orderId }, body: changed }, ANOUK)
  const params = answerTo(orderId)
  const stale = await refusal(answerRequest, { params, body: answerBody('CONFIRMED') }, FLEUR)
  expect(stale.code).toBe('order-changed')
  const [request] = (await list()).requests
  const body = answerBody('CONFIRMED', request?.version)
  expect((await call(answerRequest, { params, body }, FLEUR)).data.status).toBe('CONFIRMED')
})

test('[WORK-04] a request is confirmed and declined until its start, not later', async () => {
  const { answerTo, requestFor } = await aSalon()
  const params = answerTo(await requestFor(wednesday('14:00')))
  clock.set(wednesday('14:00') + 1)
  for (const answer of ['CONFIRMED', 'DECLINED'] as const) {
    const late = await refusal(answerRequest, { params, body: answerBody(answer) }, FLEUR)
    expect(late.code).toBe('order-not-changeable')
  }
  clock.set(wednesday('14:00'))
  const body = answerBody('DECLINED')
  expect((await call(answerRequest, { params, body }, FLEUR)).data.status).toBe('DECLINED')
})

test('[WORK-01] an order of another provider cannot be answered through the own one', async () => {
  const { requestFor } = await aSalon()
  const orderId = await requestFor(wednesday('14:00'))
  const other = await aBookableProvider({ ownerUserName: 'saskia' })
  const params = { userName: other.provider.userName, orderId }
  const body = answerBody('DECLINED')
  const saskia = { as: { userName: 'saskia' } }
  expect((await refusal(answerRequest, { params, body }, saskia)).code).toBe('not-found')
})

test('[WORK-03] the own providers are listed by name, with the role and the requests that wait', async () => {
  await anAccount(database, { userName: 'marloes' })
  const salons = []
  for (const fullName of ['Salon Z', 'Salon A']) {
    salons.push(await aBookableProvider({ fullName, ownerUserName: 'marloes', autoConfirm: false }))
  }
  for (const { provider, cut } of salons.slice(1)) await place(aDraft(provider, [cut]))
  const { data } = await call(listOwnProviders, {}, { as: { userName: 'marloes' } })
  expect(data.salons).toMatchObject([
    { fullName: 'Salon A', role: 'owner', isActive: true, openRequests: 1 },
    { fullName: 'Salon Z', role: 'owner', isActive: true, openRequests: 0 },
  ])
  expect((await call(listOwnProviders, {}, ANOUK)).data.salons).toEqual([])
})
