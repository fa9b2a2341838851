import type { ReactNode } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { LoadError } from '../../features/page/load-error.tsx'
import { MainContent, SkipLink } from '../../features/page/main-content.tsx'
import { SignInRequired } from '../../features/sign-in/sign-in-required.tsx'
import { useSignInGuard } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Column } from '../../ui/page.tsx'
import type { WorkspaceResult } from './own-salons.ts'
import { SalonFrame } from './salon-frame.tsx'

/** The workspace of a salon for its members; others read why it is closed to them (WORK-03). */
export function WorkspacePage({
  result,
  children,
}: {
  result: WorkspaceResult
  children: ReactNode
}) {
  const { t } = useTranslation()
  useSignInGuard(t('workspace.signInReason'))
  if (result.ok) return <SalonFrame {...result}>{children}</SalonFrame>
  return (
    <>
      <SkipLink />
      <MainContent>
        <Column className="py-9">
          <WorkspaceRefusal refusal={result.refusal} />
        </Column>
      </MainContent>
    </>
  )
}

/** Why the workspace is not shown, and what to do. */
export function WorkspaceRefusal({ refusal }: { refusal: RefusalCode }) {
  const { t } = useTranslation()
  if (refusal === 'sign-in-required' || refusal === 'invalid-token') {
    return (
      <SignInRequired
        title={t('workspace.signedOut.title')}
        text={t('workspace.signedOut.text')}
        reason={t('workspace.signInReason')}
      />
    )
  }
  if (refusal !== 'forbidden') return <LoadError title={t('workspace.failed')} refusal={refusal} />
  return (
    <EmptyState
      heading="h1"
      art={
        <SceneDrawing
          of="no-access"
          className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
        />
      }
      title={t('workspace.notMember.title')}
      action={<ButtonLink to="/search">{t('errors.unexpected.home')}</ButtonLink>}
    >
      <p>{t('workspace.notMember.text')}</p>
    </EmptyState>
  )
}
