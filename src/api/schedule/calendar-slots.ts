import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import { epochDay, type PlainDate } from '#domain/schedule/plain-date.ts'
import {
  type BusyTime,
  type Slot,
  slots,
  type TimeRange,
  type WorkingHours,
} from '#domain/schedule/slots.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { Calendar } from './row.ts'

/** Local days of the provider, both included, and the length of the visit. */
export interface VisitQuery {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly durationMinutes: number
  /** The time of the order being changed: neither hours nor notice nor horizon apply to its start. */
  readonly ownTime?: TimeRange | null | undefined
}

/**
 * The slots of one provider by its grid, notice, horizon, buffer and travel. A visit ends by closing time; its buffer may end
 * later, and its travel is outside the hours too. None may overlap a busy range, except while the visit waits.
 * @param busy the result of `busyRanges` for `rangeAround(days)`
 */
export function calendarSlots(
  calendar: Calendar,
  workingHours: readonly WorkingHours[],
  busy: readonly BusyTime[],
  { ownTime, ...days }: VisitQuery,
  now: number,
): Slot[] {
  const { minimumNoticeMinutes, horizonDays } = calendar
  const slotsWithNotice = (notice: number) =>
    slots({
      ...days,
      timeZone: calendar.timeZone,
      workingHours,
      busy,
      bufferMinutes: calendar.bufferMinutes,
      travelMinutes: calendar.travelMinutes,
      waits: calendar.waits,
      stepMinutes: calendar.stepMinutes,
      now,
      minimumNoticeMinutes: notice,
      ownTime: ownTime ?? undefined,
    })
  const isNear = ({ startsAt }: Slot) => isWithinHorizon(startsAt, now, horizonDays)
  if (!ownTime) return slotsWithNotice(minimumNoticeMinutes).filter(isNear)
  const earliest = now + minimumNoticeMinutes * MINUTE_MS
  return slotsWithNotice(0).filter(
    (slot) => slot.startsAt === ownTime.startsAt || (slot.startsAt >= earliest && isNear(slot)),
  )
}

/** A range that contains the given local days and a buffer and travel around them in every time zone. */
export function rangeAround({ from, to }: Pick<VisitQuery, 'from' | 'to'>): TimeRange {
  return { startsAt: (epochDay(from) - 1) * DAY_MS, endsAt: (epochDay(to) + 2) * DAY_MS }
}
