import { MEMBER_ROLES, type MemberRole } from '#domain/membership/role.ts'
import { useTranslation } from '../../language.ts'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'

interface RoleChoiceProps {
  value: MemberRole
  onChange: (role: MemberRole) => void
}

/** The four roles with what each may do. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup legend={t('team.role')} className="grid gap-2">
      {MEMBER_ROLES.toReversed().map((role) => (
        <Choice
          key={role}
          variant="card"
          name="member-role"
          value={role}
          checked={role === value}
          onChange={() => onChange(role)}
        >
          <Dot />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-strong">{t(`workspace.roles.${role}`)}</span>
            <span className="block text-sm text-muted">{t(`team.may.${role}`)}</span>
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  )
}
