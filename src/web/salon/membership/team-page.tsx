import { useQuery } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { useRef, useState } from 'react'
import { hasPermission } from '#domain/membership/role.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { ownSalonsQuery } from '../shell/own-salons.ts'
import { SalonPage } from '../shell/salon-page.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { RoleTable } from './role-table.tsx'
import { invitationsQuery, membersQuery } from './team-query.ts'

/** Who works at a salon and who is invited; owners invite, change and remove (WORK-93, WORK-94, WORK-97). */
export function TeamPage({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const inviteButton = useRef<HTMLButtonElement>(null)
  const [isInviting, setIsInviting] = useState(false)
  const salon = useQuery(ownSalonsQuery([])).data.find((each) => each.userName === userName)
  const mayManage =
    salon !== undefined && hasPermission(salon.role, 'manage-members', salon.roleSettings)
  const { data, error, isFetching, isPending, refetch } = useQuery(membersQuery(userName))
  const invitations = useQuery({ ...invitationsQuery(userName), enabled: mayManage })
  const lead = useLead(data?.members.length, invitations.data?.invitations)
  // The button that opened a dialog goes with what it was about.
  const focusOnInvite = () => inviteButton.current?.focus()
  return (
    <SalonPage
      title={t('workspace.nav.team')}
      lead={lead}
      action={
        mayManage && (
          <Button ref={inviteButton} tone="primary" onClick={() => setIsInviting(true)}>
            <Icon of={UserPlus} size="sm" />
            {t('team.inviting.open')}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="min-w-0">
          {error && !data && (
            <LoadFailure
              title={t('team.failed')}
              refusal={error.cause as RefusalCode}
              isLoading={isFetching}
              onRetry={refetch}
            />
          )}
          {isPending && <Pending />}
          {data && (
            <MemberList
              userName={userName}
              salon={salon?.fullName ?? userName}
              team={data}
              mayManage={mayManage}
              onGone={focusOnInvite}
            />
          )}
          {mayManage && (
            <InvitationList userName={userName} query={invitations} onGone={focusOnInvite} />
          )}
        </div>
        {salon && <RoleTable salon={salon} />}
      </div>
      {isInviting && (
        <InviteDialog
          userName={userName}
          salonLanguage={invitations.data?.language ?? 'nl'}
          onClose={() => setIsInviting(false)}
        />
      )}
    </SalonPage>
  )
}

function useLead(people: number | undefined, invitations: readonly object[] = []) {
  const { t } = useTranslation()
  if (people === undefined) return undefined
  const text = t('team.people', { count: people })
  if (invitations.length === 0) return text
  return t('team.peopleAndInvitations', {
    people: text,
    invitations: t('team.invitations', { count: invitations.length }),
  })
}

function Pending() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </div>
  )
}
