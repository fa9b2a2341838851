import {
  MAX_DECISION_LENGTH,
  REFUSAL_GROUNDS,
  type RefusalGround,
} from '#domain/registration/registration-status.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, Dot } from '../../ui/choice.tsx'
import { DecisionForm } from '../shell/decision-form.tsx'
import { refusalMail } from './decision-mails.ts'
import { RegistrationActFailure } from './registration-act-failure.tsx'
import type { Registration } from './registrations-query.ts'
import type { RegistrationAct } from './use-registration-act.ts'

/** What an operator fills in to refuse a registration. */
export interface RefusalDraft {
  readonly ground: RefusalGround
  readonly text: string
}

interface RefuseFormProps {
  registration: Registration
  draft: RefusalDraft
  operatorEmail: string | null
  act: RegistrationAct
  onChange: (draft: RefusalDraft) => void
  onBack: () => void
  onDone: () => void
  onUndone: () => void
}

/** Refuses a registration with its ground and the facts (DESK-047). */
export function RefuseForm(props: RefuseFormProps) {
  const { registration, draft, operatorEmail, act, onChange, onBack, onDone, onUndone } = props
  const { t } = useTranslation()
  const submit = () => {
    const done = t('deskRegistrations.refuse.done')
    act.mutate(
      { name: 'refuseRegistration', body: draft, done, isUndoable: true, onUndone },
      { onSuccess: onDone },
    )
  }
  return (
    <DecisionForm
      ground={REFUSAL_GROUNDS.map((ground) => (
        <Choice
          key={ground}
          variant="card"
          name="ground"
          value={ground}
          checked={ground === draft.ground}
          onChange={() => onChange({ ...draft, ground })}
        >
          <Dot />
          {t(`deskRegistrations.refuse.grounds.${ground}`)}
        </Choice>
      ))}
      facts={draft.text}
      onFacts={(text) => onChange({ ...draft, text })}
      maxFacts={MAX_DECISION_LENGTH}
      effect={<p className="text-md text-muted">{t('deskRegistrations.refuse.effect')}</p>}
      objection={t('deskRegistrations.refuse.objection')}
      mails={[refusalMail(registration, { ...draft, operatorEmail }, t)]}
      submitLabel={t('deskRegistrations.refuse.submit')}
      tone="danger"
      isSending={act.isPending}
      failure={<RegistrationActFailure failure={act.isPending ? null : act.failure} />}
      back={
        <Button tone="quiet" onClick={onBack} disabled={act.isPending}>
          {t('deskRegistrations.back')}
        </Button>
      }
      onSubmit={submit}
    />
  )
}
