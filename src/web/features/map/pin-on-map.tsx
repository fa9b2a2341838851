import type { PinMapProps } from './drawing/pin-map.tsx'
import { SmallMap } from './small-map.tsx'

/** A small map on which a point is corrected. */
export function PinOnMap(props: Pick<PinMapProps, 'point' | 'onMove' | 'labels'>) {
  return (
    <SmallMap importDrawing={importDrawing}>
      {({ PinMap }, control) => <PinMap {...props} {...control} />}
    </SmallMap>
  )
}

const importDrawing = () => import('./drawing/pin-map.tsx')
