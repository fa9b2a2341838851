import { redirect } from '@tanstack/react-router'
import type { getRouter } from './router.tsx'
import { showToast } from './ui/toast.tsx'

type Router = Awaited<ReturnType<typeof getRouter>>

/**
 * When a page fails to load, the visitor stays on the current page and sees a message (row APP-05).
 * A first load has no current page: it shows the error page (row APP-17). In the browser only.
 */
export function stayOnFailedNavigation(router: Router): void {
  const { history, options } = router
  /** Entries of the history between the current page and the one that loads; negative after Back. */
  let steps = 0
  let isReturning = false
  history.subscribe(({ action }) => {
    steps += action.type === 'GO' ? action.index : STEPS[action.type]
  })
  router.subscribe('onResolved', () => {
    steps = 0
  })

  /** Called when a loader throws or the code of a route fails to load. */
  const onError = () => {
    const { location, resolvedLocation: previous } = router.state
    // Preloading a link or reloading the current page is no navigation.
    if (!previous || previous.href === location.href) return
    // After a replaced history entry, such as the sign-in callback, there is no page to stay on.
    if (steps === 0) return
    if (!isReturning) {
      isReturning = true
      const leavesEntry = steps > 0
      const unsubscribe = router.subscribe('onResolved', ({ toLocation }) => {
        unsubscribe()
        isReturning = false
        // Only a preload failed: the navigation itself arrived.
        if (toLocation.href !== previous.href) return
        showToast('failure', options.context.i18n.t('errors.navigationError'))
        // Removes the new history entry, so that Back leads to the page before this one.
        if (leavesEntry) history.back({ ignoreBlocker: true })
      })
    }
    throw redirect({ href: previous.href, resetScroll: false })
  }
  for (const route of Object.values(router.routesById)) route.update({ onError })
}

const STEPS = { PUSH: 1, FORWARD: 1, REPLACE: 0, BACK: -1 } as const
