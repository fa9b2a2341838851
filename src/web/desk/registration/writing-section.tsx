import { useEffect, useRef, useState } from 'react'
import type { Point } from '#domain/location/distance.ts'
import { firstName } from '#domain/person-name.ts'
import { REFUSAL_GROUNDS } from '#domain/registration/registration-status.ts'
import { useTranslation } from '../../language.ts'
import { useStoredTextsOf } from '../shell/use-stored-texts.ts'
import { ApproveForm, approvalDraft } from './approve-form.tsx'
import { AnswerForm, AskForm } from './ask-form.tsx'
import type { RegistrationForm } from './decision-panel.tsx'
import { RefuseForm } from './refuse-form.tsx'
import type { Registration } from './registrations-query.ts'
import { useRegistrationAct } from './use-registration-act.ts'

/** What an operator writes about a registration in their own words, and the ground of a refusal. */
const EMPTY_TEXTS = { question: '', answer: '', facts: '', note: '', ground: '' }

/** What an operator wrote about a registration and filled in to approve it. */
export function useDecisionDraft(registration: Registration) {
  const { registrationId } = registration
  const [texts, keep, clear, putBack] = useStoredTextsOf(registrationId, EMPTY_TEXTS)
  const [approval, setApproval] = useState(() => approvalDraft(registration))
  return { texts, keep, clear, putBack, approval, setApproval }
}

interface WritingSectionProps {
  draft: ReturnType<typeof useDecisionDraft>
  writing: RegistrationForm
  registration: Registration
  operatorEmail: string | null
  point: Point | null
  onClose: () => void
}

/**
 * The form of a decision. What was not sent stays, also when a colleague was first (DESK-240); question and facts whose
 * sending was undone are there again (DESK-198).
 */
export function WritingSection({
  writing,
  registration,
  operatorEmail,
  draft,
  ...props
}: WritingSectionProps) {
  const { t } = useTranslation()
  const { texts, keep, clear, putBack, approval, setApproval } = draft
  const { point, onClose } = props
  const act = useRegistrationAct(registration)
  const ground = REFUSAL_GROUNDS.find((each) => each === texts.ground) ?? REFUSAL_GROUNDS[0]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { salonName, fullName } = registration
  const names = { salon: salonName || fullName, name: firstName(fullName) }
  /** Empties the field that was sent; what was typed in it since, and the others, stay. */
  const doneWith = (name: keyof typeof EMPTY_TEXTS) => () => {
    clear(name, texts[name])
    onClose()
  }
  const common = { registration, act, onBack: onClose }
  return (
    <section aria-labelledby="writing">
      <h2 id="writing" ref={heading} tabIndex={-1} className="mb-5 text-2xl outline-none">
        {titleOf(writing, names, t)}
      </h2>
      {writing === 'approve' && (
        <ApproveForm
          {...common}
          draft={approval}
          point={point}
          onChange={setApproval}
          onDone={onClose}
        />
      )}
      {writing === 'ask' && (
        <AskForm
          {...common}
          text={texts.question}
          onChange={(question) => keep({ question })}
          onDone={doneWith('question')}
          onUndone={() => putBack('question', texts.question)}
        />
      )}
      {writing === 'answer' && (
        <AnswerForm
          {...common}
          text={texts.answer}
          onChange={(answer) => keep({ answer })}
          onDone={doneWith('answer')}
        />
      )}
      {writing === 'refuse' && (
        <RefuseForm
          {...common}
          draft={{ ground, text: texts.facts }}
          operatorEmail={operatorEmail}
          onDone={doneWith('facts')}
          onUndone={() => putBack('facts', texts.facts)}
          onChange={(draft) => keep({ ground: draft.ground, facts: draft.text })}
        />
      )}
    </section>
  )
}

function titleOf(
  writing: RegistrationForm,
  { salon, name }: { salon: string; name: string },
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (writing === 'approve') return t('deskRegistrations.approve.title', { salon })
  if (writing === 'refuse') return t('deskRegistrations.refuse.title')
  return t(`deskRegistrations.${writing}.title`, { name })
}
