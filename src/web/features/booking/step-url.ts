import { STEP, type Step } from '#domain/checkout/steps.ts'
import { isMoment } from '#domain/schedule/plain-date.ts'

/** A later step's name in the address of a salon's page; the first has none. */
const STEPS = {
  schedule: STEP.SCHEDULE,
  details: STEP.CUSTOMER_INFO,
  summary: STEP.SUMMARY,
} as const
type StepName = keyof typeof STEPS

/** What the address of a salon's page may carry. */
export interface ProfileSearch {
  step?: StepName | 'booked' | undefined
  /** The start that somebody chose on a search card, as ISO text. */
  start?: string | undefined
}

/** Never throws: what means nothing is left out. */
export function profileSearch(search: Record<string, unknown>): ProfileSearch {
  const { step, start } = search
  // Named where it is missing, too: the router lays this over what the address says.
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
