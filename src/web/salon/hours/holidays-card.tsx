import type { DayHours } from '#domain/schedule/day-hours.ts'
import { type PlainDate, weekday } from '#domain/schedule/plain-date.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { Failure } from './failure.tsx'
import type { DateHours, Holiday } from './hours-query.ts'
import { dayText, type TextContext } from './hours-text.ts'
import { useClosureConfirmation } from './use-closure-confirmation.tsx'
import { useRemoveClosure } from './use-remove-closure.ts'

/** The others are one press further. */
const SHOWN = 5

interface HolidaysCardProps {
  userName: string
  holidays: readonly Holiday[]
  week: readonly DayHours[]
  dateHours: readonly DateHours[]
  context: TextContext
}

/** The public holidays to come, each closed or opened again with one press (WORK-37). */
export function HolidaysCard(props: HolidaysCardProps) {
  const { userName, holidays, week, dateHours, context } = props
  const { t } = context
  const later = holidays.slice(SHOWN)
  const rows = (some: readonly Holiday[]) => (
    <ul>
      {some.map((holiday) => (
        <HolidayRow
          key={holiday.date}
          userName={userName}
          holiday={holiday}
          isOpenDay={
            week.some(({ day }) => day === weekday(holiday.date as PlainDate)) ||
            dateHours.some(({ date }) => date === holiday.date)
          }
          context={context}
        />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="holidays" className="rounded-lg bg-surface-soft p-4.5 sm:p-6">
      <h2 id="holidays" className="text-xl">
        {t('hours.holidays.title')}
      </h2>
      <p className="mt-1.5 mb-2 text-sm text-muted">{t('hours.holidays.text')}</p>
      {rows(holidays.slice(0, SHOWN))}
      <details className="border-t border-line">
        <summary className="fold text-md font-medium">
          {t('hours.holidays.later', { count: later.length })}
        </summary>
        {rows(later)}
      </details>
    </section>
  )
}

interface HolidayRowProps {
  userName: string
  holiday: Holiday
  isOpenDay: boolean
  context: TextContext
}

function HolidayRow({ userName, holiday, isOpenDay, context }: HolidayRowProps) {
  const { t } = context
  const { date, closureId, isClosed } = holiday
  const name = t(`hours.holidays.names.${holiday.name}`)
  const day = dayText(date as PlainDate, context)
  const { send: close, dialog, failure, isSending } = useClosureConfirmation(userName, {})
  const removal = useRemoveClosure(userName)
  const press = () => {
    if (!closureId)
      return close({ name: `${name}, ${day}`, closure: { from: date, to: date, reason: name } })
    const onSuccess = () =>
      showToast('success', t('hours.exceptions.removed', { day: `${name}, ${day}` }))
    removal.mutate(closureId, { onSuccess })
  }
  const canClose = isOpenDay && !isClosed
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line py-2">
      <HolidayText holiday={holiday} isOpenDay={isOpenDay} context={context} />
      {(closureId || canClose) && (
        <Button
          size="sm"
          busy={(isSending || removal.isPending) && t('common.loading')}
          onClick={press}
        >
          {t(closureId ? 'hours.holidays.reopen' : 'hours.holidays.close')}
          <span className="sr-only"> {t('hours.holidays.on', { name, date: day })}</span>
        </Button>
      )}
      {failure && <div className="basis-full">{failure}</div>}
      {removal.error && (
        <div className="basis-full">
          <Failure title={t('hours.exceptions.notRemoved')} error={removal.error} />
        </div>
      )}
      {dialog}
    </li>
  )
}

function HolidayText({ holiday, isOpenDay, context }: Omit<HolidayRowProps, 'userName'>) {
  const { t } = context
  const { date, closureId, isClosed, isOptional, visitCount } = holiday
  const details = [
    dayText(date as PlainDate, context),
    isOptional && t('hours.holidays.optional'),
    visitCount > 0 && t('hours.holidays.visits', { count: visitCount }),
  ]
  const closedNote = t(closureId ? 'hours.holidays.isClosed' : 'hours.holidays.inLeave')
  return (
    <p className="min-w-0 grow basis-28">
      <span className="block font-medium">{t(`hours.holidays.names.${holiday.name}`)}</span>
      <span className="block text-sm text-muted">{details.filter(Boolean).join(', ')}</span>
      {isClosed && <span className="block text-sm font-medium text-success">{closedNote}</span>}
      {!isClosed && !isOpenDay && (
        <span className="block text-sm text-muted">{t('hours.holidays.notOpen')}</span>
      )}
    </p>
  )
}
