import { STEP, type Step } from '#domain/checkout/steps.ts'
import { isMoment } from '#domain/schedule/plain-date.ts'

/** A later step's name in the address of a salon's page; the first has none. */
const STEPS = {
  schedule: STEP.SCHEDULE,
  details: STEP.CUSTOMER_INFO,
  summary: STEP.SUMMARY,
} as const
type StepWord = keyof typeof STEPS

/** What the address of a salon's page may carry. */
export interface ProfileSearch {
  step?: StepWord | 'booked' | undefined
  /** The start that somebody chose on a search card, as ISO text. */
  start?: string | undefined
}

/** Never throws: what means nothing is left out. */
export function profileSearch(search: Record<string, unknown>): ProfileSearch {
  const { step, start } = search
  // Named where it is missing, too: the router lays this over what the address says.
  return {
    step: step === 'booked' || isStepWord(step) ? step : undefined,
    start: isMoment(start) ? start : undefined,
  }
}

export function stepOfWord(word: StepWord | undefined): Step {
  return word ? STEPS[word] : STEP.SERVICES
}

export function wordOfStep(step: Step): StepWord | undefined {
  return stepWords.find((word) => STEPS[word] === step)
}

const stepWords = Object.keys(STEPS) as StepWord[]

function isStepWord(text: unknown): text is StepWord {
  return stepWords.includes(text as StepWord)
}
