import { useEffect, useRef, useState } from 'react'
import type { Point } from '#domain/location/distance.ts'
import { firstName } from '#domain/person-name.ts'
import { useTranslation } from '../../language.ts'
import { type ApprovalDraft, ApproveForm, approvalDraft } from './approve-form.tsx'
import { AnswerForm, AskForm } from './ask-form.tsx'
import type { Writing } from './decision-panel.tsx'
import { type RefusalDraft, RefuseForm } from './refuse-form.tsx'
import type { Registration } from './registrations-query.ts'
import { useRegistrationAct } from './use-registration-act.ts'

/** What an operator writes about a registration in their own words. */
export const NOTHING_WRITTEN = { question: '', answer: '', facts: '', note: '' }

interface WritingSectionProps {
  texts: typeof NOTHING_WRITTEN
  keep: (texts: Partial<typeof NOTHING_WRITTEN>) => void
  clear: (name: keyof typeof NOTHING_WRITTEN, sent: string) => void
  writing: Writing
  registration: Registration
  operatorEmail: string | null
  point: Point | null
  onClose: () => void
}

/** The form of a decision. Question, answer and facts that were not sent stay, also when a colleague was first (DESK-240). */
export function WritingSection({
  writing,
  registration,
  operatorEmail,
  texts,
  keep,
  clear,
  ...props
}: WritingSectionProps) {
  const { t } = useTranslation()
  const { point, onClose } = props
  const act = useRegistrationAct(registration)
  const [approval, setApproval] = useState<ApprovalDraft>(() => approvalDraft(registration))
  const [ground, setGround] = useState<RefusalDraft['ground']>('trade-register')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { salonName, fullName } = registration
  const names = { salon: salonName || fullName, name: firstName(fullName) }
  /** Empties the field that was sent; what was typed in it since, and the others, stay. */
  const doneWith = (name: keyof typeof NOTHING_WRITTEN) => () => {
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
          onChange={(draft) => {
            setGround(draft.ground)
            keep({ facts: draft.text })
          }}
        />
      )}
    </section>
  )
}

function titleOf(
  writing: Writing,
  { salon, name }: { salon: string; name: string },
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (writing === 'approve') return t('deskRegistrations.approve.title', { salon })
  if (writing === 'refuse') return t('deskRegistrations.refuse.title')
  return t(`deskRegistrations.${writing}.title`, { name })
}
