import { createFileRoute } from '@tanstack/react-router'
import { loadOrder } from '../customer/order/load-order.ts'
import { OrderPage } from '../customer/order/order-page.tsx'
import { OrderPending } from '../customer/order/pending-pages.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** One order (row ORDER-08). */
export const Route = createFileRoute('/bookings/$orderId')({
  ...privateRoute,
  ...withMessages('movedVisit'),
  staticData: { ...privateRoute.staticData, messages: 'movedVisit' },
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ params, location, context }) =>
    loadOrder({ ...context, orderId: params.orderId, href: location.href }),
  head: ({ match }) => namedHead(match.context, 'booking', { robots: 'noindex' }),
  component: Booking,
  pendingComponent: OrderPending,
})

function Booking() {
  return <OrderPage order={Route.useLoaderData()} />
}
