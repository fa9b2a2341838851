import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { formatPhone } from '#messages/format.ts'
import { Mark } from '../../../art/mark.tsx'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { dateOf, type Slot } from '../../booking/slot-days.ts'
import { capitalize, dayText, momentText } from '../day-text.ts'
import { useNextFree, WEEKS_AHEAD } from '../next-free.ts'
import type { VisitQuery } from '../slots-query.ts'
import type { DayKind } from './day-state.ts'

interface EmptyDayProps {
  date: PlainDate
  kind: DayKind
  visitQuery: VisitQuery
  phoneNumber: string | undefined
  onChoose: (slot: Slot) => void
  onNextWeek: () => void
}

/** Says that the day has no free time and offers the next free one (row SLOT-03). */
export function EmptyDay({
  date,
  kind,
  visitQuery,
  phoneNumber,
  onChoose,
  onNextWeek,
}: EmptyDayProps) {
  const { t, language } = useTranslation()
  const next = useNextFree(visitQuery, addDays(date, 1))
  const day = dayText(date, language)
  const title = kind === 'full' ? 'schedule.dayFull' : 'schedule.dayEmpty'
  return (
    <section className="mt-7 flex flex-col items-center rounded-lg bg-surface-soft px-6 py-10 text-center">
      <Mark size={44} className="mb-3.5" />
      <h2>{capitalize(t(title, { day }))}</h2>
      <p role="status" className="mt-2 mb-5 max-w-[40ch] text-pretty text-muted">
        {next.status !== 'none' && t('schedule.otherDay')}{' '}
        {next.status === 'found' &&
          t('schedule.roomAgain', { day: dayText(dateOf(next.slot.startTime), language) })}
        {next.status === 'none' &&
          (phoneNumber
            ? t('schedule.callSalon', {
                count: WEEKS_AHEAD,
                phoneNumber: formatPhone(phoneNumber),
              })
            : t('schedule.nothingFree'))}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {next.status === 'found' && (
          <Button tone="primary" onClick={() => onChoose(next.slot)}>
            {capitalize(momentText(next.slot, language, 'short'))}
          </Button>
        )}
        <Button onClick={onNextWeek}>{t('schedule.nextWeek')}</Button>
      </div>
    </section>
  )
}
