import { useRef } from 'react'
import type { MapContent } from './drawing/static-map.tsx'
import { MapStatus, ZoomButtons } from './map-status.tsx'
import { useMapLoading } from './use-map-loading.ts'

/** A small map of one place or of a home visit range; loads after the page. */
export function PlaceMap({ content, label }: { content: MapContent; label: string }) {
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
          <drawing.StaticMap content={content} label={label} zoom={zoom} onBroken={onDrawError} />
          <div className="absolute top-4 right-4 z-1">
            <ZoomButtons onZoom={(step) => zoom.current?.(step)} />
          </div>
        </>
      )}
      <MapStatus phase={phase} onRetry={retry} />
    </div>
  )
}

const importDrawing = () => import('./drawing/static-map.tsx')
