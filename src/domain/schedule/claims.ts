import { MINUTE_MS } from '../time-units.ts'
import type { TimeRange } from './slots.ts'
import { overlaps, type Stretch, stretchesOf, type VisitSpan } from './waiting-time.ts'

/** A time that is taken, by a visit with its buffer, by a block, or by an external calendar. */
export interface TakenTime extends TimeRange {
  readonly isBlock: boolean
  /** Of an external calendar: it is outside the constraint, so that nothing needs to be squeezed in over it. */
  readonly isExternal?: boolean
}

/** Whether two visits cannot both be: with what they keep free they overlap. A wait of one is free for the other. */
export function overlapWithMargins(one: VisitSpan, other: VisitSpan): boolean {
  const times = stretchesOf(other)
  return stretchesOf(one).some((each) => times.some((time) => overlaps(each, time)))
}

/** A time that a visit takes; a squeezed one lies within a time that is taken. */
export interface Claim extends TimeRange {
  readonly isSqueezed: boolean
  readonly isTravel: boolean
}

/**
 * The unbroken times that a visit takes, with its buffer and travel. The buffer is cut where it runs into a block, never where
 * into a visit, nor before a way back.
 */
export function stretchesBeside(visit: VisitSpan, taken: readonly TakenTime[]): Stretch[] {
  const { endsAt, bufferMinutes, travelMinutes } = visit
  if (travelMinutes > 0) return stretchesOf(visit)
  const limits = taken
    .filter((each) => each.isBlock && each.endsAt > endsAt)
    .map((each) => Math.max(0, each.startsAt - endsAt) / MINUTE_MS)
  return stretchesOf({ ...visit, bufferMinutes: Math.min(bufferMinutes, ...limits) })
}

/**
 * The times that a visit takes on a calendar, in order (WORK-15, WORK-17, WORK-132), its travel apart (WORK-140). A visit
 * that overlaps what is taken is cut at its bounds: only the stretches that overlap are squeezed. Null when it overlaps and is
 * not to be squeezed in.
 * @param taken in any order
 */
export function claimsOf(
  visit: VisitSpan,
  taken: readonly TakenTime[],
  isSqueezedIn: boolean,
): Claim[] | null {
  const stretches = stretchesBeside(visit, taken)
  const overlapped = taken.filter((each) => stretches.some((one) => overlaps(each, one)))
  if (overlapped.length > 0 && !isSqueezedIn) return null
  const excluding = overlapped.filter((each) => !each.isExternal)
  return stretches.flatMap((stretch) => cutAt(excluding, stretch))
}

function cutAt(excluding: readonly TimeRange[], { startsAt, endsAt, isTravel }: Stretch): Claim[] {
  const bounds = excluding.flatMap((each) => [each.startsAt, each.endsAt])
  const cuts = [startsAt, ...bounds.filter((at) => at > startsAt && at < endsAt), endsAt]
  const sorted = [...new Set(cuts)].toSorted((a, b) => a - b)
  return sorted.slice(1).map((end, nth) => {
    const start = sorted[nth] ?? startsAt
    const isSqueezed = excluding.some((each) => each.startsAt <= start && each.endsAt >= end)
    return { startsAt: start, endsAt: end, isSqueezed, isTravel }
  })
}
