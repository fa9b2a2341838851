import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request as requestByHttp } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type PostPush, postPush } from './post-push.ts'
import { pushContact, pushKeys, pushSender } from './push-sender.ts'
import { aSubscription } from './testing/a-subscription.ts'
import { readVapid } from './testing/read-vapid.ts'

const SECRET = 'a secret of the tests, long enough to be one'
const CONTACT = 'mailto:hallo@bloesem.example'
const MESSAGE = { text: 'Nieuwe aanvraag ✿', topic: 'order1', keptForSeconds: 3600 }

/** A push service on this machine; `post` goes there in place of the address, over plain HTTP. */
async function aPushService(status = 201) {
  const received: { headers: IncomingHttpHeaders; body: Buffer; path: string }[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    received.push({ headers: request.headers, body, path: request.url ?? '' })
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('thanks')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const post: PostPush = (message) =>
    postPush(
      { ...message, endpoint: `http://127.0.0.1:${port}${new URL(message.endpoint).pathname}` },
      requestByHttp as Parameters<typeof postPush>[1],
    )
  return { received, send: pushSender({ secretKey: SECRET, contact: CONTACT }, post) }
}

test('[WORK-85] a message is encrypted for the browser and signed with the key it subscribed with', async () => {
  const { received, send } = await aPushService()
  const browser = aSubscription()
  expect(await send(browser.subscription, MESSAGE)).toBe('sent')
  const [message] = received
  if (!message) throw new Error('Nothing was received.')
  expect(browser.read(message.body)).toBe(MESSAGE.text)
  expect(message.headers).toMatchObject({
    ttl: '3600',
    topic: 'order1',
    urgency: 'high',
    'content-encoding': 'aes128gcm',
  })
  expect(message.body.includes('aanvraag')).toBe(false)
  const { authorization = '' } = message.headers
  expect(await readVapid(authorization, pushKeys(SECRET).publicKey)).toMatchObject({
    aud: new URL(browser.subscription.endpoint).origin,
    sub: CONTACT,
  })
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [413, 'refused'],
  [302, 'refused'], // a redirect is not followed
])('[WORK-86] after an answer of %i a device is %s', async (status, result) => {
  const { received, send } = await aPushService(status)
  expect(await send(aSubscription().subscription, MESSAGE)).toBe(result)
  expect(received).toHaveLength(1)
})

test.each([429, 500, 503])('[WORK-86] after an answer of %i it is tried again', async (status) => {
  const { send } = await aPushService(status)
  await expect(send(aSubscription().subscription, MESSAGE)).rejects.toThrow(String(status))
})

test('[WORK-86] keys that are none make a device that is gone', async () => {
  const { received, send } = await aPushService()
  const p256dh = Buffer.alloc(65, 4).toString('base64url')
  expect(await send({ ...aSubscription().subscription, p256dh }, MESSAGE)).toBe('gone')
  expect(received).toEqual([])
})

test('[WORK-86] a push service that says nothing is left', async () => {
  const server = createTcpServer(() => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const hurried = { secretKey: SECRET, contact: CONTACT, timeoutMs: 100 }
  const send = pushSender(hurried, (message) =>
    postPush(
      { ...message, endpoint: `http://127.0.0.1:${port}/` },
      requestByHttp as Parameters<typeof postPush>[1],
    ),
  )
  await expect(send(aSubscription().subscription, MESSAGE)).rejects.toThrow(/abort|timeout/i)
})

test('[WORK-87] nothing is posted to an address inside the network', async () => {
  const signal = AbortSignal.timeout(5_000)
  const posting = postPush({
    endpoint: 'https://localhost/',
    headers: {},
    body: Buffer.from('x'),
    signal,
  })
  await expect(posting).rejects.toThrow('localhost is not on the public internet')
})

test('[WORK-84] the keys are those of the secret, and others with another secret', () => {
  const keys = pushKeys(SECRET)
  expect(keys).toEqual(pushKeys(SECRET))
  expect(keys.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(pushKeys(`${SECRET} 2`).publicKey).not.toBe(keys.publicKey)
})

test('push services are told whom to ask', () => {
  const config = { publicUrl: 'https://bloesem.example', mail: { from: 'B <no@bloesem.example>' } }
  expect(pushContact({ ...config, operator: { email: 'hallo@x.example' } })).toBe(
    'mailto:hallo@x.example',
  )
  expect(pushContact({ ...config, operator: { email: null } })).toBe(config.publicUrl)
  const local = { ...config, publicUrl: 'http://localhost:3000', operator: { email: null } }
  expect(pushContact(local)).toBe('mailto:no@bloesem.example')
})
