import { type ReactNode, type RefObject, useRef } from 'react'
import { MapStatus, ZoomButtons } from './map-status.tsx'
import { useMapLoading } from './use-map-loading.ts'

interface Control {
  readonly zoom: RefObject<((step: 1 | -1) => void) | null>
  readonly onBroken: (cause: unknown) => void
}

/** The frame of a small map, with its buttons; its drawing loads when it is first seen. */
export function SmallMap<Drawing>({
  importDrawing,
  children,
}: {
  importDrawing: () => Promise<Drawing>
  children: (drawing: Drawing, control: Control) => ReactNode
}) {
  const frame = useRef<HTMLDivElement>(null)
  const zoom = useRef<(step: 1 | -1) => void>(null)
  const { phase, drawing, retry, onDrawError } = useMapLoading({
    importDrawing,
    container: frame,
    isShown: true,
    resize: () => {},
  })
  return (
    <div ref={frame} className="relative isolate h-70 overflow-hidden rounded-lg bg-map-land">
      {drawing && (
        <>
          {children(drawing, { zoom, onBroken: onDrawError })}
          <div className="absolute top-4 right-4 z-1">
            <ZoomButtons onZoom={(step) => zoom.current?.(step)} />
          </div>
        </>
      )}
      <MapStatus phase={phase} onRetry={retry} />
    </div>
  )
}
