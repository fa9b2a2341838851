import type { MapContent } from './drawing/static-map.tsx'
import { SmallMap } from './small-map.tsx'

/** A small map of one place or of a home visit range. */
export function PlaceMap({ content, label }: { content: MapContent; label: string }) {
  return (
    <SmallMap importDrawing={importDrawing}>
      {({ StaticMap }, control) => <StaticMap content={content} label={label} {...control} />}
    </SmallMap>
  )
}

const importDrawing = () => import('./drawing/static-map.tsx')
