import CalendarCheck from 'lucide-react/icons/calendar-check'
import { useTranslation } from '../../language.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { momentText } from '../schedule/day-words.ts'

/** A time that was chosen before the treatments: on a search card, or at the schedule. */
export interface ChosenTime {
  /** ISO text, on the salon's clock. */
  readonly startTime: string
  /** Leads to other times. */
  onOther(): void
}

/** Says that the time is chosen, with the way to another. */
export function ChosenTimeLine({ time, className }: { time: ChosenTime; className?: string }) {
  const { t, language } = useTranslation()
  return (
    <p className={classes('flex flex-wrap items-center gap-x-1.5 text-sm', className)}>
      <span className="flex gap-1.5 font-strong text-leaf">
        <Icon of={CalendarCheck} size="sm" className="mt-0.5 max-md:hidden" />
        {t('schedule.chosen', { time: momentText(time, language, 'brief') })}
      </span>
      <button type="button" onClick={time.onOther} className="link -my-3 py-3">
        {t('schedule.otherTime')}
      </button>
    </p>
  )
}
