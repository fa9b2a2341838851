import { MINUTE_MS } from '../time-units.ts'

/** A time, half-open, epoch ms. */
interface Time {
  readonly startsAt: number
  readonly endsAt: number
}

/** An unbroken time that a visit takes. */
export interface Stretch extends Time {
  /** Whether it is the way to a visit at home or back. */
  readonly isTravel: boolean
}

/** A part of a treatment: work, or waiting while the dye sets in, when its salon is free for somebody else. */
export interface TreatmentPart {
  readonly minutes: number
  readonly waits: boolean
}

/** A treatment of a visit; without parts it is one part, work for its whole duration. */
export interface TreatmentTime {
  readonly durationMinutes: number
  readonly parts: readonly TreatmentPart[]
}

/** A time in which a visit waits, in minutes after its start, half-open. */
export interface WaitingTime {
  readonly from: number
  readonly to: number
}

/** The time of a visit, epoch ms. */
export interface VisitSpan extends Time {
  /** Kept free after the visit. */
  readonly bufferMinutes: number
  /** Kept free before the visit and after its buffer. */
  readonly travelMinutes: number
  /** In order; what reaches its start or its end does not count. */
  readonly waits: readonly WaitingTime[]
}

/**
 * When a visit waits that consists of these treatments, one after the other (WORK-132). Add-ons come after them. Parts that
 * do not take as long as their treatment do not count.
 */
export function waitingTimes(treatments: readonly TreatmentTime[]): WaitingTime[] {
  const waits: WaitingTime[] = []
  let from = 0
  for (const { durationMinutes, parts } of treatments) {
    const end = from + durationMinutes
    let to = from
    const ranges = parts.map(({ minutes, waits: isWait }) => {
      to += minutes
      return { from: to - minutes, to, isWait }
    })
    if (to === end) waits.push(...ranges.filter(({ isWait }) => isWait).map(rangeOf))
    from = end
  }
  return waits
}

function rangeOf({ from, to }: WaitingTime): WaitingTime {
  return { from, to }
}

/**
 * The unbroken times that a visit takes, in order: all but its waiting times, the buffer within the last (WORK-132), and
 * its travel before and after them (WORK-140). Slots, holds and appointments all follow from it.
 */
export function stretchesOf(visit: VisitSpan): Stretch[] {
  const { startsAt, endsAt, bufferMinutes, travelMinutes, waits } = visit
  const free = endsAt + bufferMinutes * MINUTE_MS
  const travelMs = travelMinutes * MINUTE_MS
  const inside = waits
    .map(({ from, to }) => ({
      startsAt: startsAt + from * MINUTE_MS,
      endsAt: startsAt + to * MINUTE_MS,
    }))
    .filter((wait) => startsAt < wait.startsAt && wait.endsAt < endsAt)
  const starts = [startsAt, ...inside.map((wait) => wait.endsAt)]
  const ends = [...inside.map((wait) => wait.startsAt), free]
  const work = starts.map((start, nth) => stretch(start, ends[nth] ?? start, false))
  if (travelMs === 0) return work
  return [
    stretch(startsAt - travelMs, startsAt, true),
    ...work,
    stretch(free, free + travelMs, true),
  ]
}

function stretch(startsAt: number, endsAt: number, isTravel: boolean): Stretch {
  return { startsAt, endsAt, isTravel }
}

/**
 * The waiting times of a visit that takes these times, in order.
 * @param travelMinutes when the first begins with the way to the visit
 */
export function waitsBetween(stretches: readonly Time[], travelMinutes = 0): WaitingTime[] {
  const [first, ...rest] = stretches
  if (!first) return []
  const minutes = (at: number) => (at - first.startsAt) / MINUTE_MS - travelMinutes
  return rest.map(({ startsAt }, nth) => ({
    from: minutes(stretches[nth]?.endsAt ?? startsAt),
    to: minutes(startsAt),
  }))
}

/** Whether two times have a moment in common. */
export function overlaps(one: Time, other: Time): boolean {
  return one.startsAt < other.endsAt && one.endsAt > other.startsAt
}
