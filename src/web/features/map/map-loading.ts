import { withTimeLimit } from '../../time-limit.ts'

/** The loading state of the map; `idle` until it is first shown. */
export type MapState<Drawing> =
  | { readonly phase: 'idle' | 'loading' | 'error'; readonly drawing?: undefined }
  | { readonly phase: 'loaded'; readonly drawing: Drawing }
export type MapPhase = MapState<unknown>['phase']

// Ten attempts fit into the time limit.
const CODE_TIME_LIMIT_MS = 5_000
const ATTEMPT_INTERVAL_MS = 500
const CONTAINER_RETRIES = 5
const SHOW_DELAY_MS = 300
const RETRY_DELAY_MS = 100

export interface MapParts<Drawing> {
  /** Imports the code that draws the map; called again after a failure. */
  importDrawing: () => Promise<Drawing>
  /** Whether the container has a size. */
  hasContainer: () => boolean
  /** Fits the drawn map to its container. */
  resize: () => void
  show: (state: MapState<Drawing>) => void
  logError: (cause: unknown) => void
}

/**
 * Loads the map: imports its code, with retries for five seconds, and checks its container, with five retries. Then it
 * is an error (row MAP-02). One load runs at a time; hiding the map stops it.
 */
export function createMapLoading<Drawing>(parts: MapParts<Drawing>) {
  let phase: MapPhase = 'idle'
  let controller = new AbortController()

  const show = (next: MapState<Drawing>) => {
    phase = next.phase
    parts.show(next)
  }
  const restart = () => {
    controller.abort()
    controller = new AbortController()
    return controller.signal
  }
  const fail = (cause: unknown) => {
    controller.abort()
    parts.logError(cause)
    show({ phase: 'error' })
  }
  const load = async (delayMs: number) => {
    const signal = restart()
    show({ phase: 'loading' })
    try {
      await wait(delayMs, signal)
      const drawing = await importWithRetries(parts.importDrawing, signal)
      await findContainer(parts.hasContainer, signal)
      show({ phase: 'loaded', drawing })
    } catch (cause) {
      if (!signal.aborted) fail(cause)
    }
  }
  return {
    /** The page opened with the map visible. */
    start: () => load(0),
    /** The map became visible. */
    onShown: () => {
      if (phase !== 'loaded') return load(SHOW_DELAY_MS)
      return wait(SHOW_DELAY_MS, restart()).then(parts.resize, () => undefined)
    },
    /** The map was hidden: loading stops and an error is cleared. */
    onHidden: () => {
      controller.abort()
      if (phase !== 'loaded') show({ phase: 'idle' })
    },
    retry: () => load(RETRY_DELAY_MS),
    /** Drawing failed. */
    onDrawError: fail,
    stop: () => controller.abort(),
  }
}

/** Retries a failed import until the time limit, then throws its cause. */
async function importWithRetries<Drawing>(
  importDrawing: () => Promise<Drawing>,
  signal: AbortSignal,
): Promise<Drawing> {
  let failure: unknown
  const attempt = async (): Promise<Drawing> => {
    try {
      return await importDrawing()
    } catch (cause) {
      failure = cause
      await wait(ATTEMPT_INTERVAL_MS, signal)
      return attempt()
    }
  }
  return withTimeLimit(attempt(), CODE_TIME_LIMIT_MS).catch((timeout) => {
    throw failure ?? timeout
  })
}

async function findContainer(hasContainer: () => boolean, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  for (let retries = 0; !hasContainer(); retries += 1) {
    if (retries === CONTAINER_RETRIES) throw new Error('The map found no room on the page')
    await wait(ATTEMPT_INTERVAL_MS, signal)
  }
}

/** Resolves after a delay; rejects if the signal is aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
