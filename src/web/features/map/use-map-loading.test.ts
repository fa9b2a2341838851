import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MapPhase, MapState } from './map-loading.ts'

const { phases, faults } = vi.hoisted(() => ({
  phases: [] as MapPhase[],
  faults: [] as unknown[][],
}))
vi.mock('../../log.ts', () => ({ logError: (...error: unknown[]) => faults.push(error) }))
// React hooks of a component that renders once and runs its effects at once.
vi.mock('react', () => ({
  useState: (initial: unknown) => [
    typeof initial === 'function' ? initial() : initial,
    ({ phase }: MapState<string>) => phases.push(phase),
  ],
  useRef: (current: unknown) => ({ current }),
  useEffect: (run: () => void) => run(),
}))
const { useMapLoading } = await import('./use-map-loading.ts')

const unreachable = new TypeError('Failed to fetch dynamically imported module')
const onLoaded = vi.fn()
let fetches: number

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { requestIdleCallback: null })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  phases.length = faults.length = fetches = 0
  onLoaded.mockReset()
})
afterEach(() => vi.useRealTimers())

test('[MAP-02] code that failed to load is requested again, and then the map is drawn', async () => {
  useMapOn({ failures: 4 })
  await pass(1_900)
  expect([fetches, phases]).toEqual([4, ['loading']])
  await pass(200)
  expect([fetches, phases]).toEqual([5, ['loading', 'loaded']])
  expect(faults).toEqual([])
})

test('[MAP-02] code that does not load in five seconds is an error with its cause, and the retry requests it', async () => {
  const network = { failures: Number.POSITIVE_INFINITY }
  const { retry } = useMapOn(network)
  await pass(4_900)
  expect(phases).toEqual(['loading'])
  await pass(200)
  expect(phases).toEqual(['loading', 'error'])
  expect(faults).toEqual([['The map did not load', unreachable]])
  network.failures = 0
  retry()
  await pass(200)
  expect(phases).toEqual(['loading', 'error', 'loading', 'loaded'])
})

test('[MAP-02] code that is slow is fetched once and waited for, and then the map says that it is loaded', async () => {
  useMapOn({ failures: 0, milliseconds: 4_000 })
  await pass(3_900)
  expect(onLoaded).not.toHaveBeenCalled()
  await pass(200)
  expect([fetches, phases]).toEqual([1, ['loading', 'loaded']])
  expect(onLoaded).toHaveBeenCalledOnce()
})

test('[MAP-02] a map without a container shows an error', async () => {
  useMapOn({ failures: 0 }, { clientWidth: 0, clientHeight: 280 })
  await pass(3_500)
  expect([fetches, phases]).toEqual([1, ['loading', 'error']])
})

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

function useMapOn(
  network: { failures: number; milliseconds?: number },
  frame = { clientWidth: 390, clientHeight: 280 },
) {
  return useMapLoading({
    importDrawing: async () => {
      fetches += 1
      if (network.milliseconds) {
        await new Promise((resolve) => setTimeout(resolve, network.milliseconds))
      }
      if (fetches <= network.failures) throw unreachable
      return 'drawing'
    },
    container: { current: frame as HTMLElement },
    isShown: true,
    resize: () => undefined,
    onLoaded,
  })
}
