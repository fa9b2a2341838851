/** Fewer than this many bookings could point at somebody (DESK-171). */
export const MIN_BOOKINGS = 5

export interface Group {
  readonly key: string
  readonly bookings: number
  /** In the period before it, which is as long. */
  readonly before: number
  readonly salons: number
}

export interface CountedGroup extends Omit<Group, 'before'> {
  /** Null where the period before has too few bookings to be compared with. */
  readonly change: number | null
}

export interface Groups {
  readonly groups: readonly CountedGroup[]
  /** What groups of too few bookings have together, and how many they are; null without any, or when they are too few. */
  readonly others: (Omit<CountedGroup, 'key'> & { readonly count: number }) | null
}

/**
 * Groups with the most bookings first; those with too few are one. When these have too few together, so that a difference
 * would tell them, the smallest of the others joins them.
 */
export function joinSmallGroups(groups: readonly Group[]): Groups {
  const sorted = groups.toSorted((a, b) => b.bookings - a.bookings || (a.key < b.key ? -1 : 1))
  const firstSmall = sorted.findIndex(({ bookings }) => bookings < MIN_BOOKINGS)
  let kept = firstSmall === -1 ? sorted.length : firstSmall
  const joined = () => sorted.slice(kept)
  const isTelling = () => {
    const bookings = sumOf(joined(), 'bookings')
    return bookings > 0 && bookings < MIN_BOOKINGS
  }
  while (kept > 0 && isTelling()) kept--
  const rest = joined()
  return {
    groups: sorted.slice(0, kept).map(counted),
    others: rest.length === 0 || isTelling() ? null : { ...othersOf(rest), count: rest.length },
  }
}

function othersOf(rest: readonly Group[]): Omit<CountedGroup, 'key'> {
  const { key: _, ...others } = counted({
    key: '',
    bookings: sumOf(rest, 'bookings'),
    before: sumOf(rest, 'before'),
    salons: sumOf(rest, 'salons'),
  })
  return others
}

function counted({ before, ...group }: Group): CountedGroup {
  const change = before < MIN_BOOKINGS ? null : (group.bookings - before) / before
  return { ...group, change }
}

function sumOf(groups: readonly Group[], field: 'bookings' | 'before' | 'salons'): number {
  return groups.reduce((sum, group) => sum + group[field], 0)
}
