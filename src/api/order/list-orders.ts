import type { listOrders as endpoint } from '#contract/order.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findOrders, type ListedOrder, type ListPosition } from './list-store.ts'
import { listItem } from './order-view.ts'
import { pageToken, parsePageToken } from './page-token.ts'
import { mayActFor } from './policy.ts'

type ListOrders = typeof endpoint

/**
 * The caller's own orders, page by page in both directions (ORDER-02): what is ahead, soonest first, then the
 * rest, latest first. A visit that ends or is called off while somebody pages may come twice; none is left out.
 */
export async function listOrders(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, query, language }: HandlerInput<ListOrders>,
): Promise<Outcome<ListOrders>> {
  if (caller.kind !== 'user') return { ok: false, refusal: 'sign-in-required' }
  if (!mayActFor(caller, query.customerUsername || caller.userName))
    return { ok: false, refusal: 'forbidden' }
  const position = query.pageToken ? parsePageToken(query.pageToken) : null
  if (query.pageToken && !position) return UNKNOWN_TOKEN
  const now = clock.now()
  // One more than asked for tells whether there is another page.
  const asked = { customerUserName: caller.userName, position, limit: query.pageSize + 1, now }
  const found = await findOrders(database.query, asked)
  const { orders, ...tokens } = pageOf(found, position, query.pageSize)
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
  // Where we came from there is always a page.
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
  return pageToken({ direction, part, startsAt: order.starts_at, orderId: order.id })
}
