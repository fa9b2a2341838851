import { lazy, type ReactNode, Suspense } from 'react'
import { useClientState } from '../../client-state.ts'
import { MainContent, SkipLink } from '../../features/page/main-content.tsx'
import { useSignInState } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { ToastRegion } from '../../ui/toast.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const SignInDialog = lazy(async () => ({
  default: (await import('../../features/sign-in/sign-in-dialog.tsx')).SignInDialog,
}))

// Optional: the page works if this fails to load.
const GlobalPrompts = lazy(() =>
  import('../app/global-prompts.tsx').then(
    ({ GlobalPrompts }) => ({ default: GlobalPrompts }),
    () => ({ default: () => null }),
  ),
)

interface PageFrameProps {
  /** The steps of the checkout, shown in the header; the page then has no footer. */
  steps?: ReactNode
  /** By default the short footer. */
  footer?: ReactNode
  children: ReactNode
}

/** Header, main and footer of a page. Every route renders one. */
export function PageFrame({ steps, footer = <Footer />, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <Header steps={steps} />
      <DemoNotice />
      <MainContent>{children}</MainContent>
      {!steps && footer}
    </>
  )
}

/** Notices, sign-in dialog and toasts, over every page. */
export function Overlays() {
  const { t } = useTranslation()
  const { isOpen } = useSignInState()
  const isStatusKnown = useClientState(({ loggedInUserInfo }) => loggedInUserInfo !== null)
  return (
    <>
      {isStatusKnown && (
        <Suspense>
          <GlobalPrompts />
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <SignInDialog />
        </Suspense>
      )}
      <ToastRegion label={t('shell.notices')} closeLabel={t('common.close')} />
    </>
  )
}
