/** How far the map is; `idle` until it is first shown. */
export type MapPhase = 'idle' | 'loading' | 'loaded' | 'error'

const loadTries = { most: 10, everyMilliseconds: 500 }
const containerTries = { most: 5, everyMilliseconds: 500 }
const toggledMilliseconds = 300
const retriedMilliseconds = 100

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
  let tries = { load: 0, container: 0 }
  let cancel = () => {}

  const become = (next: MapPhase) => {
    phase = next
    parts.show(next)
  }
  const schedule = (run: () => void, milliseconds: number) => {
    cancel()
    cancel = parts.later(run, milliseconds)
  }
  const startOver = () => {
    cancel()
    tries = { load: 0, container: 0 }
  }
  const attempt = () => {
    if (!parts.isLoaded()) {
      tries.load += 1
      if (tries.load > loadTries.most) return become('error')
      return schedule(attempt, loadTries.everyMilliseconds)
    }
    if (!parts.hasContainer()) {
      tries.container += 1
      if (tries.container > containerTries.most) return become('error')
      return schedule(attempt, containerTries.everyMilliseconds)
    }
    become('loaded')
  }
  const begin = (milliseconds: number) => {
    startOver()
    become('loading')
    schedule(attempt, milliseconds)
  }
  return {
    /** The page opened with the map on it. */
    start: () => begin(0),
    /** The map came into sight again, or for the first time. */
    toggled: () => {
      if (phase !== 'loaded') return begin(toggledMilliseconds)
      startOver()
      schedule(parts.resize, toggledMilliseconds)
    },
    /** Out of sight: nothing is tried there, and no error waits. */
    hidden: () => {
      startOver()
      if (phase !== 'loaded') become('idle')
    },
    retry: () => begin(retriedMilliseconds),
    /** The code came between two tries: no need to wait for the next one. */
    arrived: () => {
      if (phase === 'loading') schedule(attempt, 0)
    },
    /** It was drawn, and broke. */
    broke: () => {
      startOver()
      become('error')
    },
    stop: () => cancel(),
  }
}
