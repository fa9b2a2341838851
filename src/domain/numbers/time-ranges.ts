import type { TimeRange } from '../schedule/slots.ts'

/** The time that is in both. Each list is sorted and disjoint, as is the result. */
export function inBoth(one: readonly TimeRange[], other: readonly TimeRange[]): TimeRange[] {
  const found: TimeRange[] = []
  let first = 0
  for (const { startsAt, endsAt } of one) {
    while ((other[first]?.endsAt ?? endsAt) <= startsAt) first++
    for (let at = first; at < other.length; at++) {
      const range = other[at]
      if (!range || range.startsAt >= endsAt) break
      found.push({
        startsAt: Math.max(startsAt, range.startsAt),
        endsAt: Math.min(endsAt, range.endsAt),
      })
    }
  }
  return found
}

/** The time that is in the first list alone. Each list is sorted and disjoint, as is the result. */
export function onlyIn(one: readonly TimeRange[], other: readonly TimeRange[]): TimeRange[] {
  return inBoth(one, gapsBetween(other))
}

/** The length of disjoint ranges, in ms. */
export function lengthOf(ranges: readonly TimeRange[]): number {
  return ranges.reduce((sum, { startsAt, endsAt }) => sum + endsAt - startsAt, 0)
}

function gapsBetween(ranges: readonly TimeRange[]): TimeRange[] {
  const starts = [Number.NEGATIVE_INFINITY, ...ranges.map(({ endsAt }) => endsAt)]
  return starts.map((startsAt, nth) => ({
    startsAt,
    endsAt: ranges[nth]?.startsAt ?? Number.POSITIVE_INFINITY,
  }))
}
