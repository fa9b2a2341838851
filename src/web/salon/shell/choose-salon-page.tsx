import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { CoverPicture } from '../../art/cover-picture.tsx'
import { useSignInGuard } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Column } from '../../ui/page.tsx'
import { OpenCount } from './open-count.tsx'
import type { OwnSalonsResult } from './own-salons.ts'
import { WorkspaceRefusal } from './workspace-refusal.tsx'
import '../../workspaces.css'

/** The salons at which the user works. */
export function ChooseSalonPage({ result }: { result: OwnSalonsResult }) {
  const { t } = useTranslation()
  useSignInGuard(t('workspace.signInReason'))
  return (
    <Column width="narrow" className="pt-9 pb-16">
      {result.ok ? (
        <Salons salons={result.salons} />
      ) : (
        <WorkspaceRefusal refusal={result.refusal} />
      )}
    </Column>
  )
}

function Salons({ salons }: Pick<Extract<OwnSalonsResult, { ok: true }>, 'salons'>) {
  const { t } = useTranslation()
  if (salons.length === 0) {
    return (
      <EmptyState
        heading="h1"
        title={t('workspace.choose.none')}
        action={
          <ButtonLink tone="primary" to="/provider-registration">
            {t('workspace.choose.register')}
          </ButtonLink>
        }
      >
        <p>{t('workspace.choose.noneText')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <h1>{t('workspace.choose.title')}</h1>
      <ul className="mt-6 grid gap-3">
        {salons.map(({ userName, fullName, role, openRequests }) => (
          <li key={userName}>
            <Link
              to="/salon/$userName/agenda"
              params={{ userName }}
              className="card flex min-h-18 items-center gap-4 p-3.5 hover:bg-surface-soft"
            >
              <CoverPicture
                userName={userName}
                className="size-12 shrink-0 rounded-sm object-cover"
              />
              <span className="min-w-0 grow">
                <span className="block font-strong">{fullName}</span>
                <span className="text-md text-muted">{t(`workspace.roles.${role}`)}</span>
              </span>
              <OpenCount count={openRequests} className="" />
              <Icon of={ChevronRight} size="sm" className="text-subtle" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
