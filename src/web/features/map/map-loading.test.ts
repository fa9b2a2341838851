import { expect, test } from 'vitest'
import { createMapLoading, type MapPhase } from './map-loading.ts'

test('[MAP-02] a map with code and container is drawn at once', () => {
  const map = aMap()
  map.loading.start()
  expect(map.phases).toEqual(['loading'])
  map.pass(0)
  expect(map.phases).toEqual(['loading', 'loaded'])
  expect(map.waits()).toBe(0)
})

test('[MAP-02] ten more attempts at 500 ms load its code, then it is an error', () => {
  const map = aMap({ isLoaded: false })
  map.loading.start()
  map.pass(4999)
  expect([map.calls.load, map.phase()]).toEqual([10, 'loading'])
  map.pass(1)
  expect([map.calls.load, map.phase()]).toEqual([11, 'error'])
  map.pass(60_000)
  expect(map.calls.load).toBe(11)
})

test('[MAP-02] code that arrives at the last attempt is used, and between attempts it is used at once', () => {
  const last = aMap({ isLoaded: false })
  last.loading.start()
  last.pass(4999)
  last.is.loaded = true
  last.pass(1)
  expect(last.phase()).toBe('loaded')

  const between = aMap({ isLoaded: false })
  between.loading.start()
  between.pass(200)
  between.is.loaded = true
  between.loading.onCodeLoaded()
  between.pass(0)
  expect([between.phase(), between.waits()]).toEqual(['loaded', 0])
})

test('[MAP-02] five more attempts find the container, then it is an error', () => {
  const map = aMap({ hasContainer: false })
  map.loading.start()
  map.pass(2499)
  expect([map.calls.container, map.phase()]).toEqual([5, 'loading'])
  map.pass(1)
  expect([map.calls.container, map.phase()]).toEqual([6, 'error'])
})

test('[MAP-02] the retry button starts again after 100 ms, with all attempts', () => {
  const map = aMap({ isLoaded: false })
  map.loading.start()
  map.pass(5000)
  map.loading.retry()
  expect(map.phase()).toBe('loading')
  map.pass(99)
  expect(map.calls.load).toBe(11)
  map.pass(1)
  expect(map.calls.load).toBe(12)
  map.pass(4999)
  expect(map.phase()).toBe('loading')
  map.pass(1)
  expect(map.phase()).toBe('error')
  map.is.loaded = true
  map.loading.retry()
  map.pass(100)
  expect(map.phase()).toBe('loaded')
})

test('[MAP-02] showing the map again clears the error and starts after 300 ms, with all attempts', () => {
  const map = aMap({ isLoaded: false })
  map.loading.start()
  map.pass(5000)
  map.loading.onHidden()
  expect(map.phase()).toBe('idle')
  map.loading.onShown()
  expect(map.phase()).toBe('loading')
  map.pass(299)
  expect(map.calls.load).toBe(11)
  map.pass(1)
  expect(map.calls.load).toBe(12)
  map.pass(4999)
  map.is.loaded = true
  map.pass(1)
  expect(map.phase()).toBe('loaded')
})

test('[MAP-02] showing a drawn map again resizes it once after 300 ms', () => {
  const map = aMap()
  map.loading.start()
  map.pass(0)
  map.loading.onHidden()
  map.loading.onShown()
  map.loading.onShown()
  map.pass(299)
  expect(map.calls.resize).toBe(0)
  map.pass(1)
  expect([map.calls.resize, map.phase()]).toEqual([1, 'loaded'])
})

test('[MAP-02] a hidden map makes no attempts', () => {
  const map = aMap({ isLoaded: false })
  map.loading.start()
  map.pass(0)
  map.loading.onHidden()
  map.pass(60_000)
  expect([map.calls.load, map.phase(), map.waits()]).toEqual([1, 'idle', 0])
})

test('[MAP-02] a map that fails to draw shows an error with a retry', () => {
  const map = aMap()
  map.loading.start()
  map.pass(0)
  map.loading.onDrawError()
  expect(map.phase()).toBe('error')
  map.loading.retry()
  map.pass(100)
  expect(map.phase()).toBe('loaded')
})

/** A fake map and browser with a manual clock. */
function aMap(given: { isLoaded?: boolean; hasContainer?: boolean } = {}) {
  const is = { loaded: given.isLoaded ?? true, container: given.hasContainer ?? true }
  const calls = { load: 0, container: 0, resize: 0 }
  const phases: MapPhase[] = []
  const clock = aClock()
  const loading = createMapLoading({
    isLoaded: () => {
      calls.load += 1
      return is.loaded
    },
    hasContainer: () => {
      calls.container += 1
      return is.container
    },
    resize: () => {
      calls.resize += 1
    },
    later: clock.later,
    show: (phase) => phases.push(phase),
  })
  return { is, calls, phases, phase: () => phases.at(-1), loading, ...clock }
}

function aClock() {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  return {
    later: (run: () => void, milliseconds: number) => {
      const one = { at: now + milliseconds, run }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
    pass: (milliseconds: number) => {
      const until = now + milliseconds
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
        if (!next) break
        now = next.at
        waiting = waiting.filter((other) => other !== next)
        next.run()
      }
      now = until
    },
    waits: () => waiting.length,
  }
}
