import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isServerReachable, watchServer } from './server-reachability.ts'

const browser = { onLine: true }
const server = { answers: true, asked: 0 }
let events = new EventTarget()
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  events = new EventTarget()
  Object.assign(browser, { onLine: true })
  Object.assign(server, { answers: true, asked: 0 })
  vi.stubGlobal('window', events)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('fetch', async () => {
    server.asked += 1
    if (!server.answers) throw new TypeError('no network')
    return new Response()
  })
})

afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function become(onLine: boolean) {
  browser.onLine = onLine
  events.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  await vi.advanceTimersByTimeAsync(0)
}

test('[WORK-156] a server that answers without a network is reachable, until it no longer answers', async () => {
  const onChange = vi.fn()
  end = watchServer(onChange)
  expect(server.asked).toBe(0)
  await become(false)
  expect(isServerReachable()).toBe(true)
  server.answers = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(isServerReachable()).toBe(false)
  server.answers = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(isServerReachable()).toBe(true)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('[WORK-156] without a network and an answer the server is asked until the network is back', async () => {
  Object.assign(browser, { onLine: false })
  server.answers = false
  end = watchServer(() => {})
  await vi.advanceTimersByTimeAsync(11_000)
  expect(isServerReachable()).toBe(false)
  expect(server.asked).toBe(3)
  await become(true)
  expect(isServerReachable()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toBe(3)
})
