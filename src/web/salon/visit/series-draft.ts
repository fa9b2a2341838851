import type { SeriesDate } from './series-dates-query.ts'

/** What a member decided about one date of a series. */
export interface DateChoice {
  /** The start that is taken in place of the proposed one. */
  readonly otherTime?: string
  /** Whether it is booked, decided while these obstacles were shown. Other obstacles ask for a new decision. */
  readonly decision?: { readonly isChosen: boolean; readonly obstacles: string }
}

/** One date of a series as it is shown. */
export interface SeriesRow {
  /** The proposed start, which identifies the row. */
  readonly proposed: string
  /** The date as it would be booked. */
  readonly date: SeriesDate
  readonly isChosen: boolean
  readonly hasOtherTime: boolean
}

/** Text that is the same for the same obstacles. */
export function obstaclesOf({ conflicts, closures, isOutsideHours, holiday }: SeriesDate): string {
  const taken = conflicts.map(({ orderId, startTime }) => `${orderId} ${startTime}`)
  const reasons = closures.map(({ reason }) => `closed ${reason}`)
  return [...taken, ...reasons, isOutsideHours ? 'hours' : '', holiday ?? '']
    .filter(Boolean)
    .join('; ')
}

/**
 * A date of a series with what was decided about it (WORK-110). A date with nothing in the way is booked unless it is left
 * out; one with something in the way is left out unless it is chosen with that in view.
 */
export function seriesRow(
  proposed: SeriesDate,
  other: SeriesDate | undefined,
  choice: DateChoice,
): SeriesRow {
  const date =
    choice.otherTime === undefined
      ? proposed
      : (other ?? { ...proposed, startTime: choice.otherTime })
  const obstacles = obstaclesOf(date)
  const { decision } = choice
  const isDecided = decision?.obstacles === obstacles
  // Another time is not booked before what is in its way is known.
  const isKnown = choice.otherTime === undefined || other !== undefined
  return {
    proposed: proposed.startTime,
    date,
    isChosen: isKnown && (isDecided ? decision.isChosen : obstacles === ''),
    hasOtherTime: choice.otherTime !== undefined,
  }
}

/** The visits to send: the chosen dates; those that are taken are squeezed in. */
export function visitsOf(rows: readonly SeriesRow[]): { startTime: string; squeezeIn: boolean }[] {
  return rows
    .filter(({ isChosen }) => isChosen)
    .map(({ date: { startTime, conflicts } }) => ({ startTime, squeezeIn: conflicts.length > 0 }))
}
