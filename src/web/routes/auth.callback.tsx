import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { completeSignIn, type SignInOutcome } from '../features/sign-in/complete-sign-in.ts'
import { lastReturnUrl, takeReturnUrl } from '../features/sign-in/return-url.ts'
import { startPage } from '../features/sign-in/session-status.ts'
import { SignInCard } from '../features/sign-in/sign-in-card.tsx'
import { namedHead } from '../head.ts'
import { useTranslation } from '../language.ts'
import { Column } from '../ui/page.tsx'
import { LoadingMessage } from '../ui/spinner.tsx'
import { showToast } from '../ui/toast.tsx'

/** The redirect target of the issuer (row AUTH-03). */
export const Route = createFileRoute('/auth/callback')({
  ssr: false,
  head: ({ match }) => namedHead(match.context, 'signIn', { robots: 'noindex' }),
  component: CallbackPage,
})

let completion: Promise<SignInOutcome> | undefined

function CallbackPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const { searchParams } = new URL(window.location.href)
    // Without the issuer's parameters the user came here by Back after a completed sign-in.
    if (!searchParams.has('code') && !searchParams.has('error')) {
      void router.navigate({ href: lastReturnUrl(), replace: true })
      return
    }
    // Only once, although effects may run twice: a code can be exchanged only once.
    completion ??= completeSignIn(new URL(window.location.href))
    completion.then(async (outcome) => {
      completion = undefined
      if (outcome === 'failed') return setHasFailed(true)
      const href = takeReturnUrl(startPage())
      // The pages of the hosted sign-in are none of this app.
      if (href.startsWith('/identity/')) return window.location.replace(href)
      await router.navigate({ href, replace: true })
      const { i18n } = router.options.context
      if (outcome === 'new') showToast('success', i18n.t('auth.accountCreated'))
    })
  }, [router])
  return (
    <PageFrame>
      {hasFailed ? (
        <SignInCard
          title={t('session.callback.failedTitle')}
          text={t('session.callback.failedText')}
        />
      ) : (
        <Column width="form" className="py-14">
          <LoadingMessage label={t('session.callback.waiting')} />
        </Column>
      )}
    </PageFrame>
  )
}
