import { ANSWER_TERM } from '../order/answer-term.ts'
import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '../time-units.ts'
import { MAX_HORIZON_DAYS } from './horizon.ts'
import type { TimeRange } from './slots.ts'

/** The rules by which a provider is booked (row WORK-75). */
export interface BookingRules {
  /** Whether an order is confirmed without an answer of the provider. */
  readonly autoConfirm: boolean
  /** How long a request waits for an answer at most. */
  readonly answerTermMinutes: number
  readonly minimumNoticeMinutes: number
  readonly horizonDays: number
  readonly cancellationWindowMinutes: number
  readonly bufferMinutes: number
  readonly slotStepMinutes: number
}

const A_YEAR = 365 * DAY_MINUTES

/** The least and the greatest value of each rule, as in the checks of the table. */
export const RULE_LIMITS = {
  answerTermMinutes: ANSWER_TERM,
  minimumNoticeMinutes: { min: 0, max: A_YEAR },
  horizonDays: { min: 1, max: MAX_HORIZON_DAYS },
  cancellationWindowMinutes: { min: 0, max: A_YEAR },
  bufferMinutes: { min: 0, max: 120 },
  slotStepMinutes: { min: 5, max: 120 },
} as const satisfies Record<
  Exclude<keyof BookingRules, 'autoConfirm'>,
  { min: number; max: number }
>

/** Whether the notice leaves any time to book: the horizon is farther away. */
export function leavesTimeToBook({
  minimumNoticeMinutes,
  horizonDays,
}: Pick<BookingRules, 'minimumNoticeMinutes' | 'horizonDays'>): boolean {
  return minimumNoticeMinutes < horizonDays * DAY_MINUTES
}

/** The first and the last moment at which a visit booked now may start, epoch ms. */
export function bookableStarts(
  { minimumNoticeMinutes, horizonDays }: Pick<BookingRules, 'minimumNoticeMinutes' | 'horizonDays'>,
  now: number,
): TimeRange {
  return {
    startsAt: now + minimumNoticeMinutes * MINUTE_MS,
    endsAt: now + horizonDays * DAY_MS,
  }
}
