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

interface WritingSectionProps {
  writing: Writing
  registration: Registration
  operatorEmail: string | null
  point: Point | null
  onClose: () => void
}

/** The form of a decision. What is typed is kept as long as it is open, also when a colleague was first. */
export function WritingSection({
  writing,
  registration,
  operatorEmail,
  ...props
}: WritingSectionProps) {
  const { t } = useTranslation()
  const { point, onClose } = props
  const act = useRegistrationAct(registration)
  const [approval, setApproval] = useState<ApprovalDraft>(() => approvalDraft(registration))
  const [refusal, setRefusal] = useState<RefusalDraft>({ ground: 'trade-register', text: '' })
  const [text, setText] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { salonName, fullName } = registration
  const names = { salon: salonName || fullName, name: firstName(fullName) }
  const common = { registration, act, onBack: onClose, onDone: onClose }
  return (
    <section aria-labelledby="writing">
      <h2 id="writing" ref={heading} tabIndex={-1} className="mb-5 text-2xl outline-none">
        {titleOf(writing, names, t)}
      </h2>
      {writing === 'approve' && (
        <ApproveForm {...common} draft={approval} point={point} onChange={setApproval} />
      )}
      {writing === 'ask' && <AskForm {...common} text={text} onChange={setText} />}
      {writing === 'answer' && <AnswerForm {...common} text={text} onChange={setText} />}
      {writing === 'refuse' && (
        <RefuseForm
          {...common}
          draft={refusal}
          operatorEmail={operatorEmail}
          onChange={setRefusal}
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
