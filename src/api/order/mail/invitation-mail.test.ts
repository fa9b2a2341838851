import { expect, test } from 'vitest'
import { createReview } from '#contract/review.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday, wednesday } from '#demo/weekdays.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { inviteReviews } from '../invite-reviews.ts'
import { ANOUK, anOrderApi } from '../testing/an-order-api.ts'
import { collectMails } from '../testing/collect-mails.ts'
import { deliverMails, words } from '../testing/deliver-mails.ts'

const market = await anOrderApi()
const { aBookableProvider, call, clock, database } = market
const FORGET_CUSTOMER = `update orders set erased_at = now(), customer_user_name = null, customer_name = '', customer_email = '',
  customer_phone = '' where id = $1`

/** Invitations that go out at a moment, from two processes at once. */
async function invited(now: number) {
  clock.set(now)
  await Promise.all([inviteReviews(market), inviteReviews(market)])
  const mailbox = collectMails()
  await deliverMails(market, mailbox.sendMail)
  clock.set(TEST_NOW)
  return mailbox.mails
}

async function nothingElse() {
  await database.pool.query('truncate orders cascade')
  await database.pool.query('truncate graphile_worker._private_jobs')
}

test('[REVIEW-04] the customer is invited once, on the morning after the visit', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider({ fullName: 'Salon Kersenbloesem' })
  const { id } = await anOrder(database, provider, { items: [cut], status: 'COMPLETED' })
  expect(await invited(wednesday('09:59'))).toEqual([])
  const [mail, ...others] = await invited(wednesday('10:00'))
  expect(others).toEqual([])
  expect(mail?.to).toMatchObject([{ address: 'anouk@voorbeeld.nl' }])
  expect(mail?.subject).toBe('Hoe was het bij Salon Kersenbloesem?')
  expect(words(mail?.text)).toContain('Je was dinsdag 24 november bij Salon Kersenbloesem.')
  expect(words(mail?.text)).toContain('We vragen dit één keer per bezoek.')
  expect(mail?.text).toContain(`https://bloesem.example/add-review/${id}`)
  expect(mail?.attachments).toEqual([])
  expect(await invited(wednesday('12:00'))).toEqual([])
})

test('[REVIEW-04] nobody is invited to review the salon where they work', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'anouk' })
  await anOrder(database, provider, { items: [cut], status: 'COMPLETED' })
  expect(await invited(wednesday('10:00'))).toEqual([])
})

test('the invitation is in the recipient’s language', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider({ fullName: 'Studio Parel' })
  await anOrder(database, provider, { items: [cut], status: 'COMPLETED', language: 'en' })
  const [mail] = await invited(wednesday('10:00'))
  expect(mail?.subject).toBe('How was it at Studio Parel?')
})

test('[REVIEW-04] no invitation is sent for a missed visit or one long ago', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider()
  const others = ['PENDING', 'CONFIRMED', 'CANCELLED', 'DECLINED', 'NO_SHOW'] as OrderStatus[]
  for (const [index, status] of others.entries()) {
    await anOrder(database, provider, {
      status,
      items: [cut],
      startsAt: tuesday('10:00') + index * HOUR_MS,
    })
  }
  await anOrder(database, provider, {
    status: 'COMPLETED',
    items: [cut],
    startsAt: tuesday('10:00') - 4 * DAY_MS,
  })
  expect(await invited(wednesday('10:00'))).toEqual([])
})

test('[REVIEW-04] a customer without an address is not marked as invited, and no job is created', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider()
  const visit = { status: 'COMPLETED', items: [cut] } as const
  await anAccount(database, { userName: 'onbekend', emailVerified: false })
  await anOrder(database, provider, { ...visit, customerUserName: 'onbekend' })
  const gone = await anOrder(database, provider, { ...visit, startsAt: tuesday('12:00') })
  await database.pool.query(FORGET_CUSTOMER, [gone.id])
  clock.set(wednesday('10:00'))
  await inviteReviews(market)
  clock.set(TEST_NOW)
  const { rows } = await database.pool.query('select review_invited_at from orders')
  expect(rows).toEqual([{ review_invited_at: null }, { review_invited_at: null }])
  const jobs = await database.pool.query('select from graphile_worker._private_jobs')
  expect(jobs.rowCount).toBe(0)
})

test('[REVIEW-04] a customer who has already reviewed gets no invitation', async () => {
  await nothingElse()
  const { provider, cut } = await aBookableProvider()
  const early = await anOrder(database, provider, { items: [cut], status: 'COMPLETED' })
  const late = await anOrder(database, provider, {
    items: [cut],
    status: 'COMPLETED',
    startsAt: tuesday('12:00'),
  })
  const review = (orderId: string) =>
    call(
      createReview,
      { params: { userName: provider.userName }, body: { orderId, rating: 5 } },
      ANOUK,
    )
  clock.set(wednesday('09:00'))
  await review(early.id)
  clock.set(wednesday('10:00'))
  await inviteReviews(market)
  await review(late.id)
  expect(await invited(wednesday('10:01'))).toEqual([])
})
