import { useEffect } from 'react'
import { STORED_AGENDA } from '#domain/order/stored-agenda.ts'
import { STORED_VISITS } from '#domain/order/stored-visits.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { LoadError } from '../../features/page/load-error.tsx'
import { MainContent, SkipLink } from '../../features/page/main-content.tsx'
import { SignInButton } from '../../features/sign-in/sign-in-button.tsx'
import { SignInRequired } from '../../features/sign-in/sign-in-required.tsx'
import { useTranslation } from '../../language.ts'
import { logError } from '../../log.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Column } from '../../ui/page.tsx'

/** A workspace that cannot be shown: the reason alone on the page. */
export function ClosedWorkspace({ refusal }: { refusal: RefusalCode }) {
  useDeleteStoredAgenda(refusal)
  return (
    <>
      <SkipLink />
      <MainContent>
        <Column className="py-9">
          <WorkspaceRefusal refusal={refusal} />
        </Column>
      </MainContent>
    </>
  )
}

const ENDS_STORED_AGENDA: readonly RefusalCode[] = [
  'forbidden',
  'second-factor-required',
  'second-factor-not-shown',
]

/** What the browser stored of an agenda goes when its reader may not read it any more (WORK-128). */
function useDeleteStoredAgenda(refusal: RefusalCode): void {
  useEffect(() => {
    if (!ENDS_STORED_AGENDA.includes(refusal)) return
    const deleted = navigator.locks?.request(STORED_VISITS.cache, () =>
      caches.delete(STORED_AGENDA.cache),
    )
    deleted?.catch((cause: unknown) => logError('The stored agenda was not deleted', cause))
  }, [refusal])
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
  if (refusal === 'second-factor-required') {
    return (
      <EmptyState
        heading="h1"
        title={t('workspace.factor.title')}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            <ButtonLink tone="primary" to="/security">
              {t('workspace.factor.setUp')}
            </ButtonLink>
            <ButtonLink to="/search">{t('errors.unexpected.home')}</ButtonLink>
          </div>
        }
      >
        <p>{t('workspace.factor.text')}</p>
      </EmptyState>
    )
  }
  if (refusal === 'second-factor-not-shown') {
    return (
      <EmptyState
        heading="h1"
        title={t('workspace.factor.showTitle')}
        action={
          <SignInButton
            method="secondFactor"
            label={t('workspace.factor.show')}
            failure={t('workspace.notMember.noSignIn')}
          />
        }
      >
        <p>{t('workspace.factor.showText')}</p>
      </EmptyState>
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
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          <SignInButton
            method="again"
            label={t('workspace.notMember.otherAccount')}
            failure={t('workspace.notMember.noSignIn')}
          />
          <ButtonLink to="/search">{t('errors.unexpected.home')}</ButtonLink>
        </div>
      }
    >
      <p>{t('workspace.notMember.text')}</p>
    </EmptyState>
  )
}
