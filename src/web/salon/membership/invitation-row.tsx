import Mail from 'lucide-react/icons/mail'
import MailX from 'lucide-react/icons/mail-x'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { Invitation } from './team-query.ts'
import { useTeamAct } from './use-team-act.ts'

interface InvitationRowProps {
  userName: string
  invitation: Invitation
  timeZone: string
  onWithdraw: () => void
}

/** An invitation that is open or has expired, to send again or withdraw (WORK-94). */
export function InvitationRow(props: InvitationRowProps) {
  const { userName, invitation, timeZone, onWithdraw } = props
  const { t, language } = useTranslation()
  const { invitationId, email, role, status, expiresAt } = invitation
  const again = useTeamAct(userName, 'sendInvitation', () =>
    showToast('success', t('team.invited.sent', { email })),
  )
  const { error, isPending, submittedAt } = again
  const day = formatDay(expiresAt, timeZone, language, 'short')
  const send = () => {
    if (!isPending) again.mutate({ params: { userName, invitationId }, body: {} })
  }
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 grow basis-56 flex-wrap items-center gap-x-4 gap-y-2">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-warning-soft text-warning">
            <Icon of={status === 'open' ? Mail : MailX} />
          </span>
          <div className="min-w-0 grow basis-32 wrap-anywhere">
            <h3 className="font-sans text-base font-strong">{email}</h3>
            <p className="text-md text-muted">
              {t(`team.invited.${status}`, { role: t(`team.invited.roles.${role}`), day })}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button
            size="sm"
            tone="quiet"
            aria-label={t('team.invited.withdrawOf', { email })}
            onClick={onWithdraw}
          >
            {t('team.invited.withdraw')}
          </Button>
          <Button
            size="sm"
            aria-label={isPending ? undefined : t('team.invited.againTo', { email })}
            busy={isPending && t('team.invited.sending')}
            onClick={send}
          >
            {t('team.invited.again')}
          </Button>
        </div>
      </div>
      {error && !isPending && (
        <FailureNote key={submittedAt} title={t('team.invited.notSent')}>
          {t(`refusals.${error.cause as RefusalCode}`)}
        </FailureNote>
      )}
    </li>
  )
}
