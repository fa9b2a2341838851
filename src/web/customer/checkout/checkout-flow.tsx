import { Navigate, useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { STEP, type Step } from '#domain/checkout/steps.ts'
import { withCatalog, withProvider } from '../booking/booking.ts'
import { changeCheckout, useCheckout } from '../booking/booking-store.ts'
import type { ProviderPageData } from '../booking/provider-data.ts'
import { type ProfileSearch, stepOfName } from '../booking/step-url.ts'
import { trackAbandoned } from '../booking/track-abandoned.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { LeaveGuard } from './leave-dialog/leave-guard.tsx'
import { ServicesStep } from './steps/services-step.tsx'
import { StepList } from './steps/step-list.tsx'
import { StepSkeleton } from './steps/step-skeleton.tsx'

const loadLaterStep = () => import('./steps/lazy-step.tsx')
const LazyStep = lazy(async () => ({ default: (await loadLaterStep()).LazyStep }))
const Confirmation = lazy(async () => ({
  default: (await import('./confirmation/confirmation.tsx')).Confirmation,
}))

interface CheckoutFlowProps {
  data: ProviderPageData
  search: ProfileSearch
}

/**
 * A salon's page and the checkout steps. The server renders the salon's page; the later steps need
 * browser storage and render in the browser only.
 */
export function CheckoutFlow({ data, search }: CheckoutFlowProps) {
  useOpenedProvider(data)
  usePreloadedSteps()
  const step = search.step === 'booked' ? null : stepOfName(search.step)
  return (
    <>
      {step === null && <BookedPage search={search} />}
      {step === STEP.SERVICES && (
        <PageFrame>
          <ServicesStep data={data} requestedStart={search.start} />
        </PageFrame>
      )}
      {step !== null && step !== STEP.SERVICES && (
        <PageFrame steps={<StepList current={step} />}>
          <LaterStepPage step={step} data={data} search={search} />
        </PageFrame>
      )}
      <LeaveGuard providerName={data.info.profile.fullName} step={search.step ?? 'services'} />
    </>
  )
}

function LaterStepPage({ step, data, search }: CheckoutFlowProps & { step: Step }) {
  const provider = useCheckout((checkout) => checkout.provider)
  const isReady = useHydrated() && provider === data.info.profile.userName
  return (
    <Suspense fallback={<StepSkeleton />}>
      {isReady ? <LazyStep step={step} data={data} search={search} /> : <StepSkeleton />}
    </Suspense>
  )
}

/** The confirmation of the placed order; without one, redirects to the salon's page. */
function BookedPage({ search }: Pick<CheckoutFlowProps, 'search'>) {
  const completed = useCheckout((checkout) => checkout.completed)
  const isHydrated = useHydrated()
  return (
    <PageFrame>
      {isHydrated && !completed && (
        <Navigate to="." search={{ ...search, step: undefined }} replace />
      )}
      <Suspense fallback={<StepSkeleton />}>
        {completed ? <Confirmation order={completed} /> : <StepSkeleton />}
      </Suspense>
    </PageFrame>
  )
}

/** Sets the open salon and updates the cart from its catalog (PROFILE-01). */
function useOpenedProvider({ info, workingHours, timeZone }: ProviderPageData): void {
  useEffect(() => {
    changeCheckout((checkout) => {
      const opened = withProvider(checkout, {
        provider: info.profile.userName,
        providerInfo: info,
        workingDays: workingHours,
        timeZone,
      })
      trackAbandoned(checkout, opened)
      return withCatalog(opened, info.catalogItems, checkout.providerInfo === null)
    })
  }, [info, workingHours, timeZone])
}

/** Preloads the code of the later steps once the cart has items. */
function usePreloadedSteps(): void {
  const hasItems = useCheckout(({ cart }) => cart.length > 0)
  useEffect(() => {
    if (hasItems) Promise.allSettled([loadLaterStep()])
  }, [hasItems])
}
