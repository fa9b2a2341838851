import { Navigate } from '@tanstack/react-router'
import { lazy, type ReactNode, useEffect } from 'react'
import { STEP, type Step } from '#domain/checkout/steps.ts'
import { useSignedInUser } from '../../../client-state.ts'
import { changeCheckout, useCheckout } from '../../booking/booking-store.ts'
import type { ProviderPageData } from '../../booking/provider-data.ts'
import { nameOfStep, type ProfileSearch } from '../../booking/step-url.ts'
import { isTypedByAnother } from '../../customer/typed-info.ts'
import { checkoutState, reachableStep } from '../checkout-state.ts'
import { useHold } from '../holding/use-hold.ts'
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
 * A step after the services. Who asks for one too early is led to the step that is missing, and who
 * has placed the order to its confirmation.
 */
export function LazyStep({ step, data, search }: LaterStepProps) {
  const checkout = useCheckout((current) => current)
  useHold(data.info.profile.userName)
  useOwnDetailsOnly()
  useEffect(() => {
    // What does not come now is asked for again by who goes on.
    Promise.allSettled([loadDetails(), loadSummary()])
  }, [])
  if (checkout.completed) return <Navigate to="." search={{ step: 'booked' }} replace />
  const reachable = reachableStep(step, checkoutState(checkout, data.info))
  if (reachable !== step) {
    return <Navigate to="." search={{ ...search, step: nameOfStep(reachable) }} replace />
  }
  const drawn: Partial<Record<Step, ReactNode>> = {
    [STEP.SCHEDULE]: <ScheduleStep data={data} wishedStart={search.start} />,
    [STEP.CUSTOMER_INFO]: <DetailsStep data={data} />,
    [STEP.SUMMARY]: <SummaryStep data={data} />,
  }
  return drawn[step]
}

/** Whoever signs in after somebody else begins with their own details. */
function useOwnDetailsOnly(): void {
  const user = useSignedInUser()
  const isAnothers = useCheckout(
    ({ customerInfo }) => customerInfo !== null && isTypedByAnother(customerInfo, user),
  )
  useEffect(() => {
    if (isAnothers) changeCheckout(() => ({ customerInfo: null }))
  }, [isAnothers])
}
