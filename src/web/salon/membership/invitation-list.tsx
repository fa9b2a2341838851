import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import type { Invitation } from './team-query.ts'
import { useTeamAct } from './use-team-act.ts'

interface InvitationListProps {
  userName: string
  query: UseQueryResult<{ timeZone: string; invitations: Invitation[] }>
  /** Called when the button that had the focus has gone. */
  onGone: () => void
}

/** The invitations that are open or have expired (WORK-94). */
export function InvitationList({ userName, query, onGone }: InvitationListProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Invitation | null>(null)
  const { data, error, isFetching, refetch } = query
  return (
    <>
      {error && (
        <div className="mt-6">
          <LoadFailure
            title={t('team.invitationsFailed')}
            refusal={error.cause as RefusalCode}
            isLoading={isFetching}
            onRetry={refetch}
          />
        </div>
      )}
      {data && data.invitations.length > 0 && (
        <section aria-labelledby="team-invited" className="mt-6">
          <h2 id="team-invited" className="text-xl">
            {t('team.invited.title')}
          </h2>
          <ul>
            {data.invitations.map((invitation) => (
              <InvitationRow
                key={invitation.invitationId}
                userName={userName}
                invitation={invitation}
                timeZone={data.timeZone}
                onWithdraw={() => setAsked(invitation)}
              />
            ))}
          </ul>
        </section>
      )}
      {asked && (
        <WithdrawDialog
          userName={userName}
          invitation={asked}
          onWithdrawn={() => {
            flushSync(() => setAsked(null))
            onGone()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

interface WithdrawDialogProps {
  userName: string
  invitation: Invitation
  onWithdrawn: () => void
  onClose: () => void
}

function WithdrawDialog({ userName, invitation, onWithdrawn, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation()
  const { email, invitationId } = invitation
  const withdrawal = useTeamAct(userName, 'withdrawInvitation', () => {
    onWithdrawn()
    showToast('success', t('team.withdrawal.done', { email }))
  })
  return (
    <QuestionDialog
      title={t('team.withdrawal.title', { email })}
      text={t('team.withdrawal.text')}
      send={t('team.withdrawal.send')}
      sending={t('team.withdrawal.sending')}
      failed={t('team.withdrawal.failed')}
      error={withdrawal.error}
      isSending={withdrawal.isPending}
      onSend={() => withdrawal.mutate({ params: { userName, invitationId } })}
      onClose={onClose}
    />
  )
}
