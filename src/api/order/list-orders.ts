import type { listOrders as endpoint } from '#contract/order.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findOrders, type ListedOrder, type ListPosition } from './list-store.ts'
import { listItem } from './order-view.ts'
import { decodePageToken, encodePageToken } from './page-token.ts'
import { mayActFor } from './policy.ts'

type ListOrders = typeof endpoint

/**
 * A page of the caller's own orders, in either direction (ORDER-02): first those ahead, the soonest first, then the
 * others, the latest first. A visit that ends or is cancelled during paging can appear twice; none is missed.
 */
export async function listOrders(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, query: { customerUsername, pageToken, pageSize }, language }: HandlerInput<ListOrders>,
): Promise<Outcome<ListOrders>> {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' }
  if (!mayActFor(caller, customerUsername || caller.userName))
    return { ok: false, refusal: 'forbidden' }
  const position = pageToken ? decodePageToken(pageToken) : null
  if (pageToken && !position) return UNKNOWN_TOKEN
  const now = clock.now()
  // One more than a page, to know whether there is another.
  const query = { customerUserName: caller.userName, position, limit: pageSize + 1, now }
  const found = await findOrders(database.query, query)
  const { orders, ...tokens } = pageOf(found, position, pageSize)
  const items = orders.map((order) => listItem(order, language, now))
  return { ok: true, answer: { data: { items }, ...tokens } }
}

const UNKNOWN_TOKEN = {
  ok: false,
  refusal: 'invalid-request',
  details: [{ path: 'query.pageToken', message: 'is not a token of an earlier page' }],
} as const satisfies Outcome<ListOrders>

function pageOf(found: ListedOrder[], position: ListPosition | null, pageSize: number) {
  const backwards = position?.direction === 'before'
  const isMore = found.length > pageSize
  const near = found.slice(0, pageSize)
  const orders = backwards ? near.toReversed() : near
  // The page we came from always exists.
  const hasNext = backwards ? orders.length > 0 : isMore
  const hasPrevious = backwards ? isMore : position !== null && orders.length > 0
  return {
    orders,
    nextPageToken: hasNext ? tokenAt('after', orders.at(-1)) : null,
    previousPageToken: hasPrevious ? tokenAt('before', orders[0]) : null,
    hasMore: hasNext,
  }
}

function tokenAt(
  direction: ListPosition['direction'],
  order: ListedOrder | undefined,
): string | null {
  if (!order) return null
  const part = order.is_ahead ? 'ahead' : 'past'
  return encodePageToken({ direction, part, startsAt: order.starts_at, orderId: order.id })
}
