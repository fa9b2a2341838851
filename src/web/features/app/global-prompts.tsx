import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSignedInUser } from '../../client-state.ts'
import { useTranslation } from '../../language.ts'
import { logError } from '../../log.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { deleteStoredVisits, storeVisits } from '../offline/kept-visits.ts'
import { takeSignedOutNotice, watchSignOut } from '../sign-in/sign-out.ts'
import { dismissUpdate, isUpdateDismissed, onUpdateDismissed } from './dismissed-update.ts'
import { InstallNotice } from './install-notice.tsx'
import { NoticeCard } from './notice-card.tsx'

/** What goes on beside every page, once its visitor is known and the page itself has come. */
export function GlobalPrompts() {
  const newVersion = useNewVersion()
  useStoreVisits()
  useFavourites()
  useSignedOutNotice()
  useSignOutElsewhere()
  // Nobody is asked anything while they book; the question waits for the end.
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

/** The word of a sign-out that went by way of the issuer and came back to this page. */
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
      ({ followAccount }) => followAccount(),
      (cause) => logError('The favourites did not load', cause),
    )
  }, [])
}

/** Keeps one's visits for when there is no network: as a page opens that shows or changes them, and when the worker comes. */
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
    // A page that is still opening is told below, once it has come.
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

/** The list, an appointment and one's first page, and the end of a booking. */
const PAGES_WITH_VISITS = /^\/(bookings|dashboard)|[?&]step=booked/
