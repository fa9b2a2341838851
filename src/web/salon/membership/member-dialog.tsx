import { useState } from 'react'
import type { MemberRole } from '#domain/membership/role.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { RoleChoice } from './role-choice.tsx'
import type { Member } from './team-query.ts'
import { useTeamAct } from './use-team-act.ts'

interface MemberDialogProps {
  userName: string
  /** As they were last read. */
  member: Member
  onRemove: () => void
  onClose: () => void
}

/**
 * The role of a member, and the way to remove them (WORK-97). When a colleague changed them meanwhile nothing is written: what
 * was chosen stays, and saving once more decides.
 */
export function MemberDialog({ userName, member, onRemove, onClose }: MemberDialogProps) {
  const { t } = useTranslation()
  const { name, version } = member
  const [role, setRole] = useState<MemberRole>(member.role)
  const change = useTeamAct(userName, 'changeMember', (reply) => {
    const saved = reply.data.member
    onClose()
    const label = t(`workspace.roles.${saved.role}`)
    showToast('success', t('team.editing.saved', { name: saved.name, role: label }))
  })
  const { error, isPending, submittedAt } = change
  const save = () => {
    const params = { userName, memberUserName: member.userName }
    change.mutate({ params, body: { role, version } })
  }
  return (
    <Dialog
      title={t('team.editing.title', { name })}
      closeLabel={t('team.cancel')}
      isLocked={isPending}
      width="narrow"
      onClose={onClose}
    >
      <div className="mt-3 grid gap-4.5">
        <RoleChoice value={role} onChange={setRole} />
        {error && !isPending && (
          <FailureNote key={submittedAt} title={t('team.editing.failed')}>
            <Why member={member} refusal={error.cause as RefusalCode} />
          </FailureNote>
        )}
        <div className="grid gap-2.5">
          <Button full tone="primary" busy={isPending && t('team.editing.saving')} onClick={save}>
            {t('team.editing.save')}
          </Button>
          <Button full tone="quiet" onClick={onClose} disabled={isPending}>
            {t('team.cancel')}
          </Button>
        </div>
        {!member.isYou && (
          <Button size="sm" tone="danger-outlined" disabled={isPending} onClick={onRemove}>
            {t('team.editing.remove')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Why({ member, refusal }: { member: Member; refusal: RefusalCode }) {
  const { t } = useTranslation()
  if (refusal !== 'member-changed') return t(`refusals.${refusal}`)
  const role = t(`workspace.roles.${member.role}`)
  return t('team.editing.changed', { name: member.name, role })
}
