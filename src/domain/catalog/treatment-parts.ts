import type { TreatmentPart } from '../schedule/waiting-time.ts'

/** The part of a treatment in which its provider is free: its minutes, and those of work before it. Work follows. */
export interface WaitingPart {
  readonly after: number
  readonly minutes: number
}

/** Whether work follows on the waiting time of a treatment of this duration (WORK-134). */
export function isFollowedByWork(
  { after, minutes }: WaitingPart,
  durationMinutes: number,
): boolean {
  return after + minutes < durationMinutes
}

/** The parts of a treatment, whose minutes are its duration; none for one that does not wait. */
export function partsOf(waiting: WaitingPart | null, durationMinutes: number): TreatmentPart[] {
  if (!waiting) return []
  const { after, minutes } = waiting
  return [
    { minutes: after, waits: false },
    { minutes, waits: true },
    { minutes: durationMinutes - after - minutes, waits: false },
  ]
}

/** How a treatment of these parts waits; null when it does not. */
export function waitingPartOf(parts: readonly TreatmentPart[]): WaitingPart | null {
  const [work, wait] = parts
  return work && wait?.waits ? { after: work.minutes, minutes: wait.minutes } : null
}
