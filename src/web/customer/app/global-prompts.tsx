import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSignedInUser } from '../../client-state.ts'
import { takeSignedOutNotice, watchSignOut } from '../../features/sign-in/sign-out.ts'
import { useTranslation } from '../../language.ts'
import { logError } from '../../log.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { deleteStoredVisits, storeVisits } from '../offline/store-visits.ts'
import { dismissUpdate, isUpdateDismissed, onUpdateDismissed } from './dismissed-update.ts'
import { InstallNotice } from './install-notice.tsx'
import { NoticeCard } from './notice-card.tsx'

/** Notices and background tasks of every page; loaded after the page, when the session is known. */
export function GlobalPrompts() {
  const newVersion = useNewVersion()
  useStoreVisits()
  useFavourites()
  useSignedOutNotice()
  useSignOutElsewhere()
  // No notice is shown during a booking.
  const isBooking = useLocation({
    select: ({ search }) => 'step' in search && search.step !== 'booked',
  })
  const hasBooked = useLocation({
    select: ({ search }) => 'step' in search && search.step === 'booked',
  })
  if (isBooking) return null
  if (newVersion) return <NewVersion dismiss={newVersion.dismiss} />
  return <InstallNotice hasBooked={hasBooked} />
}

/** Asks whether to load a newer version (row APP-11). */
function NewVersion({ dismiss }: { dismiss: () => void }) {
  const { t } = useTranslation()
  return (
    <NoticeCard label={t('shell.newVersion.text')}>
      <p role="status" className="mb-4 font-strong">
        {t('shell.newVersion.text')}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" tone="primary" onClick={() => window.location.reload()}>
          {t('shell.newVersion.load')}
        </Button>
        <Button size="sm" tone="quiet" onClick={dismiss}>
          {t('shell.newVersion.later')}
        </Button>
      </div>
    </NoticeCard>
  )
}

function useNewVersion() {
  const [version, setVersion] = useState<string | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return
    import('./service-worker.ts')
      .then(({ startServiceWorker }) =>
        startServiceWorker((other) => !isUpdateDismissed(other) && setVersion(other)),
      )
      .catch((cause) => logError('The service worker was not registered', cause))
    return onUpdateDismissed(() => setVersion(null))
  }, [])
  const dismiss = () => {
    if (version) dismissUpdate(version)
    setVersion(null)
  }
  return version === null ? null : { dismiss }
}

/** Shows the message of a sign-out that was redirected through the issuer. */
function useSignedOutNotice(): void {
  useEffect(() => {
    const message = takeSignedOutNotice()
    if (message) showToast('success', message)
  }, [])
}

function useSignOutElsewhere(): void {
  const router = useRouter()
  useEffect(() => watchSignOut(router), [router])
}

function useFavourites(): void {
  useEffect(() => {
    import('../favourite/sync-favourites.ts').then(
      ({ favouriteSync }) => favouriteSync.start(),
      (cause) => logError('The favourites did not load', cause),
    )
  }, [])
}

/**
 * Stores the user's visits for use without a network: when a page that shows or changes them opens, and when the service
 * worker takes control.
 */
function useStoreVisits(): void {
  const router = useRouter()
  const userName = useSignedInUser()?.userName ?? null
  useEffect(() => {
    const worker = navigator.serviceWorker
    if (!worker) return
    if (!userName) return void deleteStoredVisits()
    const store = () => {
      if (worker.controller)
        storeVisits(userName).catch((cause) => logError('No visit was kept', cause))
    }
    // A page that is still loading is handled by `onResolved` below.
    const { status, location } = router.state
    if (status !== 'pending' || !PAGES_WITH_VISITS.test(location.href)) store()
    worker.addEventListener('controllerchange', store)
    const unsubscribe = router.subscribe('onResolved', ({ toLocation }) => {
      if (PAGES_WITH_VISITS.test(toLocation.href)) store()
    })
    return () => {
      worker.removeEventListener('controllerchange', store)
      unsubscribe()
    }
  }, [router, userName])
}

/** Order list, order page, dashboard and booking confirmation. */
const PAGES_WITH_VISITS = /^\/(bookings|dashboard)|[?&]step=booked/
