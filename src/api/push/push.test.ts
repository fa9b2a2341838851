import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { cancelOrder } from '#contract/order.ts'
import { deletePushDevice, listPushDevices, savePushDevice } from '#contract/push.ts'
import { answerRequest } from '#contract/request.ts'
import { anAccount } from '#demo/builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { runDueJobs } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import type { PostPush, PushRequest } from '#platform/push/post-push.ts'
import { pushKeys, pushSender } from '#platform/push/push-sender.ts'
import { revokeGrant } from '../account/revocation-store.ts'
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
  return { ...salon, params, turnOn, book, devices }
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

test('[WORK-84] a member turns a device on, changes of what it hears, and turns it off', async () => {
  const { devices, params, turnOn } = await aSalon()
  const device = aDevice(['request'])
  const deviceId = createHash('sha256').update(device.endpoint).digest('base64url')
  await turnOn(device)
  expect(await devices()).toEqual([
    { deviceId, events: ['request'], subscribedAt: '2026-11-20T11:00:00.000Z' },
  ])
  await turnOn({ ...device, body: { ...device.body, events: ['request', 'change'] } })
  expect(await devices()).toMatchObject([{ deviceId, events: ['request', 'change'] }])
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

test('[WORK-85] only what a device wants is sent to it, and nothing that the salon did itself', async () => {
  const { book, params, turnOn } = await aSalon()
  const device = aDevice(['cancellation'])
  await turnOn(device)
  const orderId = await book()
  expect(await push()).toEqual([])
  await turnOn({ ...device, body: { ...device.body, events: ['request', 'cancellation'] } })
  const declined = await book(tuesday('12:00'))
  const answer = { answer: 'DECLINED', reason: 'other', message: 'Vol', version: 1 } as const
  await call(answerRequest, { params: { ...params, orderId: declined }, body: answer }, FLEUR)
  expect(await push()).toEqual([])
  await call(cancelOrder, { params: { orderId }, body: {} }, ANOUK)
  const titles = (await push()).map(({ body }) => JSON.parse(device.read(body)).title)
  expect(titles).toEqual(['Afspraak geannuleerd'])
})

test('[WORK-85] what a member of the salon cancels is not sent, what its customer cancels is', async () => {
  const { book, turnOn } = await aSalon({ autoConfirm: true })
  const device = aDevice(['cancellation'])
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
