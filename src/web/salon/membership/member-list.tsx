import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../language.ts'
import { MemberCard } from './member-card.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { LeaveDialog, RemoveDialog } from './remove-dialogs.tsx'
import type { Member } from './team-query.ts'

interface MemberListProps {
  userName: string
  /** The name of the salon. */
  salon: string
  team: { readonly timeZone: string; readonly members: readonly Member[] }
  mayManage: boolean
  /** Called when the button that had the focus has gone. */
  onGone: () => void
}

type Open = { kind: 'edit' | 'remove' | 'leave'; memberUserName: string }

/** The members of a salon, and the dialogs about one of them (WORK-97). */
export function MemberList({ userName, salon, team, mayManage, onGone }: MemberListProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  // As they were last read: a dialog that stays open after a refusal sends the present version.
  const member = team.members.find((each) => each.userName === open?.memberUserName)
  return (
    <>
      <ul aria-label={t('workspace.nav.team')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {team.members.map((each) => (
          <MemberCard
            key={each.userName}
            member={each}
            timeZone={team.timeZone}
            mayManage={mayManage}
            onEdit={() => setOpen({ kind: 'edit', memberUserName: each.userName })}
            onLeave={() => setOpen({ kind: 'leave', memberUserName: each.userName })}
          />
        ))}
      </ul>
      {member && open?.kind === 'edit' && (
        <MemberDialog
          userName={userName}
          member={member}
          onRemove={() => setOpen({ ...open, kind: 'remove' })}
          onClose={close}
        />
      )}
      {member && open?.kind === 'remove' && (
        <RemoveDialog
          userName={userName}
          member={member}
          onRemoved={() => {
            flushSync(close)
            onGone()
          }}
          onClose={close}
        />
      )}
      {member && open?.kind === 'leave' && (
        <LeaveDialog userName={userName} salon={salon} member={member} onClose={close} />
      )}
    </>
  )
}
