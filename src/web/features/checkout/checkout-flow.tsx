import { Navigate, useHydrated } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { type Step, STEP } from '#domain/checkout/steps.ts'
import { refreshedCart } from '../cart/cart-items.ts'
import type { ProviderPageData } from '../provider/provider-data.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { withProvider } from './booking.ts'
import { changeCheckout, useCheckout } from './booking-store.ts'
import { checkoutState, reachableStep } from './checkout-state.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { ServicesStep } from './services-step.tsx'
import { type ProfileSearch, stepOfWord, wordOfStep } from './step-address.ts'
import { StepList } from './step-list.tsx'
import { WaitingStep } from './waiting-step.tsx'

const steps = {
  schedule: () => import('./schedule-step.tsx'),
  details: () => import('./details-step.tsx'),
  summary: () => import('./summary-step.tsx'),
  booked: () => import('./confirmation.tsx'),
}
const ScheduleStep = lazy(async () => ({ default: (await steps.schedule()).ScheduleStep }))
const DetailsStep = lazy(async () => ({ default: (await steps.details()).DetailsStep }))
const SummaryStep = lazy(async () => ({ default: (await steps.summary()).SummaryStep }))
const Confirmation = lazy(async () => ({ default: (await steps.booked()).Confirmation }))

interface CheckoutFlowProps {
  data: ProviderPageData
  search: ProfileSearch
}

/**
 * A salon's page and the steps to a booked visit. The server renders the salon; the later steps live
 * on what the browser keeps, so they begin there.
 */
export function CheckoutFlow({ data, search }: CheckoutFlowProps) {
  useOpenedProvider(data)
  useStepsAhead()
  const step = search.step === 'booked' ? null : stepOfWord(search.step)
  return (
    <>
      {step === null && <BookedPage search={search} />}
      {step === STEP.SERVICES && (
        <PageFrame>
          <ServicesStep data={data} />
        </PageFrame>
      )}
      {step !== null && step !== STEP.SERVICES && (
        <PageFrame steps={<StepList current={step} />}>
          <LaterStep step={step} data={data} search={search} />
        </PageFrame>
      )}
      <LeaveGuard salon={data.info.profile.fullName} />
    </>
  )
}

/** A step after the services; who asks for one too early is led to the step that is missing. */
function LaterStep({ step, data, search }: CheckoutFlowProps & { step: Step }) {
  const checkout = useCheckout((current) => current)
  const isHydrated = useHydrated()
  if (!isHydrated || checkout.provider !== data.info.profile.userName) return <WaitingStep />
  const reachable = reachableStep(step, checkoutState(checkout, data.info))
  if (reachable !== step) {
    return <Navigate to="." search={{ ...search, step: wordOfStep(reachable) }} replace />
  }
  const drawn: Partial<Record<Step, ReactNode>> = {
    [STEP.SCHEDULE]: <ScheduleStep data={data} wishedStart={search.start} />,
    [STEP.CUSTOMER_INFO]: <DetailsStep data={data} />,
    [STEP.SUMMARY]: <SummaryStep data={data} />,
  }
  return <Suspense fallback={<WaitingStep />}>{drawn[step]}</Suspense>
}

/** The confirmation, while the order it confirms is known; the salon's page otherwise. */
function BookedPage({ search }: Pick<CheckoutFlowProps, 'search'>) {
  const completed = useCheckout((checkout) => checkout.completed)
  const isHydrated = useHydrated()
  const { step: _, ...rest } = search
  return (
    <PageFrame>
      {isHydrated && !completed && <Navigate to="." search={rest} replace />}
      <Suspense fallback={<WaitingStep />}>
        {completed ? <Confirmation order={completed} /> : <WaitingStep />}
      </Suspense>
    </PageFrame>
  )
}

/** Sets the salon whose page this is, and brings the cart up to date with its catalogue (PROFILE-01). */
function useOpenedProvider({ info, workingHours, timeZone }: ProviderPageData): void {
  useEffect(() => {
    changeCheckout((checkout) => {
      const opened = withProvider(checkout, {
        provider: info.profile.userName,
        providerInfo: info,
        workingDays: workingHours,
        timeZone,
      })
      return { ...opened, cart: refreshedCart(opened.cart, info.catalogItems) }
    })
  }, [info, workingHours, timeZone])
}

/** Fetches the code of the steps to come once there is something to book. */
function useStepsAhead(): void {
  const hasItems = useCheckout(({ cart }) => cart.length > 0)
  useEffect(() => {
    if (!hasItems) return
    for (const load of Object.values(steps)) load()
  }, [hasItems])
}
