import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import { type WaitingTime, waitingTimes } from '#domain/schedule/waiting-time.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { DemoVisit } from '../calendar/generate-calendar.ts'
import type { MenuItem } from '../menu.ts'
import type { Person } from '../people.ts'
import { seededRandom } from '../seeded-random.ts'
import type { DemoOrder } from './demo-order.ts'
import { historyUntil } from './generate-order-history.ts'

/** When a visit waits: at the salon, and only if it takes place, since nobody stands in the time of a cancelled one. */
export function waitsOf(
  { items, isCancelled }: DemoVisit,
  location: ServiceLocation,
): WaitingTime[] {
  if (isCancelled || location === 'DOORSTEP') return []
  const [main, addons] = [false, true].map((isAddon) =>
    items.filter(({ treatment }) => (treatment.isAddon ?? false) === isAddon),
  )
  return waitingTimes(
    [...(main ?? []), ...(addons ?? [])].map(({ treatment, parts }) => ({
      durationMinutes: treatment.minutes,
      parts,
    })),
  )
}

/**
 * The visits of others in the waiting times of a visit, each as long as the wait, so that as much is free as without them.
 * The salon books them together with that visit.
 */
export function waitingTimeVisits(
  demoOrder: DemoOrder,
  menu: readonly MenuItem[],
  callers: readonly Person[],
  now: number,
): DemoOrder[] {
  const { provider, visit, history, customer } = demoOrder
  const others = callers.filter(({ phoneNumber }) => phoneNumber !== customer.phoneNumber)
  return visit.waits.flatMap(({ from, to }) => {
    const fitting = menu.filter(
      ({ treatment, bufferMinutes, parts }) =>
        !treatment.isAddon &&
        treatment.minutes === to - from &&
        (bufferMinutes ?? provider.bufferMinutes ?? 0) === 0 &&
        parts.length === 0,
    )
    if (fitting.length === 0 || provider.ownerUserName === undefined) return []
    const startsAt = visit.startsAt + from * MINUTE_MS
    const endsAt = visit.startsAt + to * MINUTE_MS
    const random = seededRandom(`${provider.userName}/in between at ${startsAt}`)
    const known = historyUntil(bookedAt(history.placedAt, endsAt), now)
    if (known === undefined) return []
    const inBetween: DemoOrder = {
      id: random.id(history.placedAt),
      provider,
      visit: {
        startsAt,
        endsAt,
        blockedUntil: endsAt,
        travelMinutes: 0,
        waits: [],
        items: [random.pick(fitting)],
        isCancelled: false,
        bookedBy: 'telephone',
      },
      customer: random.pick(others),
      placedBy: provider.ownerUserName,
      location: 'SALON',
      travelKm: null,
      instructions: '',
      providerNote: '',
      history: known,
    }
    return [inBetween]
  })
}

function bookedAt(placedAt: number, endsAt: number) {
  return {
    status: 'COMPLETED',
    placedAt,
    cancelledAt: null,
    events: [
      { at: placedAt, by: 'provider', from: null, to: 'CONFIRMED' },
      { at: endsAt, by: 'system', from: 'CONFIRMED', to: 'COMPLETED' },
    ],
  } as const
}
