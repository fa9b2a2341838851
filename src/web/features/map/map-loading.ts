/** Loading state of the map; `idle` until it is first shown. */
export type MapPhase = 'idle' | 'loading' | 'loaded' | 'error'

const LOAD_ATTEMPTS = { max: 10, intervalMs: 500 }
const CONTAINER_ATTEMPTS = { max: 5, intervalMs: 500 }
const SHOW_DELAY_MS = 300
const RETRY_DELAY_MS = 100

export interface MapParts {
  /** Starts loading the map's code if needed; true once it is loaded. */
  isLoaded: () => boolean
  /** Whether the container has a size. */
  hasContainer: () => boolean
  /** Fits the drawn map to its container. */
  resize: () => void
  /** Runs a function after a delay; the returned function cancels it. */
  later: (run: () => void, milliseconds: number) => () => void
  show: (phase: MapPhase) => void
}

/**
 * State machine that loads the map: up to ten retries for its code and five for its container, then an
 * error with a retry (row MAP-02). Timers and the browser are passed in as `parts`.
 */
export function createMapLoading(parts: MapParts) {
  let phase: MapPhase = 'idle'
  let attempts = { load: 0, container: 0 }
  let cancel = () => {}

  const setPhase = (next: MapPhase) => {
    phase = next
    parts.show(next)
  }
  const schedule = (run: () => void, milliseconds: number) => {
    cancel()
    cancel = parts.later(run, milliseconds)
  }
  const reset = () => {
    cancel()
    attempts = { load: 0, container: 0 }
  }
  const attempt = () => {
    if (!parts.isLoaded()) {
      attempts.load += 1
      if (attempts.load > LOAD_ATTEMPTS.max) return setPhase('error')
      return schedule(attempt, LOAD_ATTEMPTS.intervalMs)
    }
    if (!parts.hasContainer()) {
      attempts.container += 1
      if (attempts.container > CONTAINER_ATTEMPTS.max) return setPhase('error')
      return schedule(attempt, CONTAINER_ATTEMPTS.intervalMs)
    }
    setPhase('loaded')
  }
  const begin = (milliseconds: number) => {
    reset()
    setPhase('loading')
    schedule(attempt, milliseconds)
  }
  return {
    /** The page opened with the map visible. */
    start: () => begin(0),
    /** The map became visible. */
    onShown: () => {
      if (phase !== 'loaded') return begin(SHOW_DELAY_MS)
      reset()
      schedule(parts.resize, SHOW_DELAY_MS)
    },
    /** The map was hidden: attempts stop and an error is cleared. */
    onHidden: () => {
      reset()
      if (phase !== 'loaded') setPhase('idle')
    },
    retry: () => begin(RETRY_DELAY_MS),
    /** The code has loaded: the next attempt runs at once. */
    onCodeLoaded: () => {
      if (phase === 'loading') schedule(attempt, 0)
    },
    /** Drawing failed. */
    onDrawError: () => {
      reset()
      setPhase('error')
    },
    stop: () => cancel(),
  }
}
