import { type ReactNode, useState } from 'react'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { TimeInput } from '../../ui/time-input.tsx'
import {
  type ClosureFaults,
  type ClosureField,
  type ClosureForm,
  closureFaults,
  lastClosableDay,
} from './closure-form.ts'

interface ClosureDialogProps {
  form: ClosureForm
  /** What the API refused, by field. */
  refused: ClosureFaults
  today: PlainDate
  /** What else holds on the chosen day. */
  note: ReactNode
  failure: ReactNode
  isSending: boolean
  onForm: (form: ClosureForm) => void
  onSend: () => void
  onLeave: () => void
}

const KINDS = ['days', 'hours', 'open'] as const
const REASON_LENGTH = 100

/**
 * Asks which days or hours are closed, or which hours are open on a date, and why; the reason is for members (WORK-34,
 * WORK-141).
 */
export function ClosureDialog(props: ClosureDialogProps) {
  const { t } = useTranslation()
  const { form, today, isSending, onForm } = props
  const [isChecked, setIsChecked] = useState(false)
  const faults = { ...(isChecked && closureFaults(form, today)), ...props.refused }
  const isOpening = form.kind === 'open'
  const send = () => {
    setIsChecked(true)
    if (Object.keys(closureFaults(form, today)).length === 0) props.onSend()
  }
  return (
    <Dialog
      title={t('hours.closing.title')}
      closeLabel={t('hours.closing.leave')}
      isLocked={isSending}
      onClose={props.onLeave}
    >
      <form
        noValidate
        className="mt-3 grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) send()
        }}
      >
        <FaultSummary faults={faults} />
        <DisabledWhileSending isSending={isSending} className="grid gap-4.5">
          <ChoiceGroup legend={t('hours.closing.kind')} className="grid gap-2">
            {KINDS.map((kind) => (
              <Choice
                key={kind}
                variant="card"
                name="kind"
                value={kind}
                checked={form.kind === kind}
                onChange={() => onForm({ ...form, kind })}
              >
                <Dot />
                {t(`hours.closing.kinds.${kind}`)}
              </Choice>
            ))}
          </ChoiceGroup>
          <TimeFields form={form} faults={faults} today={today} onForm={onForm} />
          <TextField
            label={t('hours.closing.reason')}
            aside={`(${t('common.optional')})`}
            hint={t('hours.closing.reasonHint')}
            maxLength={REASON_LENGTH}
            value={form.reason}
            onChange={(event) => onForm({ ...form, reason: event.target.value })}
          />
        </DisabledWhileSending>
        {props.note}
        {props.failure}
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button
            type="submit"
            tone="primary"
            busy={isSending && t(isOpening ? 'hours.saving' : 'hours.closing.sending')}
          >
            {t(isOpening ? 'hours.save' : 'hours.closing.send')}
          </Button>
          <Button tone="quiet" disabled={isSending} onClick={props.onLeave}>
            {t('hours.closing.leave')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const fieldId = (field: ClosureField) => `closing-${field}`

function FaultSummary({ faults }: { faults: ClosureFaults }) {
  const { t } = useTranslation()
  const errors = FIELDS.flatMap((field) => {
    const fault = faults[field]
    return fault ? [{ fieldId: fieldId(field), message: t(`hours.closing.faults.${fault}`) }] : []
  })
  return <ErrorSummary title={t('hours.closing.check')} errors={errors} />
}

const PLACEHOLDERS = {
  hours: { from: '13:00', until: '17:30' },
  open: { from: '09:00', until: '21:00' },
}

const FIELDS: readonly ClosureField[] = ['firstDay', 'lastDay', 'from', 'until']

function TimeFields({
  form,
  faults,
  today,
  onForm,
}: Pick<ClosureDialogProps, 'form' | 'today' | 'onForm'> & { faults: ClosureFaults }) {
  const { t } = useTranslation()
  const faultText = (name: ClosureField) =>
    faults[name] && t(`hours.closing.faults.${faults[name]}`)
  const field = (name: ClosureField) => ({
    id: fieldId(name),
    value: form[name],
    error: faultText(name),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      onForm({ ...form, [name]: event.target.value }),
  })
  const day = { type: 'date', min: today, max: lastClosableDay(today) }
  if (form.kind === 'days') {
    return (
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField {...day} label={t('hours.closing.firstDay')} {...field('firstDay')} />
        <TextField
          {...day}
          min={form.firstDay || today}
          max={undefined}
          label={t('hours.closing.lastDay')}
          aside={`(${t('common.optional')})`}
          {...field('lastDay')}
        />
      </div>
    )
  }
  return (
    <>
      <TextField {...day} label={t('hours.closing.day')} {...field('firstDay')} />
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'until'] as const).map((name) => (
          <Field
            key={name}
            id={fieldId(name)}
            label={t(`hours.closing.${name}`)}
            error={faultText(name)}
          >
            {(attributes) => (
              <TimeInput
                {...attributes}
                placeholder={PLACEHOLDERS[form.kind === 'open' ? 'open' : 'hours'][name]}
                value={form[name]}
                onTime={(time) => onForm({ ...form, [name]: time })}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  )
}
