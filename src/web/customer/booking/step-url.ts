import { STEP, type Step } from '#domain/checkout/steps.ts'
import { isMoment } from '#domain/schedule/plain-date.ts'

/** The names of steps in the URL of a salon's page; the first step has none. */
const STEPS = {
  schedule: STEP.SCHEDULE,
  details: STEP.CUSTOMER_INFO,
  summary: STEP.SUMMARY,
} as const
type StepName = keyof typeof STEPS

/** The search parameters of a salon's page. */
export interface ProfileSearch {
  step?: StepName | 'booked' | undefined
  /** The start that was chosen on a search card (ISO time). */
  start?: string | undefined
}

/** Parses the search parameters; invalid ones are left out. Never throws. */
export function profileSearch(search: Record<string, unknown>): ProfileSearch {
  const { step, start } = search
  // Missing keys must be set to undefined: the router merges this over the raw parameters.
  return {
    step: step === 'booked' || isStepName(step) ? step : undefined,
    start: isMoment(start) ? start : undefined,
  }
}

export function stepOfName(name: StepName | undefined): Step {
  return name ? STEPS[name] : STEP.SERVICES
}

export function nameOfStep(step: Step): StepName | undefined {
  return stepNames.find((name) => STEPS[name] === step)
}

const stepNames = Object.keys(STEPS) as StepName[]

function isStepName(text: unknown): text is StepName {
  return stepNames.includes(text as StepName)
}
