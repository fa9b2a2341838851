import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { networkError, refused, setupApiServer } from '../../testing/api-server.ts'
import { readDevice, turnOff, turnOn } from './push-device.ts'

const { answer, requests } = setupApiServer()
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/x'
const deviceId = createHash('sha256').update(ENDPOINT).digest('base64url')
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const DEVICE = { deviceId, subscribedAt: '2026-11-20T11:00:00.000Z' }

/** A browser with notifications. `asked` counts its questions. */
function aBrowser(options: { permission?: string; choice?: string; isSubscribed?: boolean } = {}) {
  const { permission = 'default', choice = 'granted', isSubscribed = false } = options
  const subscription = { endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT, keys }) }
  const browser = { asked: 0, subscribedWith: [] as unknown[], failures: [] as Error[] }
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async (input: unknown) => {
      browser.subscribedWith.push(input)
      const failure = browser.failures.shift()
      if (failure) throw failure
      return subscription
    },
  }
  const question = {
    permission,
    requestPermission: async () => {
      browser.asked++
      return choice
    },
  }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  vi.stubGlobal('window', { PushManager: {}, Notification: question })
  vi.stubGlobal('Notification', question)
  return browser
}

beforeEach(() => answer('listPushDevices', { data: { publicKey: 'BKey', devices: [] } }))

test('[WORK-84] looking at a device asks for no permission', async () => {
  const browser = aBrowser()
  expect(await readDevice('salon-pioen')).toMatchObject({ state: 'off', deviceId: null, others: 0 })
  expect(browser.asked).toBe(0)
})

test('[WORK-84] a device is on where the browser and the salon know it', async () => {
  const other = { ...DEVICE, deviceId: 'o'.repeat(43) }
  answer('listPushDevices', { data: { publicKey: 'BKey', devices: [DEVICE, other] } })
  aBrowser({ permission: 'granted', isSubscribed: true })
  const own = { state: 'on', deviceId, others: 1 }
  expect(await readDevice('salon-pioen')).toMatchObject(own)
  aBrowser({ permission: 'granted' })
  expect(await readDevice('salon-pioen')).toMatchObject({ state: 'off', others: 2 })
  aBrowser({ permission: 'denied', isSubscribed: true })
  expect(await readDevice('salon-pioen')).toMatchObject({ state: 'denied' })
})

test('[WORK-87] a subscribed browser says which device it is, so that it ends with the present sign-in', async () => {
  aBrowser({ permission: 'granted', isSubscribed: true })
  await readDevice('salon-pioen')
  aBrowser()
  await readDevice('salon-pioen')
  expect(requests.map(({ query }) => query)).toEqual([{ deviceId }, {}])
})

test('[WORK-84] a browser that cannot show notifications says so', async () => {
  aBrowser()
  vi.stubGlobal('window', {})
  expect(await readDevice('salon-pioen')).toMatchObject({ state: 'unsupported' })
})

test('[WORK-84] a press asks, subscribes with our key and tells the salon', async () => {
  answer('savePushDevice', { data: { device: DEVICE } })
  const browser = aBrowser()
  expect(await turnOn('salon-pioen', 'BKey')).toBeNull()
  expect(browser).toMatchObject({
    asked: 1,
    subscribedWith: [{ userVisibleOnly: true, applicationServerKey: 'BKey' }],
  })
  const body = { endpoint: ENDPOINT, ...keys }
  expect(requests).toMatchObject([{ name: 'savePushDevice', body }])
})

test.each([
  ['denied', 'denied'],
  ['default', 'closed'],
])('[WORK-84] a question that is answered with %s turns nothing on', async (choice, result) => {
  const browser = aBrowser({ choice })
  expect(await turnOn('salon-pioen', 'BKey')).toBe(result)
  expect([browser.subscribedWith, requests]).toEqual([[], []])
})

test('[WORK-84] a browser whose push service is away is said to have failed', async () => {
  const browser = aBrowser()
  browser.failures.push(new DOMException('no push service', 'AbortError'))
  expect(await turnOn('salon-pioen', 'BKey')).toBe('failed')
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } })
  expect(await turnOn('salon-pioen', 'BKey')).toBe('failed')
})

test('[WORK-84] a subscription with the key of another installation is replaced', async () => {
  answer('savePushDevice', { data: { device: DEVICE } })
  const browser = aBrowser()
  browser.failures.push(new DOMException('another key', 'InvalidStateError'))
  expect(await turnOn('salon-pioen', 'BKey')).toBeNull()
  expect(browser.subscribedWith).toHaveLength(2)
})

test('[WORK-84] what the server refuses is thrown, without a connection too', async () => {
  aBrowser()
  answer('savePushDevice', refused('forbidden'))
  await expect(turnOn('salon-pioen', 'BKey')).rejects.toMatchObject({ cause: 'forbidden' })
  answer('deletePushDevice', networkError())
  await expect(turnOff('salon-pioen', deviceId)).rejects.toMatchObject({
    cause: expect.any(String),
  })
})
