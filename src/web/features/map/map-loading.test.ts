import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMapLoading, type MapPhase } from './map-loading.ts'

const unreachable = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('[MAP-02] a map with code and container is drawn at once', async () => {
  const map = aMap()
  map.loading.start()
  expect(map.phases).toEqual(['loading'])
  await pass(0)
  expect(map.phases).toEqual(['loading', 'loaded'])
  expect(map.drawing()).toBe('drawing')
  expect(vi.getTimerCount()).toBe(0)
})

test('[MAP-02] code that fails is imported ten times, 500 ms apart, then it is an error with its cause', async () => {
  const map = aMap({ failures: 10 })
  map.loading.start()
  await pass(4_499)
  expect([map.calls.imports, map.phase()]).toEqual([9, 'loading'])
  await pass(500)
  expect([map.calls.imports, map.phase()]).toEqual([10, 'loading'])
  await pass(1)
  expect(map.phase()).toBe('error')
  expect(map.errors).toEqual([unreachable])
  await pass(60_000)
  expect([map.calls.imports, map.phase()]).toEqual([10, 'error'])
})

test('[MAP-02] code that is imported at the tenth attempt is in time', async () => {
  const map = aMap({ failures: 9 })
  map.loading.start()
  await pass(4_500)
  expect(map.phases).toEqual(['loading', 'loaded'])
  expect(map.errors).toEqual([])
})

test('[MAP-02] slow code is imported once and drawn as soon as it is there', async () => {
  const map = aMap({ importMs: 4_999 })
  map.loading.start()
  await pass(4_998)
  expect(map.phase()).toBe('loading')
  await pass(1)
  expect([map.calls.imports, map.phase()]).toEqual([1, 'loaded'])
})

test('[MAP-02] code that does not answer within five seconds is an error, and may come later for a retry', async () => {
  const map = aMap({ importMs: 6_000 })
  map.loading.start()
  await pass(4_999)
  expect(map.phase()).toBe('loading')
  await pass(1)
  expect(map.phase()).toBe('error')
  expect(map.errors).toEqual([new Error('no answer in time')])
  await pass(1_000)
  expect(map.phase()).toBe('error')
  map.given.importMs = 0
  map.loading.retry()
  await pass(100)
  expect(map.phase()).toBe('loaded')
})

test('[MAP-02] the container is checked five more times, then it is an error', async () => {
  const map = aMap({ hasContainer: false })
  map.loading.start()
  await pass(2_499)
  expect([map.calls.container, map.phase()]).toEqual([5, 'loading'])
  await pass(1)
  expect([map.calls.container, map.phase()]).toEqual([6, 'error'])
  expect(map.errors).toEqual([new Error('The map found no room on the page')])
})

test('[MAP-02] the retry button starts again after 100 ms, with all attempts', async () => {
  const map = aMap({ failures: 20 })
  map.loading.start()
  await pass(5_000)
  map.loading.retry()
  expect(map.phase()).toBe('loading')
  await pass(99)
  expect(map.calls.imports).toBe(10)
  await pass(1)
  expect(map.calls.imports).toBe(11)
  await pass(4_999)
  expect(map.phase()).toBe('loading')
  await pass(1)
  expect(map.phase()).toBe('error')
  map.loading.retry()
  await pass(100)
  expect(map.phase()).toBe('loaded')
})

test('[MAP-02] showing the map again clears the error and starts after 300 ms, with all attempts', async () => {
  const map = aMap({ failures: 19 })
  map.loading.start()
  await pass(5_000)
  map.loading.onHidden()
  expect(map.phase()).toBe('idle')
  map.loading.onShown()
  expect(map.phase()).toBe('loading')
  await pass(299)
  expect(map.calls.imports).toBe(10)
  await pass(1)
  expect(map.calls.imports).toBe(11)
  await pass(4_500)
  expect([map.calls.imports, map.phase()]).toEqual([20, 'loaded'])
})

test('[MAP-02] showing a drawn map again resizes it once after 300 ms', async () => {
  const map = aMap()
  map.loading.start()
  await pass(0)
  map.loading.onHidden()
  map.loading.onShown()
  map.loading.onShown()
  await pass(299)
  expect(map.calls.resize).toBe(0)
  await pass(1)
  expect([map.calls.resize, map.phase()]).toEqual([1, 'loaded'])
})

test.each([
  ['an import fails', { failures: 100 }],
  ['an import is slow', { importMs: 3_000 }],
  ['its container has no size', { hasContainer: false }],
])('[MAP-02] a map that is hidden while %s makes no more attempts', async (_, given) => {
  const map = aMap(given)
  map.loading.start()
  await pass(0)
  const { imports, container } = map.calls
  map.loading.onHidden()
  await pass(60_000)
  expect([map.calls, map.phase()]).toEqual([{ imports, container, resize: 0 }, 'idle'])
  expect([map.errors, vi.getTimerCount()]).toEqual([[], 0])
})

test('[MAP-02] a map that fails to draw shows an error with a retry', async () => {
  const map = aMap()
  map.loading.start()
  await pass(0)
  const cause = new Error('no canvas')
  map.loading.onDrawError(cause)
  expect([map.phase(), map.drawing(), map.errors]).toEqual(['error', undefined, [cause]])
  map.loading.retry()
  await pass(100)
  expect(map.phase()).toBe('loaded')
})

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

/** A fake map, whose code can fail or be slow and whose container can have no size. */
function aMap(changes: { failures?: number; importMs?: number; hasContainer?: boolean } = {}) {
  const given = { failures: 0, importMs: 0, hasContainer: true, ...changes }
  const calls = { imports: 0, container: 0, resize: 0 }
  const states: { phase: MapPhase; drawing?: string | undefined }[] = []
  const phases: MapPhase[] = []
  const errors: unknown[] = []
  const loading = createMapLoading<string>({
    importDrawing: async () => {
      calls.imports += 1
      const attempt = calls.imports
      if (given.importMs) await new Promise((resolve) => setTimeout(resolve, given.importMs))
      if (attempt <= given.failures) throw unreachable
      return 'drawing'
    },
    hasContainer: () => {
      calls.container += 1
      return given.hasContainer
    },
    resize: () => {
      calls.resize += 1
    },
    show: (state) => {
      states.push(state)
      phases.push(state.phase)
    },
    logError: (cause) => errors.push(cause),
  })
  return {
    given,
    calls,
    phases,
    errors,
    loading,
    phase: () => phases.at(-1),
    drawing: () => states.at(-1)?.drawing,
  }
}
