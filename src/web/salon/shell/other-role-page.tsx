import { hasPermission, MEMBER_ROLES, type Permission } from '#domain/membership/role.ts'
import { useTranslation } from '../../language.ts'
import { formatList } from '../../text-formats.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { OwnSalon } from './own-salons.ts'

interface OtherRolePageProps {
  salon: Pick<OwnSalon, 'userName' | 'role' | 'roleSettings'>
  permission: Permission
}

/** In place of a page that the role of its reader does not have: which roles have it (WORK-241). */
export function OtherRolePage({ salon, permission }: OtherRolePageProps) {
  const { t, language } = useTranslation()
  const { userName, role, roleSettings } = salon
  const roles = MEMBER_ROLES.filter((each) => hasPermission(each, permission, roleSettings)).map(
    (each) => t(`workspace.roles.${each}`).toLocaleLowerCase(language),
  )
  return (
    <div className="px-4 py-4 sm:px-5 lg:px-8">
      <EmptyState
        heading="h1"
        title={t('workspace.otherRole.title', { roles: formatList(roles, language) })}
        action={
          <ButtonLink tone="primary" to="/salon/$userName/agenda" params={{ userName }}>
            {t('workspace.otherRole.agenda')}
          </ButtonLink>
        }
      >
        <p>
          {t('workspace.otherRole.text', {
            role: t(`workspace.roles.${role}`).toLocaleLowerCase(language),
          })}
        </p>
      </EmptyState>
    </div>
  )
}
