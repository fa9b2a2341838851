import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useCallback } from 'react'
import { track } from '../../../events.ts'
import { isInProgress } from '../../booking/booking.ts'
import { clearCheckout, getCheckout } from '../../booking/booking-store.ts'

const LeaveDialog = lazy(async () => ({
  default: (await import('./leave-dialog.tsx')).LeaveDialog,
}))

/**
 * Asks before leaving a salon's page would lose a cart or a change of an order (row PROFILE-02). With nothing to lose the
 * checkout is cleared without asking.
 */
export function LeaveGuard({ providerName, step }: { providerName: string; step: string }) {
  const blocker = useBlocker({
    shouldBlockFn: useCallback(({ current, next }: BlockedNavigation) => {
      if (current.pathname === next.pathname) return false
      if (isInProgress(getCheckout())) return true
      clearCheckout()
      return false
    }, []),
    // A reload restores everything unless browser storage is blocked or full.
    enableBeforeUnload: isLostByReload,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog
        providerName={providerName}
        onStay={blocker.reset}
        onLeave={() => {
          track('booking-abandoned', step)
          clearCheckout()
          blocker.proceed()
        }}
      />
    </Suspense>
  )
}

interface BlockedNavigation {
  current: { pathname: string }
  next: { pathname: string }
}

function isLostByReload(): boolean {
  return isInProgress(getCheckout()) && !getCheckout().isStored
}
