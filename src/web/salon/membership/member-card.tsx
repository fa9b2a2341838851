import { formatDay } from '#messages/format.ts'
import { PortraitPicture } from '../../art/portrait-picture.tsx'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ROLE_ICONS } from './role-icons.ts'
import type { Member } from './team-query.ts'

interface MemberCardProps {
  member: Member
  timeZone: string
  /** Owners change everybody; others may leave. */
  mayManage: boolean
  onEdit: () => void
  onLeave: () => void
}

/** A member with role and since when, and what the reader may do with them (WORK-97). */
export function MemberCard({ member, timeZone, mayManage, onEdit, onLeave }: MemberCardProps) {
  const { t, language } = useTranslation()
  const { userName, name, role, joinedAt, isYou } = member
  const day = formatDay(joinedAt, timeZone, language, 'dayMonthYear')
  return (
    <li className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3 max-sm:items-start">
        <div className="flex min-w-0 grow basis-50 flex-wrap items-center gap-x-4 gap-y-2">
          <PortraitPicture name={userName} size={56} className="shrink-0" />
          <div className="min-w-0 grow basis-32 wrap-anywhere">
            <h2 className="text-xl">
              {name}
              {isYou && <span className="font-sans text-base text-muted"> ({t('team.you')})</span>}
            </h2>
            <p className="text-md text-muted">{t('team.since', { day })}</p>
            <Badge tone="neutral" className="mt-2">
              <Icon of={ROLE_ICONS[role]} size="sm" />
              {t(`workspace.roles.${role}`)}
            </Badge>
          </div>
        </div>
        {mayManage && (
          <Button size="sm" aria-label={t('team.editOf', { name })} onClick={onEdit}>
            {t('team.edit')}
          </Button>
        )}
        {isYou && (
          <div className="max-sm:basis-full">
            <Button size="sm" tone="quiet" onClick={onLeave}>
              {t('team.leave')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
