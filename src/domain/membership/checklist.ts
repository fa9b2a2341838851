/** The steps of a new salon, in their order (row WORK-100). */
const STEPS = ['profile', 'hours', 'menu', 'pictures', 'appointments', 'team'] as const
export type ChecklistStep = (typeof STEPS)[number]

/** What a provider has; the steps that are done follow from it. */
export interface ChecklistFacts {
  /** Whether name, text, address and telephone are there. */
  readonly hasProfile: boolean
  /** Weekdays with opening hours. */
  readonly openDays: number
  /** Treatments that customers can book. */
  readonly treatments: number
  readonly pictures: number
  /** Whether anything takes time: a visit, a block or an external calendar. */
  readonly hasAppointments: boolean
  /** Members, and invitations that are open. */
  readonly team: number
}

interface StepState {
  readonly step: ChecklistStep
  readonly isDone: boolean
  /** Whether a salon can do without: who works alone has no team. */
  readonly isOptional: boolean
}

/** The steps of a new salon with what is done (WORK-100). */
export function checklistOf(facts: ChecklistFacts): StepState[] {
  const done: Record<ChecklistStep, boolean> = {
    profile: facts.hasProfile,
    hours: facts.openDays > 0,
    menu: facts.treatments > 0,
    pictures: facts.pictures > 0,
    appointments: facts.hasAppointments,
    team: facts.team > 1,
  }
  return STEPS.map((step) => ({ step, isDone: done[step], isOptional: step === 'team' }))
}

/** How many steps are left without which a salon is not ready. */
export function openSteps(facts: ChecklistFacts): number {
  return checklistOf(facts).filter(({ isDone, isOptional }) => !isDone && !isOptional).length
}
