import { beforeEach, expect, test, vi } from 'vitest'
import { openingOf } from './calendar-opening.ts'
import { type ChangedDays, watchCalendar } from './watch-calendar.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const streams: FakeStream[] = []
const told: ChangedDays[] = []

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
const openOnes = () => streams.filter(({ isOpen }) => isOpen).length

beforeEach(() => {
  streams.length = 0
  told.length = 0
  page.hidden = false
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { setTimeout })
  vi.stubGlobal('EventSource', FakeStream)
  return () => void vi.useRealTimers()
})

test('days that change are told, those of one moment together', async () => {
  const stop = watchCalendar('studio-bloesem', (days) => told.push(days))
  expect(streams[0]?.address).toBe('/publicCalendarApi/calendar/studio-bloesem/changes')
  streams[0]?.onmessage({ data: '{"from":"2026-11-24","to":"2026-11-25"}' })
  await pass(500)
  expect(told).toEqual([{ from: '2026-11-24', to: '2026-11-25' }])
  for (const data of ['{"from":"2026-11-24","to":"2026-11-24"}', '{}', '{}']) {
    streams[0]?.onmessage({ data })
  }
  await pass(500)
  expect(told.slice(1)).toEqual([null])
  stop()
  expect(openOnes()).toBe(0)
})

test('a page out of sight holds no connection; back in sight everything is looked at anew', async () => {
  const stop = watchCalendar('studio-bloesem', (days) => told.push(days))
  show(false)
  expect(openOnes()).toBe(0)
  show(true)
  await pass(500)
  expect(openOnes()).toBe(1)
  expect(told).toEqual([null])
  stop()
})

test('a stream that breaks is opened again, ever more slowly, and one at a time', async () => {
  const stop = watchCalendar('studio-bloesem', (days) => told.push(days))
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
  expect(openOnes()).toBeLessThanOrEqual(1)
  stop()
})

test('times wait until changes are heard: for the first event, a stream that breaks, or a second', async () => {
  const hasBegun = async () => {
    await openingOf('studio-bloesem')
    return true
  }
  for (const begin of [
    async () => streams.at(-1)?.onmessage({ data: '{}' }),
    async () => streams.at(-1)?.onerror(),
    async () => pass(1_000),
  ]) {
    const stop = watchCalendar('studio-bloesem', (days) => told.push(days))
    const begun = hasBegun()
    expect(openingOf('studio-bloesem')).toBeInstanceOf(Promise)
    await begin()
    expect(await begun).toBe(true)
    expect(openingOf('studio-bloesem')).toBeUndefined()
    stop()
  }
  // What was known before is old as soon as changes are heard, and only then.
  expect(told).toEqual([null])
})
