import type { CatalogEntry } from './catalog-query.ts'
import { headingKey, headingsOf } from './headings.ts'

/** Where an item or heading moves among its neighbours. */
export type Direction = 'up' | 'down'

/** The ids of all items as the page lists them: treatments by heading, then add-ons. */
function listedOrder(items: readonly CatalogEntry[]): CatalogEntry[] {
  const { headings, addOns } = headingsOf(items)
  return [...headings.flatMap((heading) => heading.items), ...addOns]
}

/** The items under the same heading, or all add-ons, in their order. */
export function neighboursOf(items: readonly CatalogEntry[], item: CatalogEntry): CatalogEntry[] {
  return items.filter(
    (other) =>
      other.isAddon === item.isAddon &&
      (item.isAddon || headingKey(other.sections) === headingKey(item.sections)),
  )
}

/** All items after one has moved to the place of another under the same heading; unchanged when they do not share one. */
export function movedTo(
  items: readonly CatalogEntry[],
  item: CatalogEntry,
  target: CatalogEntry,
): readonly CatalogEntry[] {
  const listed = listedOrder(items)
  const neighbours = neighboursOf(listed, item)
  const [from, to] = [neighbours.indexOf(item), neighbours.indexOf(target)]
  if (from < 0 || to < 0) return items
  const moved = neighbours.toSpliced(from, 1).toSpliced(to, 0, item)
  return listed.map((other) => moved[neighbours.indexOf(other)] ?? other)
}

/** The item beside another under the same heading; undefined at the end. */
export function neighbour(
  items: readonly CatalogEntry[],
  item: CatalogEntry,
  direction: Direction,
): CatalogEntry | undefined {
  const neighbours = neighboursOf(listedOrder(items), item)
  return neighbours[neighbours.indexOf(item) + (direction === 'up' ? -1 : 1)]
}

/** All items after a heading has changed places with the one beside it; null at the end. */
export function headingMoved(
  items: readonly CatalogEntry[],
  key: string,
  direction: Direction,
): readonly CatalogEntry[] | null {
  const { headings, addOns } = headingsOf(items)
  const at = headings.findIndex((heading) => heading.key === key)
  const [heading, beside] = [headings[at], headings[at + (direction === 'up' ? -1 : 1)]]
  if (!heading || !beside) return null
  const swapped = headings.map((each) => {
    if (each === heading) return beside
    return each === beside ? heading : each
  })
  return [...swapped.flatMap((each) => each.items), ...addOns]
}
