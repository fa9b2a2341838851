import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSignedInUser } from '../client-state.ts'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { storeReturnUrl } from '../features/sign-in/return-url.ts'
import { startPage } from '../features/sign-in/session-status.ts'
import { SignInCard } from '../features/sign-in/sign-in-card.tsx'
import { namedHead } from '../head.ts'
import { useTranslation } from '../language.ts'

/** The sign-in page; returns to the page that redirected here, else to the home page (row AUTH-08). */
export const Route = createFileRoute('/login')({
  head: ({ match }) => namedHead(match.context, 'signIn', { robots: 'noindex' }),
  component: LoginPage,
})

function LoginPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const returnTo = useLocation({ select: ({ state }) => state.returnTo })
  const isSignedIn = useSignedInUser() !== null
  useEffect(() => {
    if (isSignedIn) router.navigate({ href: returnTo ?? startPage(), replace: true })
    else storeReturnUrl(returnTo ?? '/')
  }, [isSignedIn, returnTo, router])
  return (
    <PageFrame>
      <SignInCard title={t('session.login.title')} text={t('session.login.text')} />
    </PageFrame>
  )
}
