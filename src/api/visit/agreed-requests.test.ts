import { beforeEach, expect, test } from 'vitest'
import { agreeToMove, cancelOrder } from '#contract/order.ts'
import { listRequests } from '#contract/request.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { changeStatus } from '../order/change-status.ts'
import { declineUnanswered } from '../order/decline-unanswered.ts'
import { ANOUK } from '../order/testing/an-order-api.ts'
import { collectMails } from '../order/testing/collect-mails.ts'
import { deliverMails, makeMailsDue, words } from '../order/testing/deliver-mails.ts'
import { aWorkspace, FLEUR } from './testing/a-workspace.ts'

const market = await aWorkspace()
const { aSalon, call, clock, database, read, refusal } = market

beforeEach(() => clock.set(TEST_NOW))

async function aMovedRequest() {
  const salon = await aSalon()
  const { provider, cut } = salon
  const { id: orderId } = await anOrder(database, provider, {
    customerUserName: 'anouk',
    items: [cut],
    startsAt: tuesday('10:00'),
    status: 'PENDING',
  })
  await salon.move(orderId, wednesday('15:00'))
  clock.advance(MINUTE_MS)
  const params = { orderId }
  const agreement = { params, body: { startTime: new Date(wednesday('15:00')).toISOString() } }
  return {
    ...salon,
    orderId,
    agree: () => call(agreeToMove, agreement, ANOUK),
    refuseAgree: async () => (await refusal(agreeToMove, agreement, ANOUK)).code,
    cancel: () => call(cancelOrder, { params, body: { orderId } }, ANOUK),
    confirm: () =>
      changeStatus(market, {
        orderId,
        to: 'CONFIRMED',
        actorRole: 'provider',
        actorName: 'fleur',
      }),
    requests: async () => (await call(listRequests, { params: salon.params }, FLEUR)).data,
  }
}

test('[WORK-151] a request that its salon moved is confirmed by its customer agreeing, and does not lapse', async () => {
  const { agree, orderId, read: visit, requests } = await aMovedRequest()
  expect((await requests()).requests).toHaveLength(1)
  const { agreedAt } = (await agree()).data
  expect((await requests()).requests).toEqual([])
  expect(await visit(orderId)).toMatchObject({
    status: 'CONFIRMED',
    events: [
      {},
      { agreedAt },
      { actor: 'customer', fromStatus: 'PENDING', toStatus: 'CONFIRMED', agreedAt: null },
    ],
  })
  clock.set(wednesday('15:00'))
  await declineUnanswered({ ...market, log: { error() {} } as never })
  expect(await read(orderId)).toMatchObject({ status: 'CONFIRMED' })
})

test('[WORK-151] a request that its salon moves just before its term ends has a whole term more', async () => {
  const { agree, move, orderId } = await aMovedRequest()
  await database.pool.query('update orders set answer_until = $2 where id = $1', [
    orderId,
    new Date(clock.now() + MINUTE_MS),
  ])
  await move(orderId, wednesday('15:30'), 2)
  await move(orderId, wednesday('15:00'), 3)
  clock.advance(2 * MINUTE_MS)
  await declineUnanswered({ ...market, log: { error() {} } as never })
  await agree()
  expect(await read(orderId)).toMatchObject({ status: 'CONFIRMED' })
})

test('[WORK-151] both are mailed that the customer agreed to the time of a request', async () => {
  const { agree, provider } = await aMovedRequest()
  await agree()
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  const salon = mailbox.of(`${provider.userName}@voorbeeld.nl`)
  expect(words(salon.text)).toContain('De tijd die je voorstelde komt uit')
  const customer = mailbox.of('anouk@voorbeeld.nl')
  expect(words(customer.text)).toMatch(
    /You agreed to the time that .* proposed|Je bent akkoord met de tijd/,
  )
})

test('[WORK-151] the mail of a moved request says that agreeing books it', async () => {
  await aMovedRequest()
  await makeMailsDue(database)
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  expect(words(mailbox.of('anouk@voorbeeld.nl').text)).toMatch(
    /Agree on the page of your appointment, and it is booked|Ga akkoord bij je afspraak, dan staat hij/,
  )
})

test('[WORK-151] pressed twice, and with a confirmation by the salon meanwhile, a request is confirmed once', async () => {
  const { agree, confirm, orderId, read: visit } = await aMovedRequest()
  const [first, second] = await Promise.all([agree(), agree(), confirm()])
  expect(second.data.agreedAt).toBe(first.data.agreedAt)
  clock.advance(MINUTE_MS)
  expect((await agree()).data.agreedAt).toBe(first.data.agreedAt)
  const { events, status } = await visit(orderId)
  expect(status).toBe('CONFIRMED')
  expect(events.filter(({ toStatus }) => toStatus === 'CONFIRMED')).toHaveLength(1)
})

test('[WORK-151] a request that is cancelled meanwhile is not confirmed, nor one whose term has ended', async () => {
  const cancelled = await aMovedRequest()
  await cancelled.cancel()
  expect(await cancelled.refuseAgree()).toBe('order-not-changeable')
  const late = await aMovedRequest()
  await database.pool.query('update orders set answer_until = $2 where id = $1', [
    late.orderId,
    new Date(clock.now() - MINUTE_MS),
  ])
  expect(await late.refuseAgree()).toBe('order-not-changeable')
})

test('[WORK-151] a customer who agrees does not count as an answer of the salon', async () => {
  const { agree, orderId, requests } = await aMovedRequest()
  await agree()
  await database.pool.query(
    `insert into order_events (order_id, at, actor, from_status, to_status)
     select order_id, at, actor, from_status, to_status from order_events, generate_series(1, 3)
     where order_id = $1 and from_status = 'PENDING' and to_status = 'CONFIRMED'`,
    [orderId],
  )
  expect((await requests()).averageAnswerMinutes).toBeNull()
})
