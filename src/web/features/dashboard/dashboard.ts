import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { isAhead, type OrderStatus } from '#domain/order/status.ts'
import { type Upcoming, upcoming } from '#domain/order/upcoming.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { ApiRefusal } from '../../api-client.ts'
import type { ListedOrder, Order } from '../booking/order-data.ts'
import type { FreeToday } from '../order/load-orders.ts'

export type Favourite = Reply<Endpoints['listFavourites']>['data']['favourites'][number]
export type NearPromotion = Reply<Endpoints['listCustomerPromotions']>['data']['promotions'][number]

export interface Dashboard {
  /** Soonest first; the next one is the first that is not over. */
  readonly upcoming: readonly Upcoming<ListedOrder>[]
  /** The next one whole, where it came through. */
  readonly next: Order | null
  readonly favourites: readonly Favourite[]
  /** Of the rest only where there is no next appointment. */
  readonly promotion: NearPromotion | null
  /** The latest visit that took place. */
  readonly latest: ListedOrder | null
  readonly freeToday: FreeToday | null
  /** Whether there has never been an appointment, not even one that was called off. */
  readonly isFirst: boolean
}

export type DashboardResult =
  | { ok: true; dashboard: Dashboard }
  | Pick<ApiRefusal, 'ok' | 'refusal'>

/** The appointments still to come by the rule of row ORDER-04, each on the calendar of its own salon. */
export function upcomingOf(orders: readonly ListedOrder[], now: number): Upcoming<ListedOrder>[] {
  return orders
    .flatMap((order) => upcoming([order], wallClock(now, order.timeZone).date))
    .toSorted((a, b) => a.daysUntil - b.daysUntil || startOf(a) - startOf(b))
}

/** The next appointment: the first that is not over yet. */
export function nextOf<O extends { status: OrderStatus; appointmentEndDate: string }>(
  orders: readonly O[],
  now: number,
): O | undefined {
  return orders.find(({ status, appointmentEndDate }) =>
    isAhead({ status, endsAt: Date.parse(appointmentEndDate) }, now),
  )
}

function startOf({ appointmentStartDate }: ListedOrder): number {
  return Date.parse(appointmentStartDate)
}
