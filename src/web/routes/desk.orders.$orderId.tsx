import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '../desk/order/order-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** One order at the desk (rows DESK-151 to DESK-155). */
export const Route = createFileRoute('/desk/orders/$orderId')({
  ...privateRoute,
  ...withMessages('deskOrders'),
  staticData: { isPersonal: true, messages: 'deskOrders' },
  head: ({ match }) => namedHead(match.context, 'deskOrders', { robots: 'noindex' }),
  component: Order,
})

function Order() {
  return <OrderPage orderId={Route.useParams().orderId} />
}
