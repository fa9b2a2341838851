import { type RefObject, useEffect, useRef, useState } from 'react'
import { logError } from '../../log.ts'
import { createMapLoading, type MapState } from './map-loading.ts'

interface MapLoadingOptions<Drawing> {
  /** Imports the code that draws the map; called again after a failure. */
  importDrawing: () => Promise<Drawing>
  container: RefObject<HTMLElement | null>
  /** Null until known. */
  isShown: boolean | null
  resize: () => void
  onLoaded?: () => void
}

/**
 * Loads the map's code when the map is first visible and the page is idle (row MAP-02). Uses the functions of the first
 * render.
 */
export function useMapLoading<Drawing>(options: MapLoadingOptions<Drawing>) {
  const { isShown } = options
  const [{ phase, drawing }, setState] = useState<MapState<Drawing>>({ phase: 'idle' })
  const [loading] = useState(() =>
    createMapLoading<Drawing>({
      importDrawing: options.importDrawing,
      hasContainer: () => hasSize(options.container.current),
      resize: options.resize,
      show: (state) => {
        setState(state)
        if (state.phase === 'loaded') options.onLoaded?.()
      },
      logError: (cause) => logError('The map did not load', cause),
    }),
  )
  const wasShown = useRef<boolean | null>(null)
  useEffect(() => {
    if (isShown === null) return
    const isFirst = wasShown.current === null
    wasShown.current = isShown
    if (!isShown) return loading.onHidden()
    if (isFirst) return runWhenIdle(loading.start)
    void loading.onShown()
  }, [isShown, loading])
  useEffect(() => loading.stop, [loading])
  return { phase, drawing, retry: loading.retry, onDrawError: loading.onDrawError }
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
