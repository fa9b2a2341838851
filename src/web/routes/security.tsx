import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { beginSignIn } from '../features/sign-in/begin-sign-in.ts'
import { storeReturnUrl } from '../features/sign-in/return-url.ts'
import { SignInCard } from '../features/sign-in/sign-in-card.tsx'
import { namedHead } from '../head.ts'
import { useTranslation } from '../language.ts'
import { Column } from '../ui/page.tsx'
import { LoadingMessage } from '../ui/spinner.tsx'

/** Asks to sign in again, and returns to the security page of the hosted sign-in (row WORK-115). */
export const Route = createFileRoute('/security')({
  ssr: false,
  head: ({ match }) => namedHead(match.context, 'signIn', { robots: 'noindex' }),
  component: SecurityStart,
})

function SecurityStart() {
  const { t } = useTranslation()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    storeReturnUrl('/identity/security')
    void beginSignIn('again').then((hasBegun) => setHasFailed(!hasBegun))
  }, [])
  return (
    <PageFrame>
      {hasFailed ? (
        <SignInCard title={t('session.login.title')} text={t('session.failed')} />
      ) : (
        <Column width="form" className="py-14">
          <LoadingMessage label={t('session.leaving')} />
        </Column>
      )}
    </PageFrame>
  )
}
