import type { EventName } from '#domain/event/events.ts'

export interface Noted {
  readonly name: EventName
  readonly detail: string
}

let waiting: Noted[] = []
let wake: () => void = () => {}

/** Notes that something happened, for the operator's counts (row APP-16). Who did it is nowhere in it. */
export function note(name: EventName, detail = ''): void {
  waiting.push({ name, detail })
  wake()
}

/** What was noted since it was last taken. */
export function takeNoted(): readonly Noted[] {
  const taken = waiting
  waiting = []
  return taken
}

/** Calls the listener whenever something was noted. */
export function whenNoted(listener: () => void): void {
  wake = listener
}
