import type { AnyRouter } from '@tanstack/react-router'
import type { EventName } from '#domain/event/events.ts'

export interface TrackedEvent {
  readonly name: EventName
  readonly detail: string
}

/** The router's state once a page has opened; features/analytics turns it into events. */
export type RouterState = AnyRouter['state']

let queue: (TrackedEvent | RouterState)[] = []
let notify: () => void = () => {}

/** Queues an event for the operator's counts (row APP-16). It holds nothing about the visitor. */
export function track(name: EventName, detail = ''): void {
  add({ name, detail })
}

/** Queues a page view. */
export function trackPageView(arrival: RouterState): void {
  add(arrival)
}

/** Empties the queue and returns it, oldest first. */
export function takeEvents(): readonly (TrackedEvent | RouterState)[] {
  const events = queue
  queue = []
  return events
}

/** Sets the one listener that is called after each event. */
export function onEvent(listener: () => void): void {
  notify = listener
}

function add(event: TrackedEvent | RouterState): void {
  queue.push(event)
  notify()
}
