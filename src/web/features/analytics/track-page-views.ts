import type { AnyRouter } from '@tanstack/react-router'
import { onEvent, takeEvents, trackPageView } from '../../events.ts'
import { logError } from '../../log.ts'

/**
 * Notes each page that opens in this tab, from the first on. What counts them loads after the page; what was noted
 * until then waits for it, in order.
 */
export function trackPageViews(router: AnyRouter): () => void {
  const trackCurrentPage = () => trackPageView(router.state)
  if (router.state.resolvedLocation) trackCurrentPage()
  import('./send-events.ts').then(
    ({ sendEvents }) => sendEvents(),
    (error) => {
      onEvent(takeEvents)
      logError('The counting did not load', error)
    },
  )
  return router.subscribe('onResolved', trackCurrentPage)
}
