/** The numbers of the wizard's steps. 1 and 3 are not shown; the flow is 2, 4, 5, 6 (CHECKOUT-01). */
export const STEP = {
  START: 1,
  SERVICES: 2,
  AUTHENTICATION: 3,
  SCHEDULE: 4,
  CUSTOMER_INFO: 5,
  SUMMARY: 6,
} as const
export type Step = (typeof STEP)[keyof typeof STEP]

/** The steps a customer sees, in order. */
export const FLOW = [STEP.SERVICES, STEP.SCHEDULE, STEP.CUSTOMER_INFO, STEP.SUMMARY] as const

export const FIRST_STEP: Step = STEP.SERVICES
export const LAST_STEP: Step = STEP.SUMMARY

/** The next step: 4 after 2, else the next number; the last step stays. */
export function nextStep(step: Step): Step {
  if (step === STEP.SERVICES) return STEP.SCHEDULE
  return Math.min(step + 1, LAST_STEP) as Step
}

/** The previous step: 2 before 4, else the previous number, never below 2. */
export function previousStep(step: Step): Step {
  if (step === STEP.SCHEDULE) return STEP.SERVICES
  return Math.max(step - 1, FIRST_STEP) as Step
}

/**
 * Whether an action needs a signed-in customer: next from step 2 on, submit, and previous from 4 (CHECKOUT-04). It is
 * carried out after the sign-in: next from 2 leads to 4.
 */
export function needsSignIn(press: 'next' | 'previous' | 'submit', step: Step): boolean {
  if (press === 'submit') return true
  return press === 'next' ? step >= STEP.SERVICES : step === STEP.SCHEDULE
}
