import { useState } from 'react'
import type { ListedOrder } from '../booking/order-data.ts'
import { type OrdersPage, ordersPage } from './load-orders.ts'

interface MoreOrders {
  orders: readonly ListedOrder[]
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  loadMore: () => Promise<void>
  /** The first of those that came last; null until more was asked for. */
  firstNewId: string | null
}

/** The first page and those loaded after it; gone with the page that shows them (row ORDER-07). */
export function useMoreOrders(first: OrdersPage): MoreOrders {
  const [later, setLater] = useState<readonly OrdersPage[]>([])
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { nextPageToken } = later.at(-1) ?? first

  const loadMore = async () => {
    if (!nextPageToken || progress === 'loading') return
    setProgress('loading')
    const answer = await ordersPage(nextPageToken)
    if (answer.ok) setLater([...later, answer.page])
    setProgress(answer.ok ? 'idle' : 'failed')
  }
  return {
    orders: [first, ...later].flatMap((page) => page.orders),
    hasMore: nextPageToken !== null,
    isLoading: progress === 'loading',
    hasFailed: progress === 'failed',
    loadMore,
    firstNewId: later.at(-1)?.orders[0]?.bookingId ?? null,
  }
}
