import { useSearch } from '@tanstack/react-router'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarX from 'lucide-react/icons/calendar-x'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { visibleText } from '#domain/visible-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { ClosureDialog } from './closure-dialog.tsx'
import {
  type ClosureFaults,
  type ClosureForm,
  closureOf,
  dateHoursOf,
  EMPTY_FORM,
  fieldOf,
} from './closure-form.ts'
import { closureFromAddress } from './closure-from-address.ts'
import type { Closure, DateHours } from './hours-query.ts'
import { dayText, isClosedOn, type TextContext } from './hours-text.ts'
import { useClosureConfirmation } from './use-closure-confirmation.tsx'
import { useDateHoursConfirmation } from './use-date-hours-confirmation.tsx'

interface NewExceptionButtonProps {
  userName: string
  closures: readonly Closure[]
  dateHours: readonly DateHours[]
  context: TextContext
}

/** A button with the dialog that closes days or hours, or opens other hours on a date (WORK-34, WORK-141). */
export function NewExceptionButton(props: NewExceptionButtonProps) {
  const { userName, closures, dateHours, context } = props
  const { t, today, timeZone } = context
  const search = useSearch({ strict: false })
  const [form, setForm] = useState(() => closureFromAddress(search))
  const [refused, setRefused] = useState<ClosureFaults>({})
  const { mayClose } = useLeaveQuestion(form !== null && visibleText(form.reason) !== '')
  const closure = useClosureConfirmation(userName, {
    closed: () => setForm(null),
    invalid: (path) => setRefused({ [fieldOf(path)]: 'over' }),
  })
  const hours = useDateHoursConfirmation(userName, {
    saved: () => setForm(null),
    invalid: () => setRefused({ firstDay: 'over' }),
  })
  const forget = () => {
    closure.forget()
    hours.forget()
  }
  const change = (next: ClosureForm) => {
    // What failed was another act.
    if (next.kind !== form?.kind) forget()
    setForm(next)
    setRefused({})
  }
  const former = dateHours.find(({ date }) => date === form?.firstDay)
  const send = (ready: ClosureForm) => {
    const { firstDay } = ready
    if (!isPlainDate(firstDay)) return
    const name = dayText(firstDay, context)
    const version = former?.version ?? ''
    if (ready.kind === 'open') {
      hours.send({ name, date: firstDay, ...dateHoursOf(ready), version })
    } else closure.send({ name, closure: closureOf(ready) })
  }
  const isClosedToo = closures.some((each) => isClosedOn(each, form?.firstDay, timeZone))
  return (
    <>
      <Button full size="sm" className="mt-3" onClick={() => change(EMPTY_FORM)}>
        <Icon of={Plus} size="sm" />
        {t('hours.exceptions.add')}
      </Button>
      {form && !closure.isAsking && !hours.isAsking && (
        <ClosureDialog
          form={form}
          refused={refused}
          today={today}
          note={
            form.kind === 'open' && (
              <>
                {isClosedToo && (
                  <Note tone="warning" icon={CalendarX}>
                    {t('hours.closing.alsoClosed')}
                  </Note>
                )}
                {former && (
                  <Note tone="warning" icon={CalendarClock}>
                    {t('hours.closing.replaces', {
                      from: former.openTime,
                      until: former.closeTime,
                    })}
                  </Note>
                )}
              </>
            )
          }
          failure={closure.failure ?? hours.failure}
          isSending={closure.isSending || hours.isSending}
          onForm={change}
          onSend={() => send(form)}
          onLeave={() => {
            if (!mayClose()) return
            setForm(null)
            forget()
          }}
        />
      )}
      {closure.dialog}
      {hours.dialog}
    </>
  )
}
