import type { RestrictionGround, RestrictionKind } from '#domain/restriction/restriction.ts'
import { restrictionStatement } from '#messages/restriction-statement.ts'
import { type DecisionMail, MailPreview } from '../shell/decision-form.tsx'
import type { SalonDetail } from './salons-query.ts'

interface StatementPreviewProps {
  salon: SalonDetail['salon']
  decision: {
    kind: RestrictionKind
    ground: RestrictionGround
    law: string
    facts: string
    atOnce: boolean
  }
}

/** The statement of reasons as its mail will say it, in the language of the mails to the salon. */
export function StatementPreview({ salon, decision }: StatementPreviewProps) {
  return (
    <div lang={salon.mailLanguage}>
      <MailPreview {...statementMail(salon, decision)} />
    </div>
  )
}

/** The mail with the statement of reasons. */
export function statementMail(
  salon: StatementPreviewProps['salon'],
  decision: StatementPreviewProps['decision'],
): DecisionMail {
  const { atOnce, ...stated } = decision
  const now = Date.now()
  const takesEffectAt = decision.kind === 'end' && !atOnce ? Date.parse(salon.noticeEndsAt) : now
  const about = { ...stated, salonName: salon.fullName, decidedAt: now, takesEffectAt }
  const { subject, opening, rows, notes } = restrictionStatement(about, salon.mailLanguage)
  const owners = salon.members.filter(({ role, email }) => role === 'owner' && email !== '')
  const to = owners.length > 0 ? owners.map(({ email }) => email).join(', ') : salon.email
  const paragraphs = [
    opening,
    ...rows.map(({ label, lines }) => `${label}. ${lines.join('\n')}`),
    ...notes,
  ]
  return { to, subject, paragraphs }
}
