/** How far the map is; `idle` until it is first shown. */
export type MapPhase = 'idle' | 'loading' | 'loaded' | 'error'

const LOAD_ATTEMPTS = { max: 10, everyMilliseconds: 500 }
const CONTAINER_ATTEMPTS = { max: 5, everyMilliseconds: 500 }
const SHOW_DELAY_MS = 300
const RETRY_DELAY_MS = 100

export interface MapParts {
  /** Asks for the map's code where that is not on its way yet; true once it is here. */
  isLoaded: () => boolean
  /** Whether there is room on the screen to draw in. */
  hasContainer: () => boolean
  /** A drawn map fits itself to its room again. */
  resize: () => void
  /** Runs later; what it answers takes that back. */
  later: (run: () => void, milliseconds: number) => () => void
  show: (phase: MapPhase) => void
}

/**
 * The map from nothing to drawn: ten more tries to load its code, five more to find room for it,
 * then an error one can retry (row MAP-02). Time and the browser come in as parts.
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
      return schedule(attempt, LOAD_ATTEMPTS.everyMilliseconds)
    }
    if (!parts.hasContainer()) {
      attempts.container += 1
      if (attempts.container > CONTAINER_ATTEMPTS.max) return setPhase('error')
      return schedule(attempt, CONTAINER_ATTEMPTS.everyMilliseconds)
    }
    setPhase('loaded')
  }
  const begin = (milliseconds: number) => {
    reset()
    setPhase('loading')
    schedule(attempt, milliseconds)
  }
  return {
    /** The page opened with the map on it. */
    start: () => begin(0),
    /** The map came into sight again, or for the first time. */
    onShown: () => {
      if (phase !== 'loaded') return begin(SHOW_DELAY_MS)
      reset()
      schedule(parts.resize, SHOW_DELAY_MS)
    },
    /** Out of sight: nothing is tried there, and no error waits. */
    onHidden: () => {
      reset()
      if (phase !== 'loaded') setPhase('idle')
    },
    retry: () => begin(RETRY_DELAY_MS),
    /** The code came between two tries: no need to wait for the next one. */
    onCodeLoaded: () => {
      if (phase === 'loading') schedule(attempt, 0)
    },
    /** It was drawn, and broke. */
    onDrawError: () => {
      reset()
      setPhase('error')
    },
    stop: () => cancel(),
  }
}
