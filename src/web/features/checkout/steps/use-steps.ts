import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { cartTotals } from '#domain/cart/cart.ts'
import { needsSignIn, nextStep, previousStep, STEP, type Step } from '#domain/checkout/steps.ts'
import { useTranslation } from '../../../language.ts'
import type { Translate } from '../../../messages.ts'
import { changeCheckout, getCheckout } from '../../booking/booking-store.ts'
import type { Checkout } from '../../booking/checkout.ts'
import { markStepChanged } from '../../booking/step-focus.ts'
import { nameOfStep } from '../../booking/step-url.ts'
import { keepReturnUrl } from '../../sign-in/return-url.ts'
import { hasSessionNow } from '../../sign-in/session.ts'
import { openSignIn } from '../../sign-in/sign-in-state.ts'
import { messagePrefix } from '../editing/message-prefix.ts'

export interface Steps {
  goTo(step: Step): void
  /** The ways on and back of the bar; a visitor is asked to sign in where that is needed. */
  next(): void
  previous(): void
  /** Whether somebody is signed in; opens the sign-in for who is not and answers false. */
  requireSignIn(press: 'next' | 'previous' | 'submit'): boolean
}

/** Moving through the wizard. Each step is an address, so that the browser's back button works. */
export function useSteps(current: Step): Steps {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/profile/$id' })
  const { hasSession } = useRouteContext({ from: '__root__' })

  const goTo = (step: Step) => {
    markStepChanged()
    changeCheckout(() => ({ step }))
    navigate({ search: (search) => ({ ...search, step: nameOfStep(step) }) })
  }
  const requireSignIn = (press: 'next' | 'previous' | 'submit') => {
    if (!needsSignIn(press, current) || hasSessionNow(hasSession)) return true
    openSignIn(signInReason(t, getCheckout()))
    // The press is carried out after the sign-in: next from the services leads to the schedule.
    const target = { next: nextStep, previous: previousStep, submit: () => STEP.SUMMARY }[press]
    keepReturnUrl(stepUrl(target(current)))
    return false
  }
  return {
    goTo,
    requireSignIn,
    next: () => requireSignIn('next') && goTo(nextStep(current)),
    previous: () => requireSignIn('previous') && goTo(previousStep(current)),
  }
}

/** What becomes of the booking meanwhile is said too: only what is kept is there after the way to the sign-in. */
function signInReason(t: Translate, checkout: Checkout): string {
  const { cart, modifying, isStored } = checkout
  if (!isStored && !modifying) return t('checkout.signInNotKept')
  return t(`${messagePrefix(checkout)}.signIn`, { count: cartTotals(cart).numberOfItems })
}

function stepUrl(step: Step): string {
  const url = new URL(window.location.href)
  const name = nameOfStep(step)
  if (name) url.searchParams.set('step', name)
  else url.searchParams.delete('step')
  return `${url.pathname}${url.search}`
}
