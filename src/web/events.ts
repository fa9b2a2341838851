import type { AnyRouter } from '@tanstack/react-router'
import type { EventName } from '#domain/event/events.ts'

export interface TrackedEvent {
  readonly name: EventName
  readonly detail: string
}

/** What the router says of itself once a page has opened. What it means is found out later, by what counts. */
export type RouterState = AnyRouter['state']

let queue: (TrackedEvent | RouterState)[] = []
let notify: () => void = () => {}

/** Notes that something happened, for the operator's counts (row APP-16). Who did it is nowhere in it. */
export function track(name: EventName, detail = ''): void {
  add({ name, detail })
}

/** Notes that a page opened. */
export function trackPageView(arrival: RouterState): void {
  add(arrival)
}

/** What was noted since it was last taken, in the order it happened. */
export function takeEvents(): readonly (TrackedEvent | RouterState)[] {
  const events = queue
  queue = []
  return events
}

/** Calls the listener whenever something was noted. */
export function onEvent(listener: () => void): void {
  notify = listener
}

function add(event: TrackedEvent | RouterState): void {
  queue.push(event)
  notify()
}
