import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { WeekStrip } from '#domain/schedule/week.ts'
import { useTranslation } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { dayText, weekText } from '../day-text.ts'
import type { DayState } from './day-state.ts'
import { RadioBox } from './radio-box.tsx'

interface WeekDaysProps {
  strip: WeekStrip
  days: readonly DayState[]
  chosen: PlainDate | null
  onChoose: (date: PlainDate) => void
  onShowWeek: (monday: PlainDate) => void
}

/** The seven days of a week as a radio group, with buttons for other weeks (row SLOT-01). */
export function WeekDays({ strip, days, chosen, onChoose, onShowWeek }: WeekDaysProps) {
  const { t, language } = useTranslation()
  const { previous, next } = strip
  return (
    <section aria-labelledby="week-heading">
      <div className="mb-3.5 flex items-center justify-between gap-2">
        <h2 id="week-heading" aria-live="polite">
          {weekText(strip.days, language)}
        </h2>
        <div className="flex gap-2">
          <IconButton
            icon={ChevronLeft}
            label={t('schedule.previousWeek')}
            disabled={previous === null}
            className="disabled:text-subtle disabled:hover:bg-surface"
            onClick={() => previous && onShowWeek(previous)}
          />
          <IconButton
            icon={ChevronRight}
            label={t('schedule.nextWeek')}
            onClick={() => onShowWeek(next)}
          />
        </div>
      </div>
      <div
        role="radiogroup"
        aria-label={t('schedule.day')}
        className="grid grid-cols-7 gap-1 sm:gap-1.5 md:gap-2"
      >
        {days.map((day) => (
          <Day
            key={day.date}
            day={day}
            isChosen={day.date === chosen}
            onChoose={() => onChoose(day.date)}
          />
        ))}
      </div>
    </section>
  )
}

function Day({
  day,
  isChosen,
  onChoose,
}: {
  day: DayState
  isChosen: boolean
  onChoose: () => void
}) {
  const { t, language } = useTranslation()
  const isDisabled = day.kind !== 'free'
  const shortLabel = t(`schedule.dayWords.${day.kind}`, { count: day.free })
  return (
    <RadioBox
      name="day"
      value={day.date}
      checked={isChosen}
      disabled={!day.isSelectable && !isChosen}
      onChange={onChoose}
      label={t('schedule.dayLabel', {
        day: dayText(day.date, language),
        state: t(`schedule.dayStates.${day.kind}`, { count: day.free }),
      })}
      className={classes(
        'min-w-0 flex-col items-center px-0.5 pt-1.75 pb-1.5 text-center text-xs sm:pt-2.5 sm:pb-2.25 sm:text-sm',
        isDisabled && !isChosen ? 'border-dashed' : 'border-solid',
        isDisabled ? 'border-line text-subtle' : 'border-line bg-surface text-muted',
      )}
    >
      <span aria-hidden>{dayText(day.date, language, 'weekdayShort')}</span>
      <span aria-hidden className={classes('serif text-xl/6.25 sm:text-2xl/7.5', numberClass())}>
        {Number(day.date.slice(8))}
      </span>
      <span
        aria-hidden
        className={classes('text-xs whitespace-nowrap max-xs:tracking-tight', labelClass())}
      >
        {shortLabel}
      </span>
    </RadioBox>
  )

  function numberClass() {
    return isChosen || isDisabled ? '' : 'text-text'
  }

  function labelClass() {
    if (isDisabled) return isChosen ? 'font-strong' : ''
    return isChosen ? 'font-strong' : 'font-strong text-success'
  }
}
