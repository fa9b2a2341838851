import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { type WeekStrip, weekStrip } from '#domain/schedule/week.ts'
import type { DateHours, WorkingDay } from '../../booking/provider-data.ts'
import {
  dateOf,
  findFreeSlotAt,
  firstFreeSlot,
  type Slot,
  slotsOn,
  type VisitTime,
} from '../../booking/slot-days.ts'
import { type NextFree, useNextFree } from '../next-free.ts'
import { loadWeek, useWeekSlots, type VisitQuery, type WeekSlots } from '../slots-query.ts'
import { useToday } from '../use-today.ts'
import { type DayState, dayState } from './day-state.ts'

export interface ScheduleInput {
  readonly visitQuery: VisitQuery
  readonly timeZone: string
  readonly workingHours: readonly WorkingDay[]
  readonly dateHours: readonly DateHours[]
  readonly date: PlainDate | null
  /** The chosen time; its length may differ from the visit's. */
  readonly slot: VisitTime | null
  /** A start from the URL; chosen automatically if it is free. */
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
  /** The slots of the chosen day. */
  readonly slots: readonly Slot[]
  readonly next: NextFree
  /** A requested or chosen start that is not free for this visit. */
  readonly lostStart: string | null
  chooseDate(date: PlainDate): void
  chooseTime(slot: VisitTime): void
  showWeek(monday: PlainDate): Promise<void>
}

/**
 * The schedule of a salon for a visit. It opens on the requested day, else on the first day with a free
 * time. A chosen time is cleared when it is no longer free.
 */
export function useSchedule(input: ScheduleInput): Schedule {
  const { visitQuery, timeZone, workingHours, dateHours, date, onDate, onTime } = input
  const today = useToday(timeZone)
  const next = useNextFree(visitQuery, today)
  const strip = weekStrip(date ?? today, today)
  const week = useWeekSlots(visitQuery, strip.days[0] ?? today)
  const loadedSlots = week.status === 'loaded' ? week.slots : null
  const slots = date ? slotsOn(week.slots, date) : []
  const [targetStart, setTargetStart] = useState(
    () => input.slot?.startTime ?? withinHorizon(input.requestedStart, Date.now()),
  )
  const onTimeLost = () => {
    setTargetStart(input.slot?.startTime ?? null)
    input.onTimeLost()
  }
  const lostStart = useCheckChosenTime({ ...input, onTimeLost, week, slots, targetStart })
  useInitialDate(input, targetStart, today, next, week)

  const queryClient = useQueryClient()
  const registerPress = useLastPress()
  const chooseDate = (chosen: PlainDate) => {
    registerPress()
    setTargetStart(null)
    onDate(chosen)
  }
  return {
    today,
    strip,
    days: strip.days.map((day) => dayState(day, today, loadedSlots, workingHours, dateHours)),
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
      const weekSlots = await loadWeek(queryClient, visitQuery, monday).catch(() => [])
      const free = firstFreeSlot(weekSlots)
      if (isLatestPress()) chooseDate(free ? dateOf(free.startTime) : maxDate(monday, today))
    },
  }
}

/** Registers a press; the returned function tells whether it is still the last one and the component is mounted. */
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

/** Chooses the initial day once it is known. */
function useInitialDate(
  { date, onDate }: ScheduleInput,
  targetStart: string | null,
  today: PlainDate,
  next: NextFree,
  week: WeekSlots,
): void {
  const targetDate = targetStart && dateOf(targetStart) >= today ? dateOf(targetStart) : null
  const firstDate = next.status === 'found' ? dateOf(next.slot.startTime) : today
  // After a failure of the first load no day is chosen, since it is retried. A past day is always replaced.
  const isInitialLoad = date === null && week.status !== 'loaded'
  const isNextKnown = next.status === 'failed' ? !isInitialLoad : next.status !== 'looking'
  const isDateKnown = targetDate !== null || isNextKnown
  const isChosen = date !== null && date >= today
  useEffect(() => {
    if (!isChosen && isDateKnown) onDate(targetDate ?? firstDate)
  }, [isChosen, isDateKnown, targetDate, firstDate, onDate])
}

/**
 * Checks the chosen or requested time against the loaded week: chooses it if it is free, otherwise
 * clears it. Returns the start that was lost.
 */
function useCheckChosenTime(
  input: ScheduleInput & { week: WeekSlots; slots: readonly Slot[]; targetStart: string | null },
): string | null {
  const { date, slot, week, slots, targetStart, onTime, onTimeLost } = input
  const wantedStart = slot?.startTime ?? targetStart
  const isShown = week.status === 'loaded' && wantedStart !== null && dateOf(wantedStart) === date
  const free = isShown ? findFreeSlotAt(slots, wantedStart) : null
  const isNew =
    free !== null && (free.startTime !== slot?.startTime || free.endTime !== slot.endTime)
  const isLost = isShown && free === null
  useEffect(() => {
    if (isNew && free && date) onTime(date, free)
    if (isLost && slot) onTimeLost()
  }, [isNew, isLost, free, date, slot, onTime, onTimeLost])
  return isLost ? wantedStart : null
}

/** The start from the URL, or null if it is outside the booking horizon. */
function withinHorizon(start: string | null, now: number): string | null {
  return start !== null && isWithinHorizon(Date.parse(start), now) ? start : null
}

function maxDate(a: PlainDate, b: PlainDate): PlainDate {
  return a > b ? a : b
}
