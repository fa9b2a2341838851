import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useClientState } from '../../client-state.ts'
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
  const { t } = useTranslation()
  const main = useFocusOnNavigation()
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-16 rounded-full bg-surface px-5 py-3 font-strong focus-visible:translate-y-0 focus-visible:shadow-pop"
      >
        {t('shell.skipToContent')}
      </a>
      <Header steps={steps} />
      <DemoNotice />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="flex w-full min-w-0 shrink-0 grow flex-col outline-none"
      >
        {children}
      </main>
      {!steps && footer}
    </>
  )
}

let lastPath: string | null = null
let isReachedByLink = false

/** Focuses the main element after a client-side navigation. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const { pathname } = window.location
    const isOther = pathname !== lastPath
    if (isOther) isReachedByLink = lastPath !== null
    lastPath = pathname
    // A page may mount a new frame, as the checkout does; restore the focus if it was lost.
    const isLost = document.activeElement === document.body
    if (isReachedByLink && (isOther || isLost)) main.current?.focus({ preventScroll: true })
  }, [])
  return main
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
