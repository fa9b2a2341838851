import type { Transaction } from 'kysely'
import type { moveSeries as endpoint } from '#contract/visit-series.ts'
import { withMargins } from '#domain/delivery/travel-time.ts'
import { checkChange } from '#domain/order/cancellation.ts'
import { overlapWithMargins } from '#domain/schedule/claims.ts'
import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import { movedStarts } from '#domain/schedule/series.ts'
import { overlaps, stretchesOf } from '#domain/schedule/waiting-time.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { bookedVisit } from '../order/order-view.ts'
import type { StoredOrder } from '../order/store.ts'
import { startOutOfRange } from '../schedule/start-out-of-range.ts'
import type { Tables } from '../schema.gen.ts'
import { storable } from '../storable.ts'
import { changeSeries, nextVersion, SeriesRefusal } from './change-series.ts'
import { findTakenOf } from './claims-store.ts'
import { moveOf, visitsAt } from './move-visit.ts'
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
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember(deps, caller, access)
  if (!member.ok) return member
  const { visits, startTime, message } = body
  let isMailLimited = false
  const refused = await changeSeries(deps, { ...member, visits }, async (trx, orders) => {
    const now = deps.clock.now()
    const isOpen = (order: StoredOrder) =>
      order.starts_at > now && checkChange(bookedVisit(order), 'provider', now).ok
    if (!orders.every(isOpen)) throw new SeriesRefusal(NOT_CHANGEABLE)
    const firstTo = Date.parse(startTime)
    if (firstTo < now || !isWithinHorizon(firstTo, now))
      throw new SeriesRefusal(startOutOfRange('body'))
    const moves = movesOf(orders, firstTo, member.timeZone)
    if (!moves.every(({ to }) => to.startsAt >= now && isWithinHorizon(to.startsAt, now))) {
      throw new SeriesRefusal(startOutOfRange('body'))
    }
    const act = { actor: member.userName, note: storable(message), now }
    await freeTimes(
      trx,
      orders.map(({ id }) => id),
    )
    await checkFree(trx, member.providerId, moves)
    for (const [nth, { order, to }] of moves.entries()) {
      const task = nth === 0 ? 'series-mail' : null
      const written = await writeMove(trx, moveOf(order, { ...act, to, task }))
      if (!written) throw new SeriesRefusal({ ok: false, refusal: 'order-changed' })
      isMailLimited ||= written.isMailLimited
    }
  })
  return (
    refused ?? { ok: true, answer: { data: { visits: visits.map(nextVersion), isMailLimited } } }
  )
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

/** @throws a `SeriesRefusal` when something else is in the way of a visit, or two of them would overlap */
async function checkFree(
  trx: Transaction<Tables>,
  calendarId: string,
  moves: ReturnType<typeof movesOf>,
): Promise<void> {
  const visits = await visitsAt(trx, moves)
  const wanted = moves.flatMap(({ order }, nth) => {
    const visit = visits[nth]
    return visit ? [{ orderId: order.id, visit, within: withMargins(visit, visit) }] : []
  })
  const taken = await findTakenOf(trx, calendarId, wanted)
  const isTaken = ({ orderId, visit }: (typeof wanted)[number]) => {
    const stretches = stretchesOf(visit)
    const others = taken.get(orderId) ?? []
    return others.some((time) => stretches.some((one) => overlaps(time, one)))
  }
  const collides = visits.some((visit, nth) =>
    visits.slice(nth + 1).some((other) => overlapWithMargins(visit, other)),
  )
  if (collides || wanted.some(isTaken))
    throw new SeriesRefusal({ ok: false, refusal: 'slot-taken' })
}

const NOT_CHANGEABLE = { ok: false, refusal: 'order-not-changeable' } as const
