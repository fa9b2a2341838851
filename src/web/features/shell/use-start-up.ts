import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { clientState, watchWidth } from '../../client-state.ts'
import { announceInteractive } from '../../early-clicks.ts'
import { languageToRestore, storeLanguage } from '../../language-switch.ts'
import { trackPageViews } from '../analytics/track-page-views.ts'
import { refreshStatus } from '../sign-in/session-status.ts'

/** What begins once in a tab: the session's status, the width, the language's mirror, answers to presses. */
export function useStartUp(): void {
  const router = useRouter()
  useEffect(() => {
    const { i18n } = router.options.context
    const stopWidth = watchWidth()
    const languageToShow = languageToRestore()
    storeLanguage(languageToShow ?? i18n.language)
    // The page is still being hydrated in the language it was sent in: it is asked for once more.
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
