import { type RefObject, useEffect, useRef, useState } from 'react'
import { logError } from '../../log.ts'
import { createMapLoading, type MapPhase } from './map-loading.ts'

interface MapLoadingOptions<Drawing> {
  /** Loads the code that draws the map; called again after a failure. */
  fetchDrawing: () => Promise<Drawing>
  container: RefObject<HTMLElement | null>
  /** Null until known. */
  isShown: boolean | null
  resize: () => void
}

/** Loads the map's code when the map is first visible and the page is idle (row MAP-02). */
export function useMapLoading<Drawing>(options: MapLoadingOptions<Drawing>) {
  const { isShown } = options
  const [phase, setPhase] = useState<MapPhase>('idle')
  const state = useRef<{ drawing?: Drawing; isLoading?: boolean; error?: unknown }>({})
  const [loading] = useState(() =>
    createMapLoading({
      isLoaded: () => {
        loadDrawing()
        return state.current.drawing !== undefined
      },
      hasContainer: () => hasSize(options.container.current),
      resize: options.resize,
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
      show: (next) => {
        if (next === 'error') logError('The map did not load', state.current.error)
        setPhase(next)
      },
    }),
  )
  /** Runs once at a time; the next attempt retries after a failure. */
  async function loadDrawing() {
    const { current } = state
    if (current.drawing || current.isLoading) return
    current.isLoading = true
    try {
      current.drawing = await options.fetchDrawing()
      loading.onCodeLoaded()
    } catch (cause) {
      current.error = cause
    }
    current.isLoading = false
  }
  const wasShown = useRef<boolean | null>(null)
  useEffect(() => {
    if (isShown === null) return
    const isFirst = wasShown.current === null
    wasShown.current = isShown
    if (!isShown) return loading.onHidden()
    if (!isFirst) return loading.onShown()
    return runWhenIdle(loading.start)
  }, [isShown, loading])
  useEffect(() => () => loading.stop(), [loading])
  return {
    phase,
    drawing: phase === 'loaded' ? state.current.drawing : undefined,
    retry: loading.retry,
    onDrawError: (cause: unknown) => {
      state.current.error = cause
      loading.onDrawError()
    },
  }
}

function hasSize(container: HTMLElement | null): boolean {
  return Boolean(container?.clientWidth && container.clientHeight)
}

/** Runs the function when the browser is idle; the returned function cancels it. */
function runWhenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const idleCallback = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(idleCallback)
}
