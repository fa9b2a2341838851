import type { AnyRouter } from '@tanstack/react-router'
import { noteArrival, takeNoted, whenNoted } from '../../events.ts'
import { logFault } from '../../log.ts'

/**
 * Notes each page that opens in this tab, from the first on. What counts them loads after the page; what was noted
 * until then waits for it, in order.
 */
export function watchUse(router: AnyRouter): () => void {
  const arrive = () => noteArrival(router.state)
  if (router.state.resolvedLocation) arrive()
  import('./tell-use.ts').then(
    ({ tellUse }) => tellUse(),
    (error) => {
      whenNoted(takeNoted)
      logFault('The counting did not load', error)
    },
  )
  return router.subscribe('onResolved', arrive)
}
