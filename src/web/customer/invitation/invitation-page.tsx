import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { LoadError } from '../../features/page/load-error.tsx'
import { useTranslation } from '../../language.ts'
import { QueryProvider } from '../../query-provider.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Column } from '../../ui/page.tsx'
import { EndedInvitation } from './ended-invitation.tsx'
import type { InvitationResult } from './load-invitation.ts'
import { OpenInvitation } from './open-invitation.tsx'

/** The page behind the link of an invitation, for visitors too (WORK-95, WORK-96). */
export function InvitationPage({ token, result }: { token: string; result: InvitationResult }) {
  return (
    <QueryProvider>
      <Column width="form" className="py-9 wrap-anywhere sm:py-14">
        <Content token={token} result={result} />
      </Column>
    </QueryProvider>
  )
}

function Content({ token, result }: { token: string; result: InvitationResult }) {
  const { t } = useTranslation()
  if (!result.ok) {
    if (result.refusal === 'not-found') return <UnknownInvitation />
    return (
      <>
        <h1 className="mb-4 text-2xl">{t('seo.pages.invitation.title')}</h1>
        <LoadError title={t('invitation.loadFailed')} refusal={result.refusal} />
      </>
    )
  }
  const { invitation } = result
  if (invitation.status === 'open') return <OpenInvitation token={token} invitation={invitation} />
  return <EndedInvitation invitation={invitation} />
}

function UnknownInvitation() {
  const { t } = useTranslation()
  return (
    <EmptyState
      heading="h1"
      art={
        <SceneDrawing
          of="no-access"
          className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
        />
      }
      title={t('invitation.unknown.title')}
      action={<ButtonLink to="/">{t('invitation.home')}</ButtonLink>}
    >
      <p>{t('invitation.unknown.text')}</p>
    </EmptyState>
  )
}
