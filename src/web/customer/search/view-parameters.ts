/**
 * The view of the search page: on phones list or map; on wide screens both (undefined) or the list. It
 * is in the URL, so that the back button leaves the map.
 */
export type View = 'list' | 'map' | undefined

/** Parses the view; invalid values are left out. */
export function viewParameters(search: Readonly<Record<string, unknown>>): {
  view?: 'list' | 'map'
} {
  const { view } = search
  return view === 'list' || view === 'map' ? { view } : {}
}
