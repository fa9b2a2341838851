import CalendarX from 'lucide-react/icons/calendar-x'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { DayHours } from '#domain/schedule/day-hours.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ClosureVisits } from './closure-visits.tsx'
import { DateHoursRow } from './date-hours-row.tsx'
import { Failure } from './failure.tsx'
import type { Closure, DateHours } from './hours-query.ts'
import { closureText, type TextContext } from './hours-text.ts'
import { NewExceptionButton } from './new-exception-button.tsx'
import { useRemoveClosure } from './use-remove-closure.ts'

interface ExceptionsCardProps {
  userName: string
  closures: readonly Closure[]
  /** The dates to come with hours of their own. */
  dateHours: readonly DateHours[]
  week: readonly DayHours[]
  context: TextContext
}

/** The closures and other hours to come: each can be removed, and more added (WORK-34, WORK-36, WORK-141). */
export function ExceptionsCard(props: ExceptionsCardProps) {
  const { userName, closures, dateHours, week, context } = props
  const { t } = context
  const card = useRef<HTMLElement>(null)
  const { mutate: remove, error } = useRemoveClosure(userName)
  const keepFocus = () => {
    // The focused button goes with its exception.
    const focused = document.activeElement
    if (focused === document.body || card.current?.contains(focused))
      card.current?.focus({ preventScroll: true })
  }
  const removeAnd = (closure: Closure, days: string) =>
    remove(closure.closureId, {
      onSuccess: () => {
        showToast('success', t('hours.exceptions.removed', { day: days }))
        keepFocus()
      },
    })
  const isEmpty = closures.length + dateHours.length === 0
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="exceptions"
      className="card p-4.5 outline-none sm:p-6"
    >
      <h2 id="exceptions" className="text-xl">
        {t('hours.exceptions.title')}
      </h2>
      <p className="mt-1.5 text-sm text-muted">
        {t(isEmpty ? 'hours.exceptions.none' : 'hours.exceptions.text')}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {closures.map((closure) => (
          <ClosureRow
            key={closure.closureId}
            userName={userName}
            closure={closure}
            texts={closureText(closure, { week, dateHours }, context)}
            context={context}
            onRemove={removeAnd}
          />
        ))}
        {dateHours.map((hours) => (
          <DateHoursRow
            key={hours.date}
            userName={userName}
            hours={hours}
            context={context}
            onRemoved={keepFocus}
          />
        ))}
      </ul>
      {error && <Failure title={t('hours.exceptions.notRemoved')} error={error} />}
      <NewExceptionButton
        userName={userName}
        closures={closures}
        dateHours={dateHours}
        context={context}
      />
    </section>
  )
}

interface ClosureRowProps {
  userName: string
  closure: Closure
  texts: { days: string; what: string }
  context: TextContext
  onRemove: (closure: Closure, days: string) => void
}

function ClosureRow({ userName, closure, texts, context, onRemove }: ClosureRowProps) {
  const { t } = context
  const { days, what } = texts
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon of={CalendarX} className="mt-0.5 text-muted" />
      <div className="min-w-0 grow wrap-anywhere">
        <span className="block font-medium">{days}</span>
        <span className="block text-sm text-muted">
          {[what, closure.reason].filter(Boolean).join(' · ')}
        </span>
        {closure.visitCount > 0 && (
          <span className="block text-sm font-medium text-warning">
            {t('hours.exceptions.visits', { count: closure.visitCount })}
          </span>
        )}
        {closure.visitCount > 0 && (
          <ClosureVisits userName={userName} closure={closure} days={days} context={context} />
        )}
      </div>
      <IconButton
        bare
        icon={X}
        label={t('hours.exceptions.remove', { day: days, what })}
        className="-my-2 -mr-2"
        onClick={() => onRemove(closure, days)}
      />
    </li>
  )
}
