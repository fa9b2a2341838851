import { redirect } from '@tanstack/react-router'
import type { getRouter } from './router.tsx'
import { showToast } from './ui/toast.tsx'

type Router = Awaited<ReturnType<typeof getRouter>>

/**
 * When a page fails to load, the visitor stays on the current page and sees a message (row APP-05).
 * A first load has no current page: it shows the error page (row APP-17). In the browser only.
 */
export function stayOnFailedNavigation(router: Router): void {
  for (const route of Object.values(router.routesById)) {
    route.update({ onError: () => stayOnFailure(router) })
  }
}

/** Called when a loader throws or the code of a route fails to load. */
function stayOnFailure({ state, options, history, subscribe }: Router): void {
  const { location, resolvedLocation: previous } = state
  // Preloading a link or reloading the current page is no navigation.
  if (!previous || previous.href === location.href) return
  const steps = location.state.__TSR_index - previous.state.__TSR_index
  // After a replaced history entry, such as the sign-in callback, there is no page to stay on.
  if (steps === 0) return
  const key = location.state.__TSR_key
  if (key !== failedNavigationKey) {
    failedNavigationKey = key
    const unsubscribe = subscribe('onResolved', ({ toLocation }) => {
      unsubscribe()
      // Only a preload failed: the navigation itself arrived.
      if (toLocation.href !== previous.href) return
      showToast('failure', options.context.i18n.t('errors.navigationError'))
      // Removes the new history entry, so that Back leads to the page before this one.
      if (steps > 0) history.back({ ignoreBlocker: true })
    })
  }
  throw redirect({ href: previous.href, resetScroll: false })
}

/** History key of the last failed navigation: several failures of one navigation go back once. */
let failedNavigationKey: string | undefined
