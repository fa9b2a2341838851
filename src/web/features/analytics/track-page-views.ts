import type { AnyRouter } from '@tanstack/react-router'
import { onEvent, takeEvents, trackPageView } from '../../events.ts'
import { logError } from '../../log.ts'

/**
 * Queues a page view for each page that opens in this tab. The code that sends them loads after the page; until then
 * they wait in the queue.
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
