import type { Map as LeafletMap } from 'leaflet'
import type { FirstView } from '../first-view.ts'

/** Moves the map to a view: a point at a zoom, or all points up to `maxZoom` (row MAP-03). */
export function showView(
  leaflet: Pick<LeafletMap, 'setView' | 'fitBounds'>,
  view: FirstView,
  animate: boolean,
): void {
  if (view.kind === 'at') {
    const { latitude, longitude } = view.centre
    leaflet.setView([latitude, longitude], view.zoom, { animate })
    return
  }
  const corners = view.points.map(({ latitude, longitude }): [number, number] => [
    latitude,
    longitude,
  ])
  leaflet.fitBounds(corners, { maxZoom: view.maxZoom, padding: [48, 48], animate })
}
