import { withKeptFree } from '../delivery/travel-time.ts'
import { MINUTE_MS } from '../time-units.ts'
import type { TimeRange } from './slots.ts'

/** A visit to book on a calendar. Instants are epoch ms. */
export interface VisitTime extends TimeRange {
  /** Kept free after the visit. */
  readonly bufferMinutes: number
  /** Kept free before the visit and after its buffer. */
  readonly travelMinutes: number
}

/** A time that is taken, by a visit with its buffer, by a block, or by an external calendar. */
export interface TakenTime extends TimeRange {
  readonly isBlock: boolean
  /** Of an external calendar: it is outside the constraint, so that nothing needs to be squeezed in over it. */
  readonly isExternal?: boolean
}

/** A time that a visit takes; a squeezed one lies within a time that is taken. */
export interface Claim extends TimeRange {
  readonly isSqueezed: boolean
  readonly isTravel: boolean
}

/**
 * The time of a visit with its buffer and travel. The buffer is cut where it runs into a block, never where into a visit, nor
 * before a way back.
 */
export function timeWithBuffer(visit: VisitTime, taken: readonly TakenTime[]): TimeRange {
  const { startsAt, endsAt } = visit
  if (visit.travelMinutes > 0) return withKeptFree({ startsAt, endsAt }, visit)
  const limits = taken
    .filter((each) => each.isBlock && each.endsAt > endsAt)
    .map((each) => Math.max(endsAt, each.startsAt))
  return { startsAt, endsAt: Math.min(endsAt + visit.bufferMinutes * MINUTE_MS, ...limits) }
}

/**
 * The times that a visit takes on a calendar, in order (WORK-15, WORK-17), its travel apart (WORK-140). A visit that overlaps what is taken is cut at
 * its bounds: only the stretches that overlap are squeezed. Null when it overlaps and is not to be squeezed in.
 * @param taken in any order
 */
export function claimsOf(
  visit: VisitTime,
  taken: readonly TakenTime[],
  isSqueezedIn: boolean,
): Claim[] | null {
  const { startsAt, endsAt } = timeWithBuffer(visit, taken)
  const overlapped = taken.filter((each) => each.startsAt < endsAt && each.endsAt > startsAt)
  if (overlapped.length > 0 && !isSqueezedIn) return null
  const excluding = overlapped.filter((each) => !each.isExternal)
  const isTravelling = visit.travelMinutes > 0
  const back = visit.endsAt + visit.bufferMinutes * MINUTE_MS
  const bounds = excluding.flatMap((each) => [each.startsAt, each.endsAt])
  if (isTravelling) bounds.push(visit.startsAt, back)
  const cuts = [startsAt, ...bounds.filter((at) => at > startsAt && at < endsAt), endsAt]
  const sorted = [...new Set(cuts)].toSorted((a, b) => a - b)
  return sorted.slice(1).map((end, nth) => {
    const start = sorted[nth] ?? startsAt
    const isSqueezed = excluding.some((each) => each.startsAt <= start && each.endsAt >= end)
    const isTravel = isTravelling && (end <= visit.startsAt || start >= back)
    return { startsAt: start, endsAt: end, isSqueezed, isTravel }
  })
}
