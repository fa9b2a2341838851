import { useRef } from 'react'
import type { PinMapProps } from './drawing/pin-map.tsx'
import { MapStatus, ZoomButtons } from './map-status.tsx'
import { useMapLoading } from './use-map-loading.ts'

/** A small map on which a point is corrected; its code is loaded when it is first shown. */
export function PinOnMap(props: Pick<PinMapProps, 'point' | 'onMove' | 'labels'>) {
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
          <drawing.PinMap {...props} zoom={zoom} onBroken={onDrawError} />
          <div className="absolute top-4 right-4 z-1">
            <ZoomButtons onZoom={(step) => zoom.current?.(step)} />
          </div>
        </>
      )}
      <MapStatus phase={phase} onRetry={retry} />
    </div>
  )
}

const importDrawing = () => import('./drawing/pin-map.tsx')
