import { Navigate } from '@tanstack/react-router'
import { lazy, type ReactNode, useEffect } from 'react'
import { STEP, type Step } from '#domain/checkout/steps.ts'
import { useSignedInUser } from '../../../client-state.ts'
import { QueryProvider } from '../../../query-provider.tsx'
import { changeCheckout, useCheckout } from '../../booking/booking-store.ts'
import type { ProviderPageData } from '../../booking/provider-data.ts'
import { nameOfStep, type ProfileSearch } from '../../booking/step-url.ts'
import { isOfOtherUser } from '../../customer-details/customer-details.ts'
import { CalendarReadyContext } from '../../schedule/calendar-ready.ts'
import { checkoutState, reachableStep } from '../checkout-state.ts'
import { useHold } from '../hold/use-hold.ts'
import { ScheduleStep } from './schedule-step.tsx'

const loadDetails = () => import('./details-step.tsx')
const loadSummary = () => import('../summary/summary-step.tsx')
const DetailsStep = lazy(async () => ({ default: (await loadDetails()).DetailsStep }))
const SummaryStep = lazy(async () => ({ default: (await loadSummary()).SummaryStep }))

interface LaterStepProps {
  step: Step
  data: ProviderPageData
  search: ProfileSearch
}

/**
 * A step after the services. Redirects to the first incomplete step, or to the confirmation if the
 * order is placed.
 */
export function LazyStep(props: LaterStepProps) {
  return (
    <QueryProvider>
      <LaterStep {...props} />
    </QueryProvider>
  )
}

function LaterStep({ step, data, search }: LaterStepProps) {
  const checkout = useCheckout((current) => current)
  const isCalendarReady = useHold(data.info.profile.userName)
  useClearOtherUsersDetails()
  useEffect(() => {
    // Preload; a failed import is retried when the step opens.
    Promise.allSettled([loadDetails(), loadSummary()])
  }, [])
  if (checkout.completed) return <Navigate to="." search={{ step: 'booked' }} replace />
  const reachable = reachableStep(step, checkoutState(checkout, data.info))
  if (reachable !== step) {
    return <Navigate to="." search={{ ...search, step: nameOfStep(reachable) }} replace />
  }
  const components: Partial<Record<Step, ReactNode>> = {
    [STEP.SCHEDULE]: <ScheduleStep data={data} requestedStart={search.start} />,
    [STEP.CUSTOMER_INFO]: <DetailsStep data={data} />,
    [STEP.SUMMARY]: <SummaryStep data={data} />,
  }
  return <CalendarReadyContext value={isCalendarReady}>{components[step]}</CalendarReadyContext>
}

/** Clears customer details of another user after a sign-in. */
function useClearOtherUsersDetails(): void {
  const user = useSignedInUser()
  const isOtherUser = useCheckout(
    ({ customerInfo }) => customerInfo !== null && isOfOtherUser(customerInfo, user),
  )
  useEffect(() => {
    if (isOtherUser) changeCheckout(() => ({ customerInfo: null }))
  }, [isOtherUser])
}
