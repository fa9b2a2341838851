import { useNavigate } from '@tanstack/react-router'
import { refreshStatus } from '../../features/sign-in/session-status.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import type { Member } from './team-query.ts'
import { useTeamAct } from './use-team-act.ts'

interface RemoveDialogProps {
  userName: string
  member: Member
  onRemoved: () => void
  onClose: () => void
}

/** Asks before a member is removed (WORK-97). */
export function RemoveDialog({ userName, member, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useTranslation()
  const { name, version } = member
  const removal = useTeamAct(userName, 'removeMember', () => {
    onRemoved()
    showToast('success', t('team.removal.done', { name }))
  })
  const params = { userName, memberUserName: member.userName }
  return (
    <QuestionDialog
      title={t('team.removal.title', { name })}
      text={t('team.removal.text', { name })}
      send={t('team.removal.send')}
      sending={t('team.removal.sending')}
      failed={t('team.removal.failed')}
      error={removal.error}
      isSending={removal.isPending}
      onSend={() => removal.mutate({ params, body: { version } })}
      onClose={onClose}
    />
  )
}

interface LeaveDialogProps {
  userName: string
  salon: string
  member: Member
  onClose: () => void
}

/** Asks before a member leaves; afterwards the salon is closed to them (WORK-97). */
export function LeaveDialog({ userName, salon, member, onClose }: LeaveDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const leaving = useTeamAct(userName, 'removeMember', async () => {
    showToast('success', t('team.leaving.done', { salon }))
    await navigate({ to: '/salon' })
    await refreshStatus() // the account menu may lead to no salon any more
  })
  const { version } = member
  const params = { userName, memberUserName: member.userName }
  return (
    <QuestionDialog
      title={t('team.leaving.title', { salon })}
      text={t('team.leaving.text')}
      send={t('team.leaving.send')}
      sending={t('team.leaving.sending')}
      failed={t('team.leaving.failed')}
      error={leaving.error}
      isSending={leaving.isPending}
      onSend={() => leaving.mutate({ params, body: { version } })}
      onClose={onClose}
    />
  )
}
