import { redirect } from '@tanstack/react-router'
import type { getRouter } from './router.tsx'
import { showToast } from './ui/toast.tsx'

type Router = Awaited<ReturnType<typeof getRouter>>

/**
 * A page that will not open leaves the visitor where they were, with a word about it (row APP-05).
 * A first load has nowhere to stay: it shows the error page (row APP-17). In the browser only.
 */
export function stayOnFailedNavigation(router: Router): void {
  for (const route of Object.values(router.routesById)) {
    route.update({ onError: () => stayOnFailure(router) })
  }
}

/** Called for a loader that throws and for code that does not arrive. */
function stayOnFailure({ state, options, history, subscribe }: Router): void {
  const { location, resolvedLocation: previous } = state
  // What a pointer over a link fetches ahead, or a reload of the page in sight, is no navigation.
  if (!previous || previous.href === location.href) return
  const steps = location.state.__TSR_index - previous.state.__TSR_index
  // A page that gives its place to another, such as the end of a sign-in, is nowhere to stay.
  if (steps === 0) return
  const key = location.state.__TSR_key
  if (key !== failedNavigationKey) {
    failedNavigationKey = key
    const unsubscribe = subscribe('onResolved', ({ toLocation }) => {
      unsubscribe()
      // What failed was only fetched ahead, of a link touched in passing: the page that was pressed is open.
      if (toLocation.href !== previous.href) return
      showToast('failure', options.context.i18n.t('errors.navigationError'))
      // The step that was made is taken back, so that the next step back leads further.
      if (steps > 0) history.back({ ignoreBlocker: true })
    })
  }
  throw redirect({ href: previous.href, resetScroll: false })
}

/** The navigation a failure was last seen in. Pages fetched ahead fail meanwhile too: it is one step back all the same. */
let failedNavigationKey: string | undefined
