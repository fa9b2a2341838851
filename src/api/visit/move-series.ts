import type { Transaction } from 'kysely'
import type { moveSeries as endpoint } from '#contract/visit-series.ts'
import { withKeptFree } from '#domain/delivery/travel-time.ts'
import { checkChange } from '#domain/order/cancellation.ts'
import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import { movedStarts } from '#domain/schedule/series.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import { overlaps, stretchesOf } from '#domain/schedule/waiting-time.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { bookedVisit } from '../order/order-view.ts'
import type { StoredOrder } from '../order/store.ts'
import type { Tables } from '../schema.gen.ts'
import { storable } from '../storable.ts'
import { changeSeries, nextVersion, Refusal } from './change-series.ts'
import { findExternalTimes, findTaken } from './claims-store.ts'
import { moveOf, visitAt } from './move-visit.ts'
import { freeTimes, writeMove } from './store.ts'

type MoveSeries = typeof endpoint

/**
 * Moves visits of a series for a member of their provider, all or none, with one mail (WORK-153). Where a time is taken by
 * anything but these visits nothing is written. The author may undo it for ten seconds.
 */
export async function moveSeries(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, body }: HandlerInput<MoveSeries>,
): Promise<Outcome<MoveSeries>> {
  const wish = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember(deps, caller, wish)
  if (!member.ok) return member
  const { visits, startTime, message } = body
  const refused = await changeSeries(deps, { ...member, visits }, async (trx, orders) => {
    const now = deps.clock.now()
    const isOpen = (order: StoredOrder) =>
      order.starts_at > now && checkChange(bookedVisit(order), 'provider', now).ok
    if (!orders.every(isOpen)) throw new Refusal(NOT_CHANGEABLE)
    const firstTo = Date.parse(startTime)
    if (firstTo < now || !isWithinHorizon(firstTo, now)) throw new Refusal(START_OUT_OF_RANGE)
    const moves = movesOf(orders, firstTo, member.timeZone)
    if (!moves.every(({ to }) => to.startsAt >= now && isWithinHorizon(to.startsAt, now))) {
      throw new Refusal(START_OUT_OF_RANGE)
    }
    const act = { actor: member.userName, note: storable(message), now }
    await freeTimes(
      trx,
      orders.map(({ id }) => id),
    )
    for (const [nth, { order, to }] of moves.entries()) {
      await checkFree(trx, order, to)
      const task = nth === 0 ? 'series-mail' : null
      const isMoved = await writeMove(trx, moveOf(order, { ...act, to, task }))
      if (!isMoved) throw new Refusal({ ok: false, refusal: 'order-changed' })
    }
  })
  return refused ?? { ok: true, answer: { data: { visits: visits.map(nextVersion) } } }
}

/** The times of visits, by start, when the first of them moves to another start (epoch ms). */
export function movesOf(orders: readonly StoredOrder[], firstTo: number, timeZone: string) {
  const starts = movedStarts(
    orders.map((order) => order.starts_at),
    firstTo,
    timeZone,
  )
  return orders.map((order, nth) => {
    const startsAt = starts[nth] ?? order.starts_at
    return { order, to: { startsAt, endsAt: startsAt + (order.ends_at - order.starts_at) } }
  })
}

async function checkFree(
  trx: Transaction<Tables>,
  order: StoredOrder,
  to: TimeRange,
): Promise<void> {
  const visit = await visitAt(trx, order, to)
  const within = withKeptFree(to, visit)
  const taken = await findTaken(trx, order.provider_id, within, order.id)
  const external = await findExternalTimes(trx, order.provider_id, within, order.id)
  const stretches = stretchesOf(visit)
  const isInTheWay = (time: TimeRange) => stretches.some((one) => overlaps(time, one))
  if ([...taken, ...external].some(isInTheWay)) {
    throw new Refusal({ ok: false, refusal: 'slot-taken' })
  }
}

const NOT_CHANGEABLE = { ok: false, refusal: 'order-not-changeable' } as const
const START_OUT_OF_RANGE = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'body.startTime', message: 'brings one into the past or too far ahead' }],
} as const satisfies HttpRefusal
