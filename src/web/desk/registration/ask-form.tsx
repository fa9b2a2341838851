import { type FormEvent, type ReactNode, useId } from 'react'
import { firstName } from '#domain/person-name.ts'
import { MAX_DECISION_LENGTH } from '#domain/registration/registration-status.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { MailPreview } from '../shell/decision-form.tsx'
import { insertTemplate } from '../shell/insert-template.ts'
import { questionMail } from './decision-mails.ts'
import { RegistrationActFailure } from './registration-act-failure.tsx'
import type { Registration } from './registrations-query.ts'
import type { RegistrationAct } from './use-registration-act.ts'

interface TextFormProps {
  registration: Registration
  text: string
  act: RegistrationAct
  onChange: (text: string) => void
  onBack: () => void
  onDone: () => void
  onUndone?: () => void
}

/** Asks the salon something, with the mail as it will leave (DESK-047). */
export function AskForm(props: TextFormProps) {
  const { registration, text, onChange } = props
  const { t } = useTranslation()
  const readyText = (key: 'same' | 'extract') => t(`deskRegistrations.ask.texts.${key}`)
  const templates = [readyText('same'), readyText('extract')]
  const begin = (key: 'same' | 'extract') =>
    onChange(insertTemplate(text, readyText(key), { templates, maxLength: MAX_DECISION_LENGTH }))
  const name = firstName(registration.fullName)
  return (
    <TextForm
      {...props}
      operation={{ name: 'askRegistration', field: 'question', isUndoable: true }}
      words="ask"
      label={t('deskRegistrations.ask.label', { name })}
      hint={t('deskRegistrations.ask.hint')}
      before={
        <section aria-label={t('deskRegistrations.ask.begin')}>
          <h3 className="mb-2 font-sans text-base font-strong">
            {t('deskRegistrations.ask.begin')}
          </h3>
          <div className="flex flex-wrap gap-2">
            {(['same', 'extract'] as const).map((key) => (
              <Button key={key} size="sm" onClick={() => begin(key)}>
                {t(`deskRegistrations.ask.begins.${key}`)}
              </Button>
            ))}
            <Button size="sm" onClick={() => onChange('')}>
              {t('deskRegistrations.ask.begins.empty')}
            </Button>
          </div>
        </section>
      }
      after={<p className="text-sm text-muted">{t('deskRegistrations.ask.pause')}</p>}
      mail={<MailPreview {...questionMail(registration, text, t)} />}
    />
  )
}

/** Writes down what the salon answered by mail or telephone (DESK-047). */
export function AnswerForm(props: TextFormProps) {
  const { t } = useTranslation()
  return (
    <TextForm
      {...props}
      operation={{ name: 'answerForRegistration', field: 'answer', isUndoable: false }}
      words="answer"
      label={t('deskRegistrations.answer.label')}
      hint={t('deskRegistrations.answer.hint')}
    />
  )
}

interface WordedProps extends TextFormProps {
  operation: {
    name: 'askRegistration' | 'answerForRegistration'
    field: 'question' | 'answer'
    isUndoable: boolean
  }
  words: 'ask' | 'answer'
  label: string
  hint: string
  before?: ReactNode
  after?: ReactNode
  mail?: ReactNode
}

function TextForm(props: WordedProps) {
  const { operation, words, text, act, mail } = props
  const { t } = useTranslation()
  const missingId = useId()
  const isComplete = visibleText(text) !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || act.isPending) return
    const { name, field, isUndoable } = operation
    const done = t(`deskRegistrations.${words}.done`)
    const body = { [field]: text }
    const { onDone, onUndone } = props
    act.mutate({ name, body, done, isUndoable, onUndone }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-8 lg:grid-cols-2">
      <div className="grid gap-5">
        <DisabledWhileSending isSending={act.isPending} className="grid gap-5">
          {props.before}
          <TextAreaField
            label={props.label}
            hint={props.hint}
            value={text}
            maxLength={MAX_DECISION_LENGTH}
            onChange={({ target }) => props.onChange(target.value)}
          />
        </DisabledWhileSending>
        {props.after}
        <RegistrationActFailure failure={act.isPending ? null : act.failure} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            tone={isComplete ? 'primary' : 'held-back'}
            aria-disabled={!isComplete || undefined}
            aria-describedby={isComplete ? undefined : missingId}
            busy={act.isPending && t(`deskRegistrations.${words}.sending`)}
          >
            {t(`deskRegistrations.${words}.submit`)}
          </Button>
          <Button tone="quiet" onClick={props.onBack} disabled={act.isPending}>
            {t('deskRegistrations.back')}
          </Button>
          {!isComplete && (
            <p id={missingId} className="text-sm text-muted">
              {t(`deskRegistrations.${words}.missing`)}
            </p>
          )}
        </div>
      </div>
      {mail && (
        <section aria-label={t('desk.decision.mail')} className="grid gap-4">
          <h3 className="font-sans text-base font-strong">{t('desk.decision.mail')}</h3>
          {mail}
        </section>
      )}
    </form>
  )
}
