import { useEffect, useRef, useState } from 'react'
import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { type WeekStrip, weekStrip } from '#domain/schedule/week.ts'
import type { WorkingDay } from '../../booking/provider-data.ts'
import {
  dateOf,
  firstFree,
  freeAt,
  type Slot,
  slotsOn,
  type VisitTime,
} from '../../booking/slot-days.ts'
import { type NextFree, useNextFree } from '../next-free.ts'
import { useToday } from '../use-today.ts'
import { loadWeek, useWeekSlots, type VisitQuery, type WeekSlots } from '../week-slots.ts'
import { type DayState, dayState } from './day-state.ts'

export interface ScheduleInput {
  readonly visitQuery: VisitQuery
  readonly timeZone: string
  readonly workingHours: readonly WorkingDay[]
  readonly date: PlainDate | null
  /** The chosen time, or one chosen for a visit of another length. */
  readonly slot: VisitTime | null
  /** A start that somebody came here for; chosen at once when it is free. */
  readonly requestedStart: string | null
  readonly onDate: (date: PlainDate) => void
  readonly onTime: (date: PlainDate, slot: VisitTime) => void
  readonly onTimeLost: () => void
}

export interface Schedule {
  readonly today: PlainDate
  readonly strip: WeekStrip
  readonly days: readonly DayState[]
  readonly week: WeekSlots
  /** Of the chosen day. */
  readonly slots: readonly Slot[]
  readonly next: NextFree
  /** A time that was wished for or chosen before and is not free for this visit. */
  readonly lostStart: string | null
  chooseDate(date: PlainDate): void
  chooseTime(slot: VisitTime): void
  showWeek(monday: PlainDate): Promise<void>
}

/**
 * The schedule of one salon for one visit. It opens on the wished day, else on the first with a free
 * time, and it keeps a chosen time only while that is free.
 */
export function useSchedule(input: ScheduleInput): Schedule {
  const { visitQuery, timeZone, workingHours, date, onDate, onTime } = input
  const today = useToday(timeZone)
  const next = useNextFree(visitQuery, today)
  const strip = weekStrip(date ?? today, today)
  const week = useWeekSlots(visitQuery, strip.days[0] ?? today)
  const loadedSlots = week.status === 'loaded' ? week.slots : null
  const slots = date ? slotsOn(week.slots, date) : []
  const [targetStart, setTargetStart] = useState(
    input.slot?.startTime ?? withinHorizon(input.requestedStart),
  )
  const onTimeLost = () => {
    setTargetStart(input.slot?.startTime ?? null)
    input.onTimeLost()
  }
  const lostStart = useCheckChosenTime({ ...input, onTimeLost, week, slots, targetStart })
  useInitialDate(input, targetStart, today, next, week)

  const registerPress = useLastPress()
  const chooseDate = (chosen: PlainDate) => {
    registerPress()
    setTargetStart(null)
    onDate(chosen)
  }
  return {
    today,
    strip,
    days: strip.days.map((day) => dayState(day, today, loadedSlots, workingHours)),
    week,
    slots,
    next,
    lostStart,
    chooseDate,
    chooseTime(slot) {
      registerPress()
      setTargetStart(null)
      onTime(dateOf(slot.startTime), slot)
    },
    async showWeek(monday) {
      const isLatestPress = registerPress()
      const free = firstFree((await loadWeek(visitQuery, monday)).slots)
      if (isLatestPress()) chooseDate(free ? dateOf(free.startTime) : maxDate(monday, today))
    },
  }
}

/** Notes a press; what it answers tells whether none came after it and the schedule is still there. */
function useLastPress(): () => () => boolean {
  const presses = useRef(0)
  useEffect(
    () => () => {
      presses.current += 1
    },
    [],
  )
  return () => {
    presses.current += 1
    const ownPress = presses.current
    return () => ownPress === presses.current
  }
}

/** Chooses the day to begin with, once there is one to choose. */
function useInitialDate(
  { date, onDate }: ScheduleInput,
  targetStart: string | null,
  today: PlainDate,
  next: NextFree,
  week: WeekSlots,
): void {
  const targetDate = targetStart && dateOf(targetStart) >= today ? dateOf(targetStart) : null
  const firstDate = next.status === 'found' ? dateOf(next.slot.startTime) : today
  // A week that did not come is no reason to begin with today: it is asked for again. A day that has been is one to leave.
  const isInitialLoad = date === null && week.status !== 'loaded'
  const isNextKnown = next.status === 'failed' ? !isInitialLoad : next.status !== 'looking'
  const isDateKnown = targetDate !== null || isNextKnown
  const isChosen = date !== null && date >= today
  useEffect(() => {
    if (!isChosen && isDateKnown) onDate(targetDate ?? firstDate)
  }, [isChosen, isDateKnown, targetDate, firstDate, onDate])
}

/**
 * Holds the chosen or wished time against the week as it is now: takes it while it is free, lets go
 * of it otherwise. Answers the start that was let go of.
 */
function useCheckChosenTime(
  input: ScheduleInput & { week: WeekSlots; slots: readonly Slot[]; targetStart: string | null },
): string | null {
  const { date, slot, week, slots, targetStart, onTime, onTimeLost } = input
  const wantedStart = slot?.startTime ?? targetStart
  const isShown = week.status === 'loaded' && wantedStart !== null && dateOf(wantedStart) === date
  const free = isShown ? freeAt(slots, wantedStart) : null
  const isNew =
    free !== null && (free.startTime !== slot?.startTime || free.endTime !== slot.endTime)
  const isLost = isShown && free === null
  useEffect(() => {
    if (isNew && free && date) onTime(date, free)
    if (isLost && slot) onTimeLost()
  }, [isNew, isLost, free, date, slot, onTime, onTimeLost])
  return isLost ? wantedStart : null
}

/** An address can ask for any day; the schedule opens on none that cannot be booked. */
function withinHorizon(start: string | null): string | null {
  return start !== null && isWithinHorizon(Date.parse(start), Date.now()) ? start : null
}

function maxDate(a: PlainDate, b: PlainDate): PlainDate {
  return a > b ? a : b
}
