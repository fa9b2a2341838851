import type { listMovedDates as endpoint } from '#contract/visit-series.ts'
import { checkChange } from '#domain/order/cancellation.ts'
import { isWithinHorizon } from '#domain/schedule/horizon.ts'
import { MOST_VISITS } from '#domain/schedule/series-limits.ts'
import { seriesDatesOf } from '../agenda/series-dates.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { bookedVisit } from '../order/order-view.ts'
import { findOrder, findOrders, type StoredOrder } from '../order/store.ts'
import { startOutOfRange } from '../schedule/start-out-of-range.ts'
import { movesOf } from './move-series.ts'
import { visitsAt } from './move-visit.ts'
import { findSeriesOf } from './series-store.ts'

type ListMovedDates = typeof endpoint

/** The dates of a visit of a series and of those after it when it moves, with what is in the way of each (WORK-153). */
export async function listMovedDates(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, query: asked, language }: HandlerInput<ListMovedDates>,
): Promise<Outcome<ListMovedDates>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { query } = database
  const order = await findOrder(query, params.orderId)
  if (!order || order.provider_id !== member.providerId) return { ok: false, refusal: 'not-found' }
  const now = clock.now()
  const firstTo = Date.parse(asked.startTime)
  if (!isWithinHorizon(firstTo, now)) return startOutOfRange('query')
  const orders = await findLaterVisits(query, order, now)
  if (orders.length === 0) return { ok: false, refusal: 'not-found' }
  const moves = movesOf(orders, firstTo, member.timeZone)
  const visits = await visitsAt(query, moves)
  const dates = await seriesDatesOf(query, member, { visits, language, moving: orders })
  const versions = orders.map(({ id: orderId, version }) => ({ orderId, version }))
  return { ok: true, answer: { data: { timeZone: member.timeZone, dates, visits: versions } } }
}

/** A visit and those of its series after it that can still move, by start; at most as many as a series has. */
async function findLaterVisits(
  query: ApiDeps['database']['query'],
  order: StoredOrder,
  now: number,
): Promise<StoredOrder[]> {
  const series = await findSeriesOf(query, order.id)
  const later = series.filter(
    ({ orderId, startsAt }) => orderId !== order.id && startsAt >= order.starts_at,
  )
  const ids = later.slice(0, MOST_VISITS - 1).map(({ orderId }) => orderId)
  const orders = await findOrders(query, [order.id, ...ids])
  return orders.filter(
    (each) => each.starts_at > now && checkChange(bookedVisit(each), 'provider', now).ok,
  )
}
