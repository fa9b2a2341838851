import { useState } from 'react'
import type { ListedOrder } from '../booking/order-data.ts'
import { type OrdersPage, ordersPage } from './load-orders.ts'

interface MoreOrders {
  orders: readonly ListedOrder[]
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  loadMore: () => Promise<void>
  /** The first order of the last loaded page; null before more pages are loaded. */
  firstNewId: string | null
}

interface MorePages {
  /** The first page that these pages follow. */
  first: OrdersPage
  pages: readonly OrdersPage[]
  progress: 'idle' | 'loading' | 'failed'
}

/** The first page of orders and those loaded after it (row ORDER-07). */
export function useMoreOrders(first: OrdersPage): MoreOrders {
  const initialState = (): MorePages => ({ first, pages: [], progress: 'idle' })
  const [state, setState] = useState(initialState)
  // The first page was reloaded, for example in another language: later pages are dropped.
  if (state.first !== first) setState(initialState)
  const { pages, progress } = state
  const { nextPageToken } = pages.at(-1) ?? first

  const loadMore = async () => {
    if (!nextPageToken || progress === 'loading') return
    setState({ first, pages, progress: 'loading' })
    const answer = await ordersPage(nextPageToken)
    const result: MorePages = answer.ok
      ? { first, pages: [...pages, answer.page], progress: 'idle' }
      : { first, pages, progress: 'failed' }
    setState((now) => (now.first === first ? result : now))
  }
  return {
    orders: [first, ...pages].flatMap((page) => page.orders),
    hasMore: nextPageToken !== null,
    isLoading: progress === 'loading',
    hasFailed: progress === 'failed',
    loadMore,
    firstNewId: pages.at(-1)?.orders[0]?.bookingId ?? null,
  }
}
