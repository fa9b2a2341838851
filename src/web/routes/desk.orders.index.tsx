import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '../desk/order/orders-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

const FILTERS = ['text', 'day'] as const

/** Finds an order (rows DESK-150, DESK-151). */
export const Route = createFileRoute('/desk/orders/')({
  ...workspaceRoute('deskOrders'),
  // The page reads them: what every page of the site loads must know nothing of the desk.
  validateSearch: (
    search: Record<string, unknown>,
  ): Partial<Record<(typeof FILTERS)[number], string>> =>
    Object.fromEntries(
      FILTERS.flatMap((name) => (search[name] === undefined ? [] : [[name, `${search[name]}`]])),
    ),
  component: Orders,
})

function Orders() {
  return <OrdersPage search={Route.useSearch()} />
}
