import Supercluster from 'supercluster'
import type { Point } from '#domain/location/distance.ts'
import { ZOOM } from '../first-view.ts'
import type { MapPlace } from '../map-place.ts'

/** A marker for one place, or for several that would overlap. */
export interface MarkerGroup extends Point {
  /** Id of its first place: the marker keeps its element and focus when places are added. */
  readonly key: string
  /** In list order. */
  readonly places: readonly MapPlace[]
  /** The zoom at which the group splits; null if it never does. */
  readonly splitZoom: number | null
}

// A little wider than a marker, since a group is drawn at the centre of its places.
const markerPixels = 60
const tilePixels = 256

/** Groups places by zoom. The place `separateId` is never in a group. */
export function groupPlaces(places: readonly MapPlace[], separateId: string | null) {
  const index = new Supercluster<{ placeIndex: number }>({
    radius: markerPixels,
    extent: tilePixels,
    maxZoom: ZOOM.nearest,
  })
  index.load(
    places.flatMap(({ id, latitude, longitude }, placeIndex) =>
      id === separateId
        ? []
        : [
            {
              type: 'Feature',
              properties: { placeIndex },
              geometry: { type: 'Point', coordinates: [longitude, latitude] },
            },
          ],
    ),
  )
  const separate = places
    .filter(({ id }) => id === separateId)
    .map((place) => groupOf([place], place))
  return (zoom: number): MarkerGroup[] => {
    const groups = index.getClusters([-180, -85, 180, 85], Math.round(zoom)).map((cluster) => {
      const [longitude = 0, latitude = 0] = cluster.geometry.coordinates
      const { properties } = cluster
      if (!('cluster_id' in properties))
        return groupOf(pick([properties.placeIndex]), { latitude, longitude })
      const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
      const splitZoom = index.getClusterExpansionZoom(properties.cluster_id)
      return groupOf(
        pick(leaves.map((leaf) => leaf.properties.placeIndex)),
        { latitude, longitude },
        splitZoom <= ZOOM.nearest ? splitZoom : null,
      )
    })
    return [...groups, ...separate].sort((a, b) => rank(a) - rank(b))
  }

  function pick(placeIndexes: number[]): MapPlace[] {
    return placeIndexes.sort((a, b) => a - b).flatMap((placeIndex) => places[placeIndex] ?? [])
  }
  function rank({ places: [first] }: MarkerGroup): number {
    return first ? places.indexOf(first) : 0
  }
}

function groupOf(
  places: readonly MapPlace[],
  { latitude, longitude }: Point,
  splitZoom: number | null = null,
): MarkerGroup {
  const key = places[0]?.id ?? ''
  return { key, places, latitude, longitude, splitZoom }
}
