import { type FormEvent, type ReactNode, useId } from 'react'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { LoggedTextField } from './logged-text-field.tsx'

export interface DecisionMail {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
}

interface DecisionFormProps {
  /** The choice of the rule or law: radios, named "Grond". */
  ground: ReactNode
  facts: string
  onFacts: (facts: string) => void
  maxFacts: number
  /** What the decision lacks besides the facts, in words. */
  missing?: string | false
  /** What follows and for how long: radios or text. */
  effect: ReactNode
  /** Whether the grounds depend on the effect, which then stands above them. */
  isEffectFirst?: boolean
  /** How the other side can object, as the mail says it. */
  objection: string
  /** The mails as they will leave, with what is typed. */
  mails: readonly DecisionMail[]
  /** Names its reach: "Besluit en verstuur 2 mails". */
  submitLabel: string
  /** Helping is `primary`; hiding, refusing, ending and erasing are `danger`. */
  tone: Extract<ButtonTone, 'primary' | 'danger' | 'danger-outlined'>
  isSending: boolean
  /** Why it was refused, above the button; what was typed stays. */
  failure?: ReactNode
  /** Beside the button. */
  back: ReactNode
  onSubmit: () => void
}

/**
 * A decision that reaches somebody: ground, facts, effect, how to object, with its mails beside it. Without facts the button
 * is off and the reason stands beside it.
 */
export function DecisionForm(props: DecisionFormProps) {
  const { t } = useTranslation()
  const missingId = useId()
  const missing = visibleText(props.facts) === '' ? t('desk.decision.missing') : props.missing
  const isComplete = !missing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !props.isSending) props.onSubmit()
  }
  const effect = (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
      <legend className="mb-1.5 font-strong">{t('desk.decision.effect')}</legend>
      {props.effect}
    </fieldset>
  )
  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-8 lg:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <DisabledWhileSending isSending={props.isSending} className="grid grid-cols-1 gap-6">
          {props.isEffectFirst && effect}
          <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
            <legend className="mb-1.5 font-strong">{t('desk.decision.ground')}</legend>
            {props.ground}
          </fieldset>
          <LoggedTextField
            label={t('desk.decision.facts')}
            hint={t('desk.decision.factsHint')}
            value={props.facts}
            maxLength={props.maxFacts}
            onChange={({ target }) => props.onFacts(target.value)}
          />
          {!props.isEffectFirst && effect}
        </DisabledWhileSending>
        <section>
          <h3 className="font-sans text-base font-strong">{t('desk.decision.object')}</h3>
          <p className="mt-1 text-md text-muted">{props.objection}</p>
        </section>
        {props.failure}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            tone={isComplete ? props.tone : 'held-back'}
            aria-disabled={!isComplete || undefined}
            aria-describedby={isComplete ? undefined : missingId}
            busy={props.isSending && t('desk.decision.sending')}
          >
            {props.submitLabel}
          </Button>
          {props.back}
          {!isComplete && (
            <p id={missingId} className="text-sm text-muted">
              {missing}
            </p>
          )}
        </div>
      </div>
      <section aria-label={t('desk.decision.mail')} className="grid gap-4 lg:sticky lg:top-6">
        <h3 className="font-sans text-base font-strong">{t('desk.decision.mail')}</h3>
        {props.mails.map((mail) => (
          <MailPreview key={mail.to} {...mail} />
        ))}
      </section>
    </form>
  )
}

/** A mail as it will leave. */
export function MailPreview({ to, subject, paragraphs }: DecisionMail) {
  const { t } = useTranslation()
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-surface">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3.5 gap-y-0.5 bg-surface-soft px-5 py-3.5 text-sm wrap-anywhere">
        <dt className="text-muted">{t('desk.decision.to')}</dt>
        <dd>{to}</dd>
        <dt className="text-muted">{t('desk.decision.subject')}</dt>
        <dd>{subject}</dd>
      </dl>
      <div className="grid gap-3 p-5 text-md whitespace-pre-line wrap-anywhere">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </article>
  )
}
