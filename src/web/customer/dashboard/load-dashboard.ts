import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { api } from '../../api-client.ts'
import { clientState } from '../../client-state.ts'
import { currentHasSession } from '../../features/sign-in/session.ts'
import { refreshStatus } from '../../features/sign-in/session-status.ts'
import type { Order } from '../booking/order-data.ts'
import { findFreeToday } from '../order/load-orders.ts'
import { openOfflinePage } from '../order/open-offline-page.ts'
import {
  type DashboardResult,
  type Favourite,
  findNextOrder,
  type NearPromotion,
  selectUpcoming,
} from './dashboard.ts'

/** Enough for all upcoming orders and some past ones. */
const pageSize = 50

/**
 * Loads the dashboard. Fails only if the orders fail; other parts may be missing. `hasSession` is from the page's cookie;
 * without a session nothing is requested.
 */
export async function loadDashboard(hasSession: boolean): Promise<DashboardResult> {
  if (!currentHasSession(hasSession)) return { ok: false, refusal: 'sign-in-required' }
  const [orders, favourites] = await Promise.all([
    api('listOrders', { query: { pageSize } }),
    findFavourites(),
  ])
  if (!orders.ok) {
    openOfflinePage(orders, '/dashboard')
    return orders
  }
  const { items } = orders.reply.data
  const now = Date.now()
  const upcomingOrders = selectUpcoming(items, now)
  const next = findNextOrder(upcomingOrders, now)
  const rest = next
    ? { next: await findOrder(next.bookingId), promotion: null, freeToday: null }
    : { next: null, ...(await findSuggestions(items.length + favourites.length === 0)) }
  const latest = items.find(({ status }) => status === 'COMPLETED') ?? null
  const isFirst = items.length === 0
  return { ok: true, dashboard: { upcoming: upcomingOrders, favourites, latest, isFirst, ...rest } }
}

async function findFavourites(): Promise<Favourite[]> {
  const { favouriteSync } = await import('../favourite/sync-favourites.ts')
  await favouriteSync.waitForMerge()
  const answer = await api('listFavourites', { query: { firstAvailable: 'true' } })
  return answer.ok ? answer.reply.data.favourites : []
}

async function findOrder(orderId: string): Promise<Order | null> {
  const answer = await api('getOrder', { params: { orderId } })
  return answer.ok ? answer.reply.data.order : null
}

// The component for customers without an upcoming visit is rarely needed, so it loads with its data.
async function findSuggestions(isNew: boolean) {
  const [promotion, freeToday] = await Promise.all([
    findPromotion(),
    isNew ? findFreeToday() : null,
    import('./no-upcoming-visit.tsx'),
  ])
  return { promotion, freeToday }
}

async function findPromotion(): Promise<NearPromotion | null> {
  const { loggedInUserInfo } = clientState.get()
  const userInfo = loggedInUserInfo ?? (await refreshStatus())?.userInfo
  if (!userInfo?.userName) return null
  const { getCheckout } = await import('../booking/booking-store.ts')
  const answer = await api('listCustomerPromotions', {
    params: { customerUserName: userInfo.userName },
    query: {
      effectiveDate: wallClock(Date.now(), DUTCH_ZONE).date,
      cityCode: getCheckout().location,
    },
  })
  return answer.ok ? (answer.reply.data.promotions[0] ?? null) : null
}
