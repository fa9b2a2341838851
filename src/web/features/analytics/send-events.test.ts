import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('./page-events.ts', () => ({ createEventReader: () => (records: unknown) => records }))

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const sent: { path: string; events: { detail: string }[] }[] = []
const browser = { doNotTrack: null as string | null, globalPrivacyControl: false }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const sentDetails = () => sent.map(({ events }) => events.map(({ detail }) => detail).join())

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  sent.length = 0
  page.visibilityState = 'visible'
  Object.assign(browser, { doNotTrack: null, globalPrivacyControl: false })
  vi.stubGlobal('Blob', class extends Array<string> {})
  vi.stubGlobal(
    'navigator',
    Object.assign(browser, {
      sendBeacon: (path: string, [body = '']: string[]) => sent.push({ path, ...JSON.parse(body) }),
    }),
  )
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return () => void vi.useRealTimers()
})

async function startSending() {
  const [{ sendEvents }, { track, takeEvents }] = await Promise.all([
    import('./send-events.ts'),
    import('../../events.ts'),
  ])
  return { sendEvents, takeEvents, say: (detail: string) => track('page-view', detail) }
}

test('[APP-16] events are sent together, five seconds after the first', async () => {
  const { sendEvents, say } = await startSending()
  say('a')
  sendEvents()
  await pass(4_000)
  say('b')
  expect(sentDetails()).toEqual([])
  await pass(1_000)
  expect(sentDetails()).toEqual(['a,b'])
  await pass(1_000)
  say('c')
  await pass(4_999)
  expect(sentDetails()).toEqual(['a,b'])
  await pass(1)
  expect(sentDetails()).toEqual(['a,b', 'c'])
  expect(sent[0]?.path).toBe('/public/events')
})

test('[APP-16] the last events are sent once when the page is hidden or left', async () => {
  const { sendEvents, say } = await startSending()
  sendEvents()
  say('a')
  page.dispatchEvent(new Event('visibilitychange'))
  expect(sentDetails()).toEqual([])
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(sentDetails()).toEqual(['a'])
  await pass(4_000)
  say('b')
  await pass(2_000)
  expect(sentDetails()).toEqual(['a'])
  page.dispatchEvent(new Event('pagehide'))
  expect(sentDetails()).toEqual(['a', 'b'])
  await pass(10_000)
  expect(sentDetails()).toEqual(['a', 'b'])
})

test('[APP-16] a call has at most fifty events', async () => {
  const { sendEvents, say } = await startSending()
  for (let count = 0; count < 101; count++) say(String(count))
  sendEvents()
  await pass(5_000)
  expect(sent.map(({ events }) => events.length)).toEqual([50, 50, 1])
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  '[APP-16] with %o no event is sent or kept',
  async (signal) => {
    Object.assign(browser, signal)
    const { sendEvents, say, takeEvents } = await startSending()
    say('a')
    sendEvents()
    expect(takeEvents()).toEqual([])
    say('b')
    expect(takeEvents()).toEqual([])
    page.dispatchEvent(new Event('pagehide'))
    await pass(10_000)
    expect(sentDetails()).toEqual([])
  },
)
