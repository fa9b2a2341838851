import { type FormEvent, useId, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { MAX_DECISION_LENGTH } from '#domain/registration/registration-status.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import type { LinkedRegistration } from './load-registration-link.ts'
import { api } from './registration-link-api.ts'

export interface LinkFormProps {
  token: string
  registration: LinkedRegistration
  onDone: () => void
}

/** Answers the question of an operator about a registration (DESK-052). */
export function AnswerForm({ token, registration, onDone }: LinkFormProps) {
  const { t, language } = useTranslation()
  const missingId = useId()
  const [answer, setAnswer] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<RefusalCode | null>(null)
  const isComplete = answer.trim() !== ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || isSending) return
    setSending(true)
    setFailure(null)
    const sent = await api('answerRegistrationQuestion', { params: { token }, body: { answer } })
    setSending(false)
    if (sent.ok) onDone()
    else setFailure(sent.refusal)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <h1 className="text-2xl">{t('registrationLink.answer.title')}</h1>
      <section>
        <h2 className="font-sans text-base font-strong">{t('registrationLink.answer.question')}</h2>
        <p className="mt-1 whitespace-pre-line">{registration.question}</p>
      </section>
      <TextAreaField
        label={t('registrationLink.answer.label')}
        hint={t('registrationLink.answer.hint', {
          most: MAX_DECISION_LENGTH.toLocaleString(language),
        })}
        value={answer}
        maxLength={MAX_DECISION_LENGTH}
        onChange={({ target }) => setAnswer(target.value)}
      />
      {failure && (
        <FailureNote title={t('registrationLink.answer.failed')}>
          {t(`refusals.${failure}`)}
        </FailureNote>
      )}
      <SubmitLine
        isComplete={isComplete}
        isSending={isSending}
        missingId={missingId}
        missing={t('registrationLink.answer.missing')}
        sending={t('registrationLink.answer.sending')}
        label={t('registrationLink.answer.submit')}
      />
    </form>
  )
}

interface SubmitLineProps {
  isComplete: boolean
  isSending: boolean
  missingId: string
  missing: string
  sending: string
  label: string
}

/** The button of a form, with what is missing beside it. */
export function SubmitLine(props: SubmitLineProps) {
  const { isComplete, isSending, missingId, missing, sending, label } = props
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button
        type="submit"
        tone={isComplete ? 'primary' : 'held-back'}
        aria-disabled={!isComplete || undefined}
        aria-describedby={isComplete ? undefined : missingId}
        busy={isSending && sending}
      >
        {label}
      </Button>
      {!isComplete && (
        <p id={missingId} className="text-sm text-muted">
          {missing}
        </p>
      )}
    </div>
  )
}
