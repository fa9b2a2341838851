import CalendarX from 'lucide-react/icons/calendar-x'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import type { DayHours } from '#domain/schedule/day-hours.ts'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ClosureDialog } from './closure-dialog.tsx'
import {
  type ClosureFaults,
  type ClosureForm,
  closureOf,
  EMPTY_FORM,
  fieldOf,
} from './closure-form.ts'
import { ClosureVisits } from './closure-visits.tsx'
import { Failure } from './failure.tsx'
import type { Closure } from './hours-query.ts'
import { closureText, dayText, type TextContext } from './hours-text.ts'
import { useClosing } from './use-closing.tsx'
import { useRemoveClosure } from './use-remove-closure.ts'

interface ExceptionsCardProps {
  userName: string
  closures: readonly Closure[]
  week: readonly DayHours[]
  context: TextContext
}

/** The closures to come: each can be removed, and others added (WORK-34, WORK-36). */
export function ExceptionsCard({ userName, closures, week, context }: ExceptionsCardProps) {
  const { t } = context
  const card = useRef<HTMLElement>(null)
  const { mutate: remove, error } = useRemoveClosure(userName)
  const removeAnd = (closure: Closure, days: string) =>
    remove(closure.closureId, {
      onSuccess: () => {
        showToast('success', t('hours.exceptions.removed', { day: days }))
        // The focused button goes with its closure.
        const focused = document.activeElement
        if (focused === document.body || card.current?.contains(focused))
          card.current?.focus({ preventScroll: true })
      },
    })
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
        {t(closures.length === 0 ? 'hours.exceptions.none' : 'hours.exceptions.text')}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {closures.map((closure) => (
          <ClosureRow
            key={closure.closureId}
            userName={userName}
            closure={closure}
            texts={closureText(closure, week, context)}
            context={context}
            onRemove={removeAnd}
          />
        ))}
      </ul>
      {error && <Failure title={t('hours.exceptions.notRemoved')} error={error} />}
      <NewClosureButton userName={userName} context={context} />
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

function NewClosureButton({ userName, context }: { userName: string; context: TextContext }) {
  const { t, today } = context
  const [form, setForm] = useState<ClosureForm | null>(null)
  const [refused, setRefused] = useState<ClosureFaults>({})
  const { close, dialog, failure, forget, isAsking, isSending } = useClosing(userName, {
    closed: () => setForm(null),
    invalid: (path) => setRefused({ [fieldOf(path)]: 'over' }),
  })
  const leave = () => {
    setForm(null)
    forget()
  }
  const change = (next: ClosureForm) => {
    setForm(next)
    setRefused({})
  }
  const send = ({ firstDay, ...rest }: ClosureForm) => {
    if (!isPlainDate(firstDay)) return
    close({ name: dayText(firstDay, context), closure: closureOf({ ...rest, firstDay }) })
  }
  return (
    <>
      <Button full size="sm" className="mt-3" onClick={() => change(EMPTY_FORM)}>
        <Icon of={Plus} size="sm" />
        {t('hours.exceptions.add')}
      </Button>
      {form && !isAsking && (
        <ClosureDialog
          form={form}
          refused={refused}
          today={today}
          failure={failure}
          isSending={isSending}
          onForm={change}
          onSend={() => send(form)}
          onLeave={leave}
        />
      )}
      {dialog}
    </>
  )
}
