import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { hasPermission, MEMBER_ROLES } from '#domain/membership/role.ts'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import type { OwnSalon } from '../shell/own-salons.ts'

const ROWS = [
  ...(['manage-visits', 'manage-clients', 'cancel-visits', 'read-numbers'] as const),
  ...(['edit-provider', 'edit-profile', 'export-clients'] as const),
  ...(['manage-settings', 'manage-members'] as const),
]
const ROLES = MEMBER_ROLES.toReversed()

/** What each role may do at a salon, by the rules of the domain and the owner's settings. Its headings have soft hyphens, so that four fit the narrowest phone. */
export function RoleTable({
  salon: { userName, role: ownRole, roleSettings },
}: {
  salon: Pick<OwnSalon, 'userName' | 'role' | 'roleSettings'>
}) {
  const { t } = useTranslation()
  return (
    <section
      aria-labelledby="team-roles"
      className="rounded-lg bg-surface-soft p-[min(1rem,4vw)] sm:p-6"
    >
      <h2 id="team-roles" className="text-xl">
        {t('team.who.title')}
      </h2>
      <table className="mt-3 w-full table-fixed text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="align-bottom">
              <span className="sr-only">{t('team.who.what')}</span>
            </th>
            {ROLES.map((role) => (
              <th
                key={role}
                scope="col"
                className="w-[18.5%] xl:w-[15%] pb-2 text-center align-bottom text-xs leading-tight font-strong"
              >
                {t(`team.who.roles.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} className="border-b border-line last:border-0">
              <th
                scope="row"
                className="py-2.5 pr-1 text-left hyphens-auto font-strong wrap-anywhere"
              >
                {t(`team.who.rows.${row}`)}
              </th>
              {ROLES.map((role) => (
                <Cell key={role} isAllowed={hasPermission(role, permissionOf(row), roleSettings)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted">
        {t('team.who.settings')}{' '}
        {hasPermission(ownRole, 'manage-settings', roleSettings) && (
          <Link
            to="/salon/$userName/settings"
            params={{ userName }}
            className="font-strong underline underline-offset-3"
          >
            {t('team.who.change')}
          </Link>
        )}
      </p>
    </section>
  )
}

// What `edit-provider` allows has two rows, so that each is short.
function permissionOf(row: (typeof ROWS)[number]) {
  return row === 'edit-profile' ? 'edit-provider' : row
}

function Cell({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslation()
  return (
    <td className="text-center align-middle">
      {isAllowed ? (
        <Icon of={Check} size="sm" className="inline-block text-success" />
      ) : (
        <span aria-hidden className="text-subtle">
          –
        </span>
      )}
      <span className="sr-only">{t(isAllowed ? 'team.who.yes' : 'team.who.no')}</span>
    </td>
  )
}
