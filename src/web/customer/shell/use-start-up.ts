import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { clientState, watchWidth } from '../../client-state.ts'
import { announceInteractive } from '../../early-clicks.ts'
import { trackPageViews } from '../../features/analytics/track-page-views.ts'
import { refreshStatus } from '../../features/sign-in/session-status.ts'
import { languageToRestore, storeLanguage } from '../../language-switch.ts'

/** Starts what runs once per tab: session status, window width, stored language, page views, early clicks. */
export function useStartUp(): void {
  const router = useRouter()
  useEffect(() => {
    const { i18n } = router.options.context
    const stopWidth = watchWidth()
    const languageToShow = languageToRestore()
    storeLanguage(languageToShow ?? i18n.language)
    // The page hydrates in the server's language, so a stored language needs a reload.
    if (languageToShow && languageToShow !== i18n.language && !languageToRestore())
      window.location.reload()
    if (!clientState.get().loggedInUserInfo) refreshStatus()
    const stopPageViews = trackPageViews(router)
    announceInteractive()
    return () => {
      stopWidth()
      stopPageViews()
    }
  }, [router])
}
