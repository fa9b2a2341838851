import type { TreatmentPart } from '../schedule/waiting-time.ts'

/** How a treatment waits: so many minutes, after the first of work; work follows. */
export interface Waiting {
  readonly after: number
  readonly minutes: number
}

/** Whether work follows on the waiting time of a treatment of this duration (WORK-134). */
export function isWithin({ after, minutes }: Waiting, durationMinutes: number): boolean {
  return after + minutes < durationMinutes
}

/** The parts of a treatment, whose minutes are its duration; none for one that does not wait. */
export function partsOf(waiting: Waiting | null, durationMinutes: number): TreatmentPart[] {
  if (!waiting) return []
  const { after, minutes } = waiting
  return [
    { minutes: after, waits: false },
    { minutes, waits: true },
    { minutes: durationMinutes - after - minutes, waits: false },
  ]
}

/** How a treatment of these parts waits; null when it does not. */
export function waitingOf(parts: readonly TreatmentPart[]): Waiting | null {
  const [work, wait] = parts
  return work && wait?.waits ? { after: work.minutes, minutes: wait.minutes } : null
}
