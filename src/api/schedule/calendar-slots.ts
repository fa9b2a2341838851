import { epochDay, type PlainDate } from '#domain/schedule/plain-date.ts'
import { type Slot, slots, type TimeRange, type WorkingHours } from '#domain/schedule/slots.ts'
import type { Calendar } from './row.ts'

/** Local days of the provider, both included, and the length of the visit asked for. */
export interface AskedVisit {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly durationMinutes: number
  /** Epoch ms: a start that is the asker's already, so that no notice is needed to keep it. */
  readonly ownStart?: number | undefined
}

/**
 * The slots of one provider with its grid, notice and buffer. A visit ends by closing time; its buffer may
 * run on after that, but like the visit it may not touch what already takes time on the calendar.
 * @param busy ranges as `busyRanges` answers them for `rangeAround(asked)`
 */
export function calendarSlots(
  calendar: Calendar,
  workingHours: readonly WorkingHours[],
  busy: readonly TimeRange[],
  { ownStart, ...asked }: AskedVisit,
  now: number,
): Slot[] {
  const { minimumNoticeMinutes } = calendar
  const inTime = (notice: number) =>
    slots({
      ...asked,
      timeZone: calendar.timeZone,
      workingHours,
      busy: withBufferBefore(busy, calendar.bufferMinutes),
      stepMinutes: calendar.stepMinutes,
      now,
      minimumNoticeMinutes: notice,
    })
  if (ownStart === undefined) return inTime(minimumNoticeMinutes)
  const soonest = now + minimumNoticeMinutes * MINUTE_MS
  return inTime(0).filter(({ startsAt }) => startsAt >= soonest || startsAt === ownStart)
}

/** Instants that surely hold the given local days and a buffer after them, whatever the zone. */
export function rangeAround({ from, to }: Pick<AskedVisit, 'from' | 'to'>): TimeRange {
  return { startsAt: (epochDay(from) - 1) * DAY_MS, endsAt: (epochDay(to) + 2) * DAY_MS }
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

// "Visit and buffer overlap what is taken" says the same as "the visit overlaps it begun a buffer earlier".
export function withBufferBefore(
  busy: readonly TimeRange[],
  bufferMinutes: number,
): readonly TimeRange[] {
  if (bufferMinutes === 0) return busy
  const bufferMs = bufferMinutes * MINUTE_MS
  return busy.map(({ startsAt, endsAt }) => ({ startsAt: startsAt - bufferMs, endsAt }))
}
