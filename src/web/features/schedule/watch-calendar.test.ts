import { beforeEach, expect, test, vi } from 'vitest'
import { type ChangedDays, watchCalendar } from './watch-calendar.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const streams: FakeStream[] = []
const changes: ChangedDays[] = []
let isReady = false

class FakeStream {
  readonly address: string
  isOpen = true
  onmessage: (event: { data: string }) => void = () => {}
  onerror: () => void = () => {}
  constructor(address: string) {
    this.address = address
    streams.push(this)
  }
  close() {
    this.isOpen = false
  }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const show = (isShown: boolean) => {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}
const watch = () =>
  watchCalendar('studio-bloesem', {
    onChange: (days) => changes.push(days),
    onReady: () => {
      isReady = true
    },
  })
const countOpen = () => streams.filter(({ isOpen }) => isOpen).length

beforeEach(() => {
  streams.length = 0
  changes.length = 0
  isReady = false
  page.hidden = false
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { setTimeout })
  vi.stubGlobal('EventSource', FakeStream)
  return () => void vi.useRealTimers()
})

test('changed days are reported, simultaneous ones in one batch', async () => {
  const stop = watch()
  expect(streams[0]?.address).toBe('/publicCalendarApi/calendar/studio-bloesem/changes')
  streams[0]?.onmessage({ data: '{"from":"2026-11-24","to":"2026-11-25"}' })
  await pass(500)
  expect(changes).toEqual([{ from: '2026-11-24', to: '2026-11-25' }])
  for (const data of ['{"from":"2026-11-24","to":"2026-11-24"}', '{}', '{}']) {
    streams[0]?.onmessage({ data })
  }
  await pass(500)
  expect(changes.slice(1)).toEqual([null])
  // Later changes are reported too, but not after the watch has stopped.
  streams[0]?.onmessage({ data: '{"from":"2026-12-01","to":"2026-12-01"}' })
  await pass(500)
  expect(changes.slice(2)).toEqual([{ from: '2026-12-01', to: '2026-12-01' }])
  streams[0]?.onmessage({ data: '{}' })
  stop()
  await pass(500)
  expect(changes).toHaveLength(3)
  expect(countOpen()).toBe(0)
})

test('a hidden page closes its stream; visible again, any day may have changed', async () => {
  const stop = watch()
  show(false)
  expect(countOpen()).toBe(0)
  show(true)
  await pass(500)
  show(true)
  expect(countOpen()).toBe(1)
  expect(changes).toEqual([null])
  stop()
})

test('a page that starts hidden opens its stream when visible, and no slots wait for it', async () => {
  page.hidden = true
  const stop = watch()
  expect([streams.length, isReady]).toEqual([0, true])
  show(true)
  expect(countOpen()).toBe(1)
  stop()
})

test('a broken stream is reopened with growing delays, one at a time', async () => {
  const stop = watch()
  const counts: number[] = []
  for (let minute = 0; minute < 4; minute++) {
    for (let second = 0; second < 60; second++) {
      streams.at(-1)?.isOpen && streams.at(-1)?.onerror()
      await pass(1_000)
    }
    counts.push(streams.length)
  }
  expect(counts[0]).toBeGreaterThan(3)
  expect((counts[3] ?? 0) - (counts[2] ?? 0)).toBeLessThanOrEqual(2)
  expect(countOpen()).toBeLessThanOrEqual(1)
  stop()
})

test.each([
  ['soonest', 0, 1_500],
  ['latest', 0.999, 2_500],
])(
  'the %s reconnect of a broken stream is within a quarter of two seconds, also after an event',
  async (_, random, retryMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const stop = watch()
    for (const count of [1, 2, 3]) {
      streams.at(-1)?.onmessage({ data: '{}' })
      streams.at(-1)?.onerror()
      await pass(retryMs - 10)
      expect(streams).toHaveLength(count)
      await pass(10)
      expect(streams).toHaveLength(count + 1)
    }
    stop()
    vi.restoreAllMocks()
  },
)

test('a page that becomes visible before a stream is reopened has exactly one stream', async () => {
  const stop = watch()
  streams[0]?.onerror()
  show(false)
  show(true)
  await pass(10_000)
  expect([streams.length, countOpen()]).toEqual([2, 1])
  streams[1]?.onerror()
  stop()
  show(true)
  await pass(10_000)
  expect([streams.length, countOpen()]).toEqual([2, 0])
})

test('free times wait for the first event, a broken stream, or one second', async () => {
  for (const begin of [
    async () => streams.at(-1)?.onmessage({ data: '{}' }),
    async () => streams.at(-1)?.onerror(),
    async () => pass(1_000),
  ]) {
    isReady = false
    const stop = watch()
    await pass(900)
    expect(isReady).toBe(false)
    await begin()
    expect(isReady).toBe(true)
    stop()
  }
  // Cached slots become outdated when the stream opens, not before.
  expect(changes).toEqual([null])
})

test('who has stopped watching does not hear that free times can be requested', async () => {
  watch()()
  await pass(2_000)
  expect(isReady).toBe(false)
})
