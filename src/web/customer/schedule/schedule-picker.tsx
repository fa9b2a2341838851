import { useQueryClient } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useRef } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { clockOf, dateOf, firstFreeSlot } from '../booking/slot-days.ts'
import { nearDayText } from './day-text.ts'
import { DaySlots } from './picker/day-slots.tsx'
import { EmptyDay } from './picker/empty-day.tsx'
import { LostTime } from './picker/lost-time.tsx'
import { type Schedule, type ScheduleInput, useSchedule } from './picker/use-schedule.ts'
import { WeekDays } from './picker/week-days.tsx'
import { ZoneNote } from './picker/zone-note.tsx'
import { refreshSlots } from './refresh-slots.ts'
import type { VisitQuery } from './slots-query.ts'

interface SchedulePickerProps extends ScheduleInput {
  phoneNumber: string | undefined
}

/** The choice of day and time for a visit. */
export function SchedulePicker(props: SchedulePickerProps) {
  const schedule = useSchedule(props)
  const { strip, days, week, lostStart } = schedule
  const times = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const retry = () => {
    refreshSlots(queryClient, props.visitQuery.userName, null)
    // The button disappears; the focus moves to where the times will be.
    times.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <WeekDays
        strip={strip}
        days={days}
        chosen={props.date}
        onChoose={schedule.chooseDate}
        onShowWeek={schedule.showWeek}
      />
      {lostStart && (
        <LostTime
          key={lostStart}
          start={lostStart}
          visitQuery={props.visitQuery}
          today={schedule.today}
          onChoose={schedule.chooseTime}
        />
      )}
      <div ref={times} tabIndex={-1} className="outline-none">
        {week.status === 'loading' && <LoadingDay />}
        {week.status === 'failed' && <WeekLoadError onRetry={retry} />}
        {week.status === 'gone' && <ProviderUnavailable {...props.visitQuery} />}
        {week.status === 'loaded' && <ChosenDay {...props} schedule={schedule} />}
      </div>
    </>
  )
}

function ChosenDay(props: SchedulePickerProps & { schedule: Schedule }) {
  const { visitQuery, date, slot, phoneNumber, schedule } = props
  const { slots, days, strip } = schedule
  if (!date) return <LoadingDay />
  const firstSlot = firstFreeSlot(slots)
  if (!firstSlot) {
    return (
      <EmptyDay
        date={date}
        kind={days.find((day) => day.date === date)?.kind ?? 'none'}
        visitQuery={visitQuery}
        phoneNumber={phoneNumber}
        onChoose={schedule.chooseTime}
        onNextWeek={() => schedule.showWeek(strip.next)}
      />
    )
  }
  return (
    <>
      <DaySlots
        date={date}
        slots={slots}
        chosen={slot}
        durationMinutes={visitQuery.durationMinutes}
        onChoose={schedule.chooseTime}
      />
      <EarlierTime {...props} />
      <ZoneNote startTime={(slot ?? firstSlot).startTime} timeZone={props.timeZone} />
    </>
  )
}

/** Offers the first free time if the chosen day is later. */
function EarlierTime({ date, schedule }: SchedulePickerProps & { schedule: Schedule }) {
  const { t, language } = useTranslation()
  const { next, today, chooseTime } = schedule
  if (next.status !== 'found' || !date || dateOf(next.slot.startTime) >= date) return null
  const { slot } = next
  return (
    <div className="mt-6.5">
      <Note tone="success" icon={CalendarClock}>
        {t('schedule.earlier')}{' '}
        <button
          type="button"
          onClick={() => chooseTime(slot)}
          className="-my-3 py-3 font-strong underline underline-offset-3"
        >
          {t('schedule.earlierTime', {
            day: nearDayText(t, dateOf(slot.startTime), today, language),
            time: clockOf(slot.startTime),
          })}
        </button>
      </Note>
    </div>
  )
}

function LoadingDay() {
  const { t } = useTranslation()
  return (
    <div className="mt-8.5">
      <p role="status" className="sr-only">
        {t('schedule.loading')}
      </p>
      <Skeleton className="h-7 w-56" />
      <div className="mt-5 grid grid-cols-2 gap-2.5 sm:grid-cols-4">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((box) => (
          <Skeleton key={box} className="h-13 rounded-md" />
        ))}
      </div>
    </div>
  )
}

function ProviderUnavailable({ replacedOrderId }: VisitQuery) {
  const { t } = useTranslation()
  return (
    <section className="mt-7 flex flex-col items-center rounded-lg bg-surface-soft px-6 py-10 text-center">
      <p role="alert">
        {t(replacedOrderId ? 'refusals.order-not-changeable' : 'schedule.salonGone')}
      </p>
      {!replacedOrderId && (
        <ButtonLink to="/" className="mt-5">
          {t('errors.unexpected.home')}
        </ButtonLink>
      )}
    </section>
  )
}

function WeekLoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <section className="mt-7 flex flex-col items-center rounded-lg bg-surface-soft px-6 py-10 text-center">
      <h2>{t('schedule.failedTitle')}</h2>
      <p role="alert" className="mt-2 mb-5 text-muted">
        {t('schedule.failedText')}
      </p>
      <Button onClick={onRetry}>
        <Icon of={RefreshCw} />
        {t('common.retry')}
      </Button>
    </section>
  )
}
