import CalendarPlus from 'lucide-react/icons/calendar-plus'
import X from 'lucide-react/icons/x'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { DateHours } from './hours-query.ts'
import { dayText, type TextContext } from './hours-text.ts'
import { useDateHoursConfirmation } from './use-date-hours-confirmation.tsx'

interface DateHoursRowProps {
  userName: string
  hours: DateHours
  context: TextContext
  /** The button that was pressed goes with the row. */
  onRemoved: () => void
}

/** The hours of one date, which can be removed, so that those of the week hold again (WORK-141). */
export function DateHoursRow({ userName, hours, context, onRemoved }: DateHoursRowProps) {
  const { t } = context
  const { date, openTime, closeTime, reason, version } = hours
  // A date that is over is refused, and is gone when the list is read again.
  const {
    send: open,
    dialog,
    failure,
    isSending,
  } = useDateHoursConfirmation(userName, {
    saved: onRemoved,
    invalid: onRemoved,
  })
  const day = dayText(date as PlainDate, context)
  const what = t('hours.exceptions.open', { from: openTime, until: closeTime })
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <Icon of={CalendarPlus} className="mt-0.5 text-muted" />
        <div className="min-w-0 grow wrap-anywhere">
          <span className="block font-medium">{day}</span>
          <span className="block text-sm text-muted">
            {[what, reason].filter(Boolean).join(' · ')}
          </span>
        </div>
        <IconButton
          bare
          icon={X}
          label={t('hours.exceptions.remove', { day, what })}
          className="-my-2 -mr-2"
          onClick={() => isSending || open({ name: day, date, version, hours: null })}
        />
      </div>
      {failure}
      {dialog}
    </li>
  )
}
