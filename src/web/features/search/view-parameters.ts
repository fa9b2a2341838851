/**
 * What the screen shows beside the filters: on phones the list, or the map in its place; on wide
 * screens both, or the list alone. It lives in the address, so that the back button leaves the map.
 */
export type View = 'list' | 'map' | undefined

/** The view of an address; anything else is none. */
export function viewParameters(search: Readonly<Record<string, unknown>>): {
  view?: 'list' | 'map'
} {
  const { view } = search
  return view === 'list' || view === 'map' ? { view } : {}
}
