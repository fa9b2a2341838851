import { DEFAULT_CITY, DEFAULT_COUNTRY } from '#domain/location/city.ts'
import { NEAR_RADIUS_KM } from '#domain/search/filters.ts'
import { type ApiRefusal, type ApiResult, api } from '../../api-client.ts'
import { currentHasSession } from '../../features/sign-in/session.ts'
import type { ListedOrder } from '../booking/order-data.ts'
import { openOfflinePage } from './open-offline-page.ts'

/** Orders per page (row ORDER-07). */
const pageSize = 5

export interface OrdersPage {
  orders: readonly ListedOrder[]
  /** Null on the last page. */
  nextPageToken: string | null
}

/** How many salons have a free time today in the default city, and the first such time. */
export interface FreeToday {
  providerCount: number
  first: string
  timeZone: string
}

export type OrdersResult =
  | { ok: true; page: OrdersPage; freeToday: FreeToday | null }
  | Pick<ApiRefusal, 'ok' | 'refusal'>

/**
 * Loads the first page of the user's orders. `hasSession` is from the page's cookie; without a session
 * nothing is requested.
 */
export async function loadOrders(hasSession: boolean): Promise<OrdersResult> {
  if (!currentHasSession(hasSession)) return { ok: false, refusal: 'sign-in-required' }
  const answer = await ordersPage()
  if (!answer.ok) {
    openOfflinePage(answer, '/bookings')
    return answer
  }
  const { page } = answer
  return { ok: true, page, freeToday: page.orders.length > 0 ? null : await findFreeToday() }
}

/** Loads one page of the user's orders; the first one without a token. */
export async function ordersPage(
  pageToken?: string,
): Promise<{ ok: true; page: OrdersPage } | ApiRefusal> {
  const query = { pageSize, ...(pageToken ? { pageToken } : {}) }
  const answer: ApiResult<'listOrders'> = await api('listOrders', { query })
  if (!answer.ok) return answer
  const { data, nextPageToken } = answer.reply
  return { ok: true, page: { orders: data.items, nextPageToken } }
}

/** The free times today in the default city; null if there are none or the request failed. */
export async function findFreeToday(): Promise<FreeToday | null> {
  const { latitude, longitude } = DEFAULT_CITY
  const answer = await api('searchProviders', {
    body: {
      pageSize: 1,
      countryCode: DEFAULT_COUNTRY,
      latitude,
      longitude,
      serviceAvailability: 'TODAY',
      sortBy: 'firstAvailable',
      radiusKm: NEAR_RADIUS_KM,
    },
  })
  if (!answer.ok) return null
  const { providers, totalResults: providerCount } = answer.reply.data
  const [nearest] = providers
  if (!nearest?.firstAvailable) return null
  return { providerCount, first: nearest.firstAvailable, timeZone: nearest.timeZone }
}
