import type { Map as LeafletMap } from 'leaflet'
import type { FirstView } from '../first-view.ts'

/** Shows a view: at its zoom, or all its points and no nearer than it may (row MAP-03). */
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
