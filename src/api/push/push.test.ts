import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { changeMemberNotifications } from '#contract/member-notification.ts'
import { cancelOrder } from '#contract/order.ts'
import { deletePushDevice, listPushDevices, savePushDevice } from '#contract/push.ts'
import { answerRequest } from '#contract/request.ts'
import { createReview } from '#contract/review.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import type { MemberNotification } from '#domain/membership/member-notification.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { runDueJobs } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import type { PostPush, PushRequest } from '#platform/push/post-push.ts'
import { pushKeys, pushSender } from '#platform/push/push-sender.ts'
import { revokeGrant } from '../account/revocation-store.ts'
import { memberNotificationJobs } from '../member-notification/jobs.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'
import { pushJobs } from './jobs.ts'
import { aDevice } from './testing/a-device.ts'

const FLEUR: As = { as: { userName: 'fleur' }, language: 'nl' }
const SECRET = 'a secret of the tests, long enough to be one'
const api = await anOrderApi()
const { aBookableProvider, app, call, clock, database } = api
await anAccount(database, { userName: 'fleur' })
const log = openLog({ format: 'json', level: 'silent' })

beforeEach(async () => {
  clock.set(TEST_NOW)
  await database.pool.query('delete from push_devices')
  await database.pool.query('delete from graphile_worker._private_jobs')
})

async function aSalon(options: Parameters<typeof aBookableProvider>[0] = {}) {
  const salon = await aBookableProvider({ ownerUserName: 'fleur', autoConfirm: false, ...options })
  const params = { userName: salon.provider.userName }
  const turnOn = async (device: ReturnType<typeof aDevice>, from: As = FLEUR) =>
    (await call(savePushDevice, { params, body: device.body }, from)).data.device
  const book = (startsAt = tuesday('10:00')) =>
    api.place(aDraft(salon.provider, [salon.cut], { startsAt }))
  const devices = async (from: As = FLEUR) =>
    (await call(listPushDevices, { params, query: {} }, from)).data.devices
  const choose = (pushes: MemberNotification[], from: As = FLEUR) =>
    call(changeMemberNotifications, { params, body: { mails: [], pushes } }, from)
  return { ...salon, params, turnOn, book, devices, choose }
}

/** What a push service reads of an order: 32 characters, as RFC 8030 asks, that do not name it. */
const topicOf = (orderId: string) =>
  createHash('sha256').update(orderId).digest('base64url').slice(0, 32)

/** Runs the jobs; what is posted is answered with this status. */
async function push(answer: number | Error = 201): Promise<PushRequest[]> {
  const posted: PushRequest[] = []
  const post: PostPush = async (request) => {
    posted.push(request)
    if (answer instanceof Error) throw answer
    return answer
  }
  const sendPush = pushSender({ secretKey: SECRET, contact: 'mailto:hallo@bloesem.example' }, post)
  const deps = { database, clock, secretKey: SECRET, sendPush, log }
  // A run ends when no job is free; the next of one queue is free only once the one before is marked as done.
  do await runDueJobs(database.pool, pushJobs(deps))
  while ((await waitingJobs()).some(({ attempts }) => attempts === 0))
  return posted
}

async function waitingJobs(): Promise<{ attempts: number; queue: string | null }[]> {
  const { rows } = await database.pool.query(`select j.attempts, q.queue_name as queue
    from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'push'
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id`)
  return rows
}

test('[WORK-84] a member turns a device on and off', async () => {
  const { devices, params, turnOn } = await aSalon()
  const device = aDevice()
  const deviceId = createHash('sha256').update(device.endpoint).digest('base64url')
  await turnOn(device)
  await turnOn(device)
  expect(await devices()).toEqual([{ deviceId, subscribedAt: '2026-11-20T11:00:00.000Z' }])
  const { data } = await call(listPushDevices, { params, query: {} }, FLEUR)
  expect(data.publicKey).toBe(pushKeys(SECRET).publicKey)
  const off = { params: { ...params, deviceId } }
  await call(deletePushDevice, off, FLEUR)
  await call(deletePushDevice, off, FLEUR)
  expect(await devices()).toEqual([])
})

test('[WORK-85] a request arrives once on every device, encrypted, without names, and opens it', async () => {
  const { book, params, turnOn } = await aSalon()
  const [phone, laptop] = [aDevice(), aDevice()]
  await turnOn(phone)
  await turnOn(laptop, { ...FLEUR, language: 'en' })
  const orderId = await book()
  const posted = await push()
  const messageTo = (device: typeof phone) =>
    posted
      .filter(({ endpoint }) => endpoint === device.endpoint)
      .map(({ body }) => JSON.parse(device.read(body)))
  expect(messageTo(phone)).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      language: 'nl',
      title: 'Nieuwe aanvraag',
      body: 'Salon Kersenbloesem, di 24 nov om 10:00',
      topic: topicOf(orderId),
      path: `/salon/${params.userName}/requests#request-${orderId}`,
    },
  ])
  expect(messageTo(laptop)).toMatchObject([{ language: 'en', title: 'New request' }])
  expect(posted).toHaveLength(2)
  expect(await push()).toEqual([])
})

test('[WORK-222] only what a member wants is sent to their devices, and nothing that the salon did itself', async () => {
  const { book, choose, params, turnOn } = await aSalon()
  const device = aDevice()
  await choose(['change'])
  await turnOn(device)
  const orderId = await book()
  expect(await push()).toEqual([])
  await choose(['request', 'change'])
  const declined = await book(tuesday('12:00'))
  const answer = { answer: 'DECLINED', reason: 'other', message: 'Vol', version: 1 } as const
  await call(answerRequest, { params: { ...params, orderId: declined }, body: answer }, FLEUR)
  expect(await push()).toEqual([])
  await call(cancelOrder, { params: { orderId }, body: {} }, ANOUK)
  const titles = (await push()).map(({ body }) => JSON.parse(device.read(body)).title)
  expect(titles).toEqual(['Afspraak geannuleerd'])
})

test('[WORK-85] what a member of the salon cancels is not sent, what its customer cancels is', async () => {
  const { book, choose, turnOn } = await aSalon({ autoConfirm: true })
  const device = aDevice()
  await choose(['change'])
  await turnOn(device)
  const bySalon = await book()
  await call(cancelOrder, { params: { orderId: bySalon }, body: {} }, FLEUR)
  expect(await push()).toEqual([])
  const byCustomer = await book(tuesday('12:00'))
  await call(cancelOrder, { params: { orderId: byCustomer }, body: {} }, ANOUK)
  const topics = (await push()).map(({ body }) => JSON.parse(device.read(body)).topic)
  expect(topics).toEqual([topicOf(byCustomer)])
})

test('[WORK-85] a booking that needs no answer opens in the agenda', async () => {
  const { book, params, turnOn } = await aSalon({ autoConfirm: true })
  const device = aDevice()
  await turnOn(device)
  const orderId = await book()
  const [message] = (await push()).map(({ body }) => JSON.parse(device.read(body)))
  expect(message).toMatchObject({
    title: 'Nieuwe boeking',
    path: `/salon/${params.userName}/agenda?day=2026-11-24&visit=${orderId}`,
  })
})

test('[WORK-85] the devices of other salons hear nothing', async () => {
  const [one, other] = [await aSalon(), await aSalon()]
  const device = aDevice()
  await other.turnOn(device)
  await one.book()
  expect(await waitingJobs()).toEqual([])
})

test('[WORK-86] a push service that is away changes nothing for the customer, and is asked again', async () => {
  const { book, devices, turnOn } = await aSalon()
  const device = aDevice()
  await turnOn(device)
  const orderId = await book()
  expect((await push(new Error('connect ECONNREFUSED'))).length).toBe(1)
  expect((await api.read(orderId)).status).toBe('PENDING')
  expect(await waitingJobs()).toMatchObject([{ attempts: 1, queue: 'push' }])
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  const [again] = await push()
  expect(again?.endpoint).toBe(device.endpoint)
  expect(await push()).toEqual([])
  expect(await devices()).toHaveLength(1)
})

test.each([404, 410])('[WORK-86] an answer of %i turns the device off', async (status) => {
  const { book, devices, turnOn } = await aSalon()
  await turnOn(aDevice())
  await book()
  expect(await push(status)).toHaveLength(1)
  expect(await devices()).toEqual([])
  expect(await waitingJobs()).toEqual([])
})

test('[WORK-87] no address but that of a push service is taken', async () => {
  const { devices, params } = await aSalon()
  for (const endpoint of ['https://127.0.0.1/x', 'http://fcm.googleapis.com/x', 'https://x.nl/']) {
    const answer = await app.inject({
      method: 'PUT',
      url: `/salonApi/${params.userName}/pushDevices`,
      headers: { authorization: 'Bearer test:fleur:customer' },
      payload: { ...aDevice().body, endpoint },
    })
    expect(answer.statusCode, endpoint).toBe(400)
    expect(answer.body).toContain('endpoint')
  }
  expect(await devices()).toEqual([])
})

test('[WORK-87] how a device is reached is not readable in the database', async () => {
  const { turnOn } = await aSalon()
  const { body, endpoint } = aDevice()
  await turnOn({ ...aDevice(), body, endpoint })
  const { rows } = await database.pool.query('select * from push_devices')
  const stored = JSON.stringify(rows)
  for (const secret of [new URL(endpoint).pathname, body.p256dh, body.auth])
    expect(stored).not.toContain(secret)
})

test('[WORK-87] an eleventh device takes the place of the oldest', async () => {
  const { devices, turnOn } = await aSalon()
  const first = await turnOn(aDevice())
  for (let nth = 1; nth <= 10; nth++) {
    clock.advance(1)
    await turnOn(aDevice())
  }
  const ids = (await devices()).map(({ deviceId }) => deviceId)
  expect(ids).toHaveLength(10)
  expect(ids).not.toContain(first.deviceId)
})

test('[WORK-87] a device ends with its sign-in, and with no other one', async () => {
  const { devices, turnOn } = await aSalon()
  await turnOn(aDevice())
  await revokeGrant(database.query, { grantId: 'grant-other', expiresAt: TEST_NOW })
  expect(await devices()).toHaveLength(1)
  await revokeGrant(database.query, { grantId: 'grant-fleur', expiresAt: TEST_NOW })
  expect(await devices()).toEqual([])
})

test('[WORK-87] a device that a later sign-in finds on ends with that one, at every salon and for nobody else', async () => {
  const [salon, other] = [await aSalon(), await aSalon()]
  await anAccount(database, { userName: 'sem' })
  await database.pool.query(
    `insert into memberships (provider_id, user_name, role) values ($1, 'sem', 'reception')`,
    [salon.provider.id],
  )
  const sem: As = { as: { userName: 'sem' } }
  const [device, laptop] = [aDevice(), aDevice()]
  await salon.turnOn(device, sem)
  const { deviceId } = await salon.turnOn(device)
  await salon.turnOn(laptop)
  await other.turnOn(device)
  await database.pool.query(`update push_devices set grant_id = 'grant-before'`)
  await call(listPushDevices, { params: salon.params, query: { deviceId } }, FLEUR)
  await revokeGrant(database.query, { grantId: 'grant-fleur', expiresAt: TEST_NOW })
  expect(await salon.devices()).toHaveLength(1)
  expect(await salon.devices(sem)).toHaveLength(1)
  expect(await other.devices()).toEqual([])
})

test('[WORK-87] a device ends with the membership, and with it what was still to be sent', async () => {
  const { book, provider, turnOn } = await aSalon()
  await anAccount(database, { userName: 'iris' })
  await database.pool.query(
    `insert into memberships (provider_id, user_name, role) values ($1, 'iris', 'reception')`,
    [provider.id],
  )
  await turnOn(aDevice(), { as: { userName: 'iris' } })
  await book()
  await database.pool.query(`delete from memberships where user_name = 'iris'`)
  const { rows } = await database.pool.query('select from push_devices')
  expect(rows).toEqual([])
  expect(await push()).toEqual([])
})

test('[WORK-222] what a member no longer wants when it is sent is not sent', async () => {
  const { book, choose, turnOn } = await aSalon()
  await turnOn(aDevice())
  await book()
  await choose([])
  expect(await push()).toEqual([])
  await book(tuesday('12:00'))
  expect(await waitingJobs()).toEqual([])
})

async function review(salon: Awaited<ReturnType<typeof aSalon>>, daysAgo: number) {
  const visit = { items: [salon.cut], startsAt: TEST_NOW - daysAgo * DAY_MS, status: 'COMPLETED' }
  const { id: orderId } = await anOrder(database, salon.provider, { ...visit, status: 'COMPLETED' })
  const body = { orderId, rating: 4, userFeedback: 'Geknipt door Fleur' }
  return (await call(createReview, { params: salon.params, body }, ANOUK)).data
}

test('[WORK-222] a new review is sent to who may reply and wants it, without a name or its words', async () => {
  const salon = await aSalon()
  await anAccount(database, { userName: 'stef' })
  await database.pool.query(
    "insert into memberships (provider_id, user_name, role) values ($1, 'stef', 'staff')",
    [salon.provider.id],
  )
  const [device, ofStaff] = [aDevice(), aDevice()]
  await salon.turnOn(device)
  await salon.turnOn(ofStaff, { as: { userName: 'stef' } })
  await review(salon, 1)
  expect(await push()).toEqual([])
  await salon.choose(['review'])
  await database.pool.query("update member_notifications set pushes = '{review}'")
  await database.pool.query(
    "insert into member_notifications (provider_id, user_name, mails, pushes) values ($1, 'stef', '{}', '{review}')",
    [salon.provider.id],
  )
  const { reviewId } = await review(salon, 2)
  const posted = await push()
  expect(posted.map(({ endpoint }) => endpoint)).toEqual([device.endpoint])
  expect(posted.map(({ body }) => JSON.parse(device.read(body)))).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      language: 'nl',
      title: 'Nieuwe review',
      body: 'Salon Kersenbloesem, 4 van 5',
      topic: topicOf(reviewId),
      path: `/salon/${salon.params.userName}/reviews`,
    },
  ])
  const hidden = await review(salon, 3)
  await database.pool.query('update reviews set hidden_at = now() where id = $1', [hidden.reviewId])
  expect(await push()).toEqual([])
})

test('[WORK-222] who wants it hears of the day on every device, once, and of no day without visits', async () => {
  const salon = await aSalon()
  const { 'notify-of-day': notifyOfDay } = memberNotificationJobs({
    database,
    clock,
    publicUrl: new URL('https://bloesem.example'),
    sendMail: async () => expect.unreachable('no mail was asked for'),
  })
  const morning = async (at: number) => {
    clock.set(at)
    await notifyOfDay({}, { id: '1', attempt: 1, signal: undefined })
    return push()
  }
  const [phone, laptop] = [aDevice(), aDevice()]
  for (const device of [phone, laptop]) await salon.turnOn(device)
  await anOrder(database, salon.provider, { startsAt: tuesday('10:00'), items: [salon.cut] })
  await anOrder(database, salon.provider, { startsAt: tuesday('14:00'), items: [salon.cut] })
  expect(await morning(tuesday('07:00'))).toEqual([])
  await salon.choose(['day'])
  expect(await morning(tuesday('06:59'))).toEqual([])
  const posted = await morning(tuesday('07:00'))
  expect(posted.map(({ endpoint }) => endpoint).sort()).toEqual(
    [phone.endpoint, laptop.endpoint].sort(),
  )
  const [first] = posted.filter(({ endpoint }) => endpoint === phone.endpoint)
  expect(JSON.parse(phone.read(first?.body ?? Buffer.of()))).toMatchObject({
    title: 'Jouw dag',
    body: 'Salon Kersenbloesem, 2 afspraken, de eerste om 10:00',
    path: `/salon/${salon.params.userName}/agenda?day=2026-11-24`,
  })
  // Another channel that is chosen later does not repeat the first.
  await database.pool.query("update member_notifications set mails = '{day}'")
  expect(await morning(tuesday('09:00'))).toEqual([])
  expect(await morning(tuesday('07:00') + DAY_MS)).toEqual([])
})
