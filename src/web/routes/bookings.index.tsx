import { createFileRoute } from '@tanstack/react-router'
import { loadOrders } from '../customer/order/load-orders.ts'
import { OrdersPage } from '../customer/order/orders-page.tsx'
import { OrdersPending } from '../customer/order/pending-pages.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'

/** The user's orders (row ORDER-07). */
export const Route = createFileRoute('/bookings/')({
  ...privateRoute,
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context }) => loadOrders(context.hasSession),
  head: ({ match }) => namedHead(match.context, 'bookings', { robots: 'noindex' }),
  component: Bookings,
  pendingComponent: OrdersPending,
})

function Bookings() {
  return <OrdersPage result={Route.useLoaderData()} />
}
