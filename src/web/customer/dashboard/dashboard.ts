import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { isUpcoming, type OrderStatus } from '#domain/order/status.ts'
import { type UpcomingOrder, upcoming } from '#domain/order/upcoming.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { ApiRefusal } from '../../api-client.ts'
import type { ListedOrder, Order } from '../booking/order-data.ts'
import type { FreeToday } from '../order/load-orders.ts'

export type Favourite = Reply<Endpoints['listFavourites']>['data']['favourites'][number]
export type NearPromotion = Reply<Endpoints['listCustomerPromotions']>['data']['promotions'][number]

export interface Dashboard {
  /** Sorted by start; the next visit is the first that has not ended. */
  readonly upcoming: readonly UpcomingOrder<ListedOrder>[]
  /** All data of the next visit; null if there is none or it failed to load. */
  readonly next: Order | null
  readonly favourites: readonly Favourite[]
  /** Loaded only if there is no next visit. */
  readonly promotion: NearPromotion | null
  /** The latest completed visit. */
  readonly latest: ListedOrder | null
  readonly freeToday: FreeToday | null
  /** Whether the customer has no orders at all, cancelled ones included. */
  readonly isFirst: boolean
}

export type DashboardResult =
  | { ok: true; dashboard: Dashboard }
  | Pick<ApiRefusal, 'ok' | 'refusal'>

/** The upcoming orders by row ORDER-04, each by the date in its salon's time zone. */
export function selectUpcoming(
  orders: readonly ListedOrder[],
  now: number,
): UpcomingOrder<ListedOrder>[] {
  return orders
    .flatMap((order) => upcoming([order], wallClock(now, order.timeZone).date))
    .toSorted((a, b) => a.daysUntil - b.daysUntil || startOf(a) - startOf(b))
}

/** The first order that has not ended. */
export function findNextOrder<O extends { status: OrderStatus; appointmentEndDate: string }>(
  orders: readonly O[],
  now: number,
): O | undefined {
  return orders.find(({ status, appointmentEndDate }) =>
    isUpcoming({ status, endsAt: Date.parse(appointmentEndDate) }, now),
  )
}

function startOf({ appointmentStartDate }: ListedOrder): number {
  return Date.parse(appointmentStartDate)
}
