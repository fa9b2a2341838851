import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '../desk/order/order-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** One order at the desk (rows DESK-151 to DESK-155). */
export const Route = createFileRoute('/desk/orders/$orderId')({
  ...workspaceRoute('deskOrders'),
  component: Order,
})

function Order() {
  const { orderId } = Route.useParams()
  return <OrderPage key={orderId} orderId={orderId} />
}
