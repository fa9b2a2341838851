import type { Route } from '@playwright/test'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'

type Order = Reply<Endpoints['getOrder']>['data']['order']

/** Serves an order with outdated items: each at one euro, and one that the provider no longer sells. */
export async function serveOutdatedOrder(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.fallback()
  const response = await route.fetch()
  const json = await response.json()
  const order: Order = json.data.order
  const [booked] = order.items
  if (!booked) throw new Error('the order has no items')
  const gone = {
    catalogItemId: '0197f3d2-0000-7000-8000-000000000001',
    serviceNames: { en: 'Silk wrap', nl: 'Zijdewrap' },
  }
  order.items = [booked, { ...booked, ...gone }].map((item) => ({ ...item, price: 1 }))
  order.totalAmount = 2
  await route.fulfill({ response, json })
}
