import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '../desk/order/orders-page.tsx'
import { textParameters, workspaceRoute } from '../workspace-route.ts'

/** Finds an order (rows DESK-150, DESK-151). */
export const Route = createFileRoute('/desk/orders/')({
  ...workspaceRoute('deskOrders'),
  validateSearch: textParameters('text', 'day'),
  component: Orders,
})

function Orders() {
  return <OrdersPage search={Route.useSearch()} />
}
