import { beforeEach, expect, test } from 'vitest'
import { changeMemberNotifications, getMemberNotifications } from '#contract/member-notification.ts'
import { createReview } from '#contract/review.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import type { MemberNotification } from '#domain/membership/member-notification.ts'
import type { MemberRole } from '#domain/membership/role.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail/message.ts'
import { writeMembership } from '../membership/store.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import { words } from '../order/testing/deliver-mails.ts'
import type { As } from '../testing/api.ts'
import { memberNotificationJobs } from './jobs.ts'

const { aBookableProvider, call, clock, database } = await anOrderApi()
for (const userName of ['fleur', 'mila', 'stef']) await anAccount(database, { userName })

beforeEach(async () => {
  clock.set(TEST_NOW)
  await database.pool.query('delete from member_notifications')
  await database.pool.query('delete from graphile_worker._private_jobs')
})

let pastDays = 0

const by = (userName: string): As => ({ as: { userName } })

async function aSalon(fullName = 'Salon Pioen') {
  const salon = await aBookableProvider({ ownerUserName: 'fleur', fullName })
  const providerId = salon.provider.id
  const params = { userName: salon.provider.userName }
  return {
    providerId,
    params,
    add: (userName: string, role: MemberRole) =>
      database.transaction((trx) => writeMembership(trx, { providerId, userName, role })),
    choose: async (userName: string, mails: MemberNotification[]) =>
      (await call(changeMemberNotifications, { params, body: { mails, pushes: [] } }, by(userName)))
        .data,
    visit: (startsAt: number, more = {}) =>
      anOrder(database, salon.provider, { startsAt, items: [salon.cut], ...more }),
    review: async (said: object = {}) => {
      pastDays++
      const startsAt = TEST_NOW - pastDays * DAY_MS
      const visit = { startsAt, items: [salon.cut], status: 'COMPLETED' } as const
      const { id: orderId } = await anOrder(database, salon.provider, visit)
      const body = { orderId, rating: 4, userFeedback: 'Fijn <b>geknipt</b>', ...said }
      return (await call(createReview, { params, body }, ANOUK)).data
    },
  }
}

/** Makes the mails of the day, runs what is due and returns the mails that left. */
async function mailsNow(): Promise<Mail[]> {
  const mails: Mail[] = []
  const handlers = memberNotificationJobs({
    database,
    clock,
    publicUrl: new URL('https://bloesem.example'),
    sendMail: async (mail) => void mails.push(mail),
  })
  await handlers['notify-of-day']({}, { id: '1', attempt: 1, signal: undefined })
  await runDueJobs(database.pool, handlers)
  return mails
}

const addresses = (mails: Mail[]) => mails.map(({ to }) => to).sort()

test('[WORK-190] a member reads and chooses the mails of their role; those of reviews are on at first', async () => {
  const { add, choose, params } = await aSalon()
  await add('stef', 'staff')
  const read = async (userName: string) =>
    (await call(getMemberNotifications, { params }, by(userName))).data
  const visits = ['request', 'booking', 'change']
  expect(await read('fleur')).toEqual({
    mails: ['review'],
    pushes: visits,
    choices: [...visits, 'review', 'day'],
    address: 'fleur@voorbeeld.nl',
    isSalonAddress: false,
  })
  expect(await read('stef')).toMatchObject({ mails: [], choices: [...visits, 'day'] })
  expect((await choose('fleur', ['day', 'day'])).mails).toEqual(['day'])
  expect((await choose('stef', ['day', 'review'])).mails).toEqual(['day'])
  expect((await read('fleur')).mails).toEqual(['day'])
})

test('[WORK-190] a choice leaves the mails that a role has not: who may reply later gets those of reviews', async () => {
  const { add, choose, params, providerId } = await aSalon()
  await add('stef', 'staff')
  await choose('stef', ['day'])
  await choose('stef', [])
  await database.pool.query(
    "update memberships set role = 'manager' where provider_id = $1 and user_name = 'stef'",
    [providerId],
  )
  const { data } = await call(getMemberNotifications, { params }, by('stef'))
  expect(data.mails).toEqual(['review'])
  expect((await choose('stef', [])).mails).toEqual([])
})

test('[WORK-190] a new review is mailed to who may reply and wants it, in the language of the salon', async () => {
  const { add, choose, params, providerId, review } = await aSalon()
  await add('mila', 'manager')
  await add('stef', 'staff')
  await review()
  const mails = await mailsNow()
  expect(addresses(mails)).toEqual(['fleur@voorbeeld.nl', 'mila@voorbeeld.nl'])
  const [mail] = mails
  expect(mail?.subject).toBe('Nieuwe review van Salon Pioen: 4 van 5')
  expect(words(mail?.text)).toContain('Fijn <b>geknipt</b>')
  expect(mail?.html).toContain('Fijn ')
  expect(mail?.html).not.toContain('<b>geknipt')
  expect(mail?.text).toContain(`https://bloesem.example/salon/${params.userName}/reviews`)
  expect(mail?.text).toContain(`/salon/${params.userName}/settings#notifications`)
  await choose('mila', [])
  await database.pool.query("update providers set mail_language = 'en' where id = $1", [providerId])
  await review()
  const later = await mailsNow()
  expect(addresses(later)).toEqual(['fleur@voorbeeld.nl'])
  expect(later[0]?.subject).toBe('A new review of Salon Pioen: 4 out of 5')
})

test('[WORK-190] a hidden review is not mailed, nor to an address that is not verified', async () => {
  const { review } = await aSalon()
  const { reviewId } = await review()
  await database.pool.query('update reviews set hidden_at = now() where id = $1', [reviewId])
  expect(await mailsNow()).toEqual([])
  await review()
  await database.pool.query("update accounts set email_verified = false where user_name = 'fleur'")
  expect(await mailsNow()).toEqual([])
  await database.pool.query("update accounts set email_verified = true where user_name = 'fleur'")
})

test('[WORK-191] who wants it gets their day once, from seven on the clock of the salon', async () => {
  const { choose, params, visit } = await aSalon()
  await visit(tuesday('10:00'))
  await visit(tuesday('14:00'), { serviceLocation: 'DOORSTEP', customerAddress: 'Kade 1' })
  await visit(tuesday('16:00'), { status: 'CANCELLED' })
  await visit(tuesday('10:00') + DAY_MS)
  await choose('fleur', ['day'])
  clock.set(tuesday('06:59'))
  expect(await mailsNow()).toEqual([])
  clock.set(tuesday('07:00'))
  const [mail, ...more] = await mailsNow()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'fleur@voorbeeld.nl', language: 'nl' })
  expect(mail?.subject).toBe('Jouw dag: dinsdag 24 november, 2 afspraken')
  expect(mail?.text).toContain('10:00 – ')
  expect(mail?.text).toContain('Bij de klant thuis')
  expect(mail?.text).not.toContain('Kade 1')
  expect(mail?.text).not.toContain('16:00')
  expect(mail?.html).toContain('10:00 – ')
  expect(mail?.text).toContain(`/salon/${params.userName}/agenda?day=2026-11-24`)
  clock.set(tuesday('09:00'))
  expect(await mailsNow()).toEqual([])
})

test('[WORK-191] a day without visits has no mail, nor has one that was not asked for, or is over', async () => {
  const { choose, visit } = await aSalon()
  await visit(tuesday('15:00'))
  clock.set(tuesday('08:00'))
  expect(await mailsNow()).toEqual([])
  await choose('fleur', ['day'])
  clock.set(tuesday('12:00'))
  expect(await mailsNow()).toEqual([])
  clock.set(tuesday('08:00') + DAY_MS)
  expect(await mailsNow()).toEqual([])
})

test('[WORK-191] a mail that waited until the next day does not leave, nor to who left', async () => {
  const { add, choose, providerId, visit } = await aSalon()
  await add('mila', 'reception')
  await visit(tuesday('15:00'))
  await choose('mila', ['day'])
  const job = { providerId, userName: 'mila', day: '2026-11-24' }
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => void mails.push(mail)
  const publicUrl = new URL('https://bloesem.example')
  const send = memberNotificationJobs({ database, clock, publicUrl, sendMail })['day-mail']
  const run = { id: '7', attempt: 1, signal: undefined }
  clock.set(tuesday('07:00') + 20 * HOUR_MS)
  await send(job, run)
  expect(mails).toEqual([])
  clock.set(tuesday('07:30'))
  await send(job, run)
  expect(mails).toHaveLength(1)
  await database.pool.query('delete from memberships where user_name = $1', ['mila'])
  await send(job, run)
  expect(mails).toHaveLength(1)
})
