import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SceneDrawing } from '../art/scene-drawing.tsx'
import { useSignedInUser } from '../client-state.ts'
import { PageFrame } from '../features/shell/page-frame.tsx'
import { keepReturnUrl } from '../features/sign-in/return-url.ts'
import { SignInChoices } from '../features/sign-in/sign-in-choices.tsx'
import { pageHead } from '../head.ts'
import { useWords } from '../language.ts'
import { Column } from '../ui/page.tsx'

/** The sign-in screen; leads to the search afterwards, or back to the page that asked (row AUTH-08). */
export const Route = createFileRoute('/login')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.i18n.t('seo.signIn.title'),
      description: match.context.i18n.t('seo.signIn.description'),
      path: '/login',
    }),
  component: LoginPage,
})

function LoginPage() {
  const { t } = useWords()
  const router = useRouter()
  const returnTo = useLocation({ select: ({ state }) => state.returnTo ?? '/search' })
  const isSignedIn = useSignedInUser() !== null
  useEffect(() => {
    if (isSignedIn) router.navigate({ href: returnTo, replace: true })
    else keepReturnUrl(returnTo)
  }, [isSignedIn, returnTo, router])
  return (
    <PageFrame>
      <Column width="form" className="py-8 md:py-14">
        <section className="card overflow-hidden">
          <SceneDrawing of="sign-in" className="block aspect-[4/1] w-full object-cover" />
          <div className="p-5 sm:p-7">
            <h1 className="text-2xl">{t('session.login.title')}</h1>
            <p className="mt-2 mb-6 text-pretty text-plum-2">{t('session.login.text')}</p>
            <SignInChoices />
          </div>
        </section>
      </Column>
    </PageFrame>
  )
}
