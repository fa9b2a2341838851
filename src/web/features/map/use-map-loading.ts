import { type RefObject, useEffect, useRef, useState } from 'react'
import { logError } from '../../log.ts'
import { createMapLoading, type MapPhase } from './map-loading.ts'

interface MapLoadingOptions<Drawing> {
  /** Fetches what draws; asked again where it fails. */
  fetchDrawing: () => Promise<Drawing>
  container: RefObject<HTMLElement | null>
  /** Null while it is not known what the screen shows. */
  isShown: boolean | null
  resize: () => void
}

/** Loads what draws a map when the map is first seen, after the page works (row MAP-02). */
export function useMapLoading<Drawing>(options: MapLoadingOptions<Drawing>) {
  const { isShown } = options
  const [phase, setPhase] = useState<MapPhase>('idle')
  const fetched = useRef<{ drawing?: Drawing; isAsked?: boolean; fault?: unknown }>({})
  const [loading] = useState(() =>
    createMapLoading({
      isLoaded: () => {
        ask()
        return fetched.current.drawing !== undefined
      },
      hasContainer: () => hasRoom(options.container.current),
      resize: options.resize,
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
      show: (next) => {
        if (next === 'error') logError('The map did not load', fetched.current.fault)
        setPhase(next)
      },
    }),
  )
  /** Once at a time: what fails is asked for anew at the next try. */
  async function ask() {
    const { current } = fetched
    if (current.drawing || current.isAsked) return
    current.isAsked = true
    try {
      current.drawing = await options.fetchDrawing()
      loading.arrived()
    } catch (cause) {
      current.fault = cause
    }
    current.isAsked = false
  }
  const wasShown = useRef<boolean | null>(null)
  useEffect(() => {
    if (isShown === null) return
    const isFirst = wasShown.current === null
    wasShown.current = isShown
    if (!isShown) return loading.hidden()
    if (!isFirst) return loading.toggled()
    return whenIdle(loading.start)
  }, [isShown, loading])
  useEffect(() => () => loading.stop(), [loading])
  return {
    phase,
    drawing: phase === 'loaded' ? fetched.current.drawing : undefined,
    retry: loading.retry,
    broke: (cause: unknown) => {
      fetched.current.fault = cause
      loading.broke()
    },
  }
}

function hasRoom(container: HTMLElement | null): boolean {
  return Boolean(container?.clientWidth && container.clientHeight)
}

/** The list comes first: the map waits until the browser has nothing else to do. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(asked)
}
