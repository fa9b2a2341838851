import CalendarCheck from 'lucide-react/icons/calendar-check'
import { useTranslation } from '../../language.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { momentText } from '../schedule/day-text.ts'

/** A time that was chosen before the treatments, on a search card or in the schedule. */
export interface ChosenTime {
  /** ISO time with the salon's offset. */
  readonly startTime: string
  /** Opens the choice of another time. */
  onOther(): void
}

/** Shows the chosen time with a button to choose another. */
export function ChosenTimeLine({ time, className }: { time: ChosenTime; className?: string }) {
  const { t, language } = useTranslation()
  return (
    <p className={classes('flex flex-wrap items-center gap-x-1.5 text-sm', className)}>
      <span className="flex gap-1.5 font-strong text-success">
        <Icon of={CalendarCheck} size="sm" className="mt-0.5 max-md:hidden" />
        {t('schedule.chosen', { time: momentText(time, language, 'brief') })}
      </span>
      <button type="button" onClick={time.onOther} className="link -my-3 py-3">
        {t('schedule.otherTime')}
      </button>
    </p>
  )
}
