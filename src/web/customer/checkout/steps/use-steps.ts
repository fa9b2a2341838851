import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { cartTotals } from '#domain/cart/cart.ts'
import { needsSignIn, nextStep, previousStep, STEP, type Step } from '#domain/checkout/steps.ts'
import { storeReturnUrl } from '../../../features/sign-in/return-url.ts'
import { currentHasSession } from '../../../features/sign-in/session.ts'
import { openSignIn } from '../../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../../language.ts'
import type { Translate } from '../../../messages.ts'
import { changeCheckout, getCheckout } from '../../booking/booking-store.ts'
import type { Checkout } from '../../booking/checkout.ts'
import { markStepChanged } from '../../booking/step-focus.ts'
import { nameOfStep } from '../../booking/step-url.ts'
import { messagePrefix } from '../order-change/message-prefix.ts'

export interface Steps {
  goTo(step: Step): void
  /** Goes to the next or previous step; opens the sign-in first where that is needed. */
  next(): void
  previous(): void
  /** True if the user is signed in or need not be; otherwise opens the sign-in and returns false. */
  requireSignIn(press: 'next' | 'previous' | 'submit'): boolean
}

/** Navigation between steps. Each step has its own URL, so that the browser's back button works. */
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
    if (!needsSignIn(press, current) || currentHasSession(hasSession)) return true
    openSignIn(signInReason(t, getCheckout()))
    // The sign-in returns to the step that the press would have opened.
    const target = { next: nextStep, previous: previousStep, submit: () => STEP.SUMMARY }[press]
    storeReturnUrl(stepUrl(target(current)))
    return false
  }
  return {
    goTo,
    requireSignIn,
    next: () => requireSignIn('next') && goTo(nextStep(current)),
    previous: () => requireSignIn('previous') && goTo(previousStep(current)),
  }
}

/** The reason shown in the sign-in dialog; it warns if the booking is not stored and would be lost. */
function signInReason(t: Translate, checkout: Checkout): string {
  const { cart, editedOrder, isStored } = checkout
  if (!isStored && !editedOrder) return t('checkout.signInNotKept')
  return t(`${messagePrefix(checkout)}.signIn`, { count: cartTotals(cart).numberOfItems })
}

function stepUrl(step: Step): string {
  const url = new URL(window.location.href)
  const name = nameOfStep(step)
  if (name) url.searchParams.set('step', name)
  else url.searchParams.delete('step')
  return `${url.pathname}${url.search}`
}
