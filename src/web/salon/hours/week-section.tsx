import { minutesOpen } from '#domain/schedule/day-hours.ts'
import { useTranslation } from '../../language.ts'
import { durationText } from '../../text-formats.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { showToast } from '../../ui/toast.tsx'
import { DayRow, dayFieldId } from './day-row.tsx'
import { weekdayText } from './hours-text.ts'
import type { WeekDraft } from './use-week-draft.ts'
import { copyToOpenDays, type DayFault, type DraftDay, faultsOf, weekOf } from './week-draft.ts'

interface WeekSectionProps {
  draft: WeekDraft
  /** The faults to show; none before the first attempt to save. */
  faults: readonly DayFault[]
}

/** The working hours of the week, as they are edited (WORK-30). */
export function WeekSection({ draft, faults }: WeekSectionProps) {
  const { t, language } = useTranslation()
  const isRight = faultsOf(draft.days).length === 0
  const minutes = isRight ? minutesOpen(weekOf(draft.days)) : 0
  const copy = (day: DraftDay) => {
    draft.setDays(copyToOpenDays(draft.days, day))
    showToast('info', t('hours.copied', { day: weekdayText(day.day, language) }))
  }
  return (
    <section aria-labelledby="week" className="@container min-w-0">
      <h2 id="week" className="sr-only">
        {t('hours.week')}
      </h2>
      {faults.length > 0 && (
        <div className="mb-4">
          <ErrorSummary
            title={t('hours.check')}
            errors={faults.map(({ day, fault }) => ({
              fieldId: dayFieldId(day),
              message: t('hours.faultOf', {
                day: weekdayText(day, language),
                fault: t(`hours.faults.${fault}`),
              }),
            }))}
          />
        </div>
      )}
      <ul className="[&_button]:scroll-mb-12 [&_input]:scroll-mb-12">
        {draft.days.map((day) => (
          <DayRow
            key={day.day}
            day={day}
            fault={faults.find((each) => each.day === day.day)?.fault}
            onDay={draft.setDay}
            onCopy={() => copy(day)}
          />
        ))}
      </ul>
      {isRight && (
        <p className="mt-3 text-sm text-muted">
          {t('hours.total', { duration: durationText(t, minutes) })}
        </p>
      )}
    </section>
  )
}
