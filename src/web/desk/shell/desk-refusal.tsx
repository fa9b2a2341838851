import { Link } from '@tanstack/react-router'
import type { RefusalCode } from '#domain/refusal.ts'
import { Wordmark } from '../../art/mark.tsx'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useSignedInUser } from '../../client-state.ts'
import { LoadError } from '../../features/page/load-error.tsx'
import { MainContent, SkipLink } from '../../features/page/main-content.tsx'
import { SignInButton } from '../../features/sign-in/sign-in-button.tsx'
import { SignInRequired } from '../../features/sign-in/sign-in-required.tsx'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Column } from '../../ui/page.tsx'

/** A desk that is closed to its reader: the reason alone on the page, and what to do. */
export function DeskRefusal({ refusal }: { refusal: RefusalCode }) {
  const { t } = useTranslation()
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <Column className="py-2">
          <Link to="/" aria-label={t('shell.home')} className="inline-flex py-3">
            <Wordmark className="h-5 w-auto" />
          </Link>
        </Column>
      </header>
      <MainContent>
        <Column className="py-9">
          <Reason refusal={refusal} />
        </Column>
      </MainContent>
    </>
  )
}

function Reason({ refusal }: { refusal: RefusalCode }) {
  const { t } = useTranslation()
  if (refusal === 'sign-in-required' || refusal === 'invalid-token')
    return (
      <SignInRequired
        title={t('desk.signedOut.title')}
        text={t('desk.signedOut.text')}
        reason={t('desk.signInReason')}
      />
    )
  if (refusal === 'second-factor-required')
    return (
      <EmptyState
        heading="h1"
        title={t('desk.factor.title')}
        action={
          <ButtonLink tone="primary" to="/security">
            {t('desk.factor.setUp')}
          </ButtonLink>
        }
      >
        <p>{t('desk.factor.text')}</p>
      </EmptyState>
    )
  if (refusal === 'second-factor-not-shown')
    return (
      <EmptyState
        heading="h1"
        title={t('desk.factor.showTitle')}
        action={
          <SignInButton
            method="secondFactor"
            label={t('desk.factor.show')}
            failure={t('desk.noAccess.noSignIn')}
          />
        }
      >
        <p>{t('desk.factor.showText')}</p>
      </EmptyState>
    )
  return refusal === 'forbidden' ? (
    <NoAccess />
  ) : (
    <LoadError title={t('desk.failed')} refusal={refusal} />
  )
}

function NoAccess() {
  const { t } = useTranslation()
  const user = useSignedInUser()
  return (
    <EmptyState
      heading="h1"
      art={
        <>
          <SceneDrawing
            of="no-access"
            className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
          />
          <p className="-mb-6 mt-6 font-serif text-lg text-accent">403</p>
        </>
      }
      title={t('desk.noAccess.title')}
      action={
        <>
          <ButtonLink tone="primary" to="/bookings">
            {t('desk.noAccess.bookings')}
          </ButtonLink>
          <SignInButton
            method="again"
            tone="outlined"
            label={t('desk.noAccess.otherAccount')}
            failure={t('desk.noAccess.noSignIn')}
          />
        </>
      }
    >
      <p>{t('desk.noAccess.text', { name: user?.name ?? user?.userName ?? '' })}</p>
    </EmptyState>
  )
}
