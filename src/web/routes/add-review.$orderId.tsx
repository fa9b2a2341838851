import { createFileRoute } from '@tanstack/react-router'
import { loadOrder } from '../customer/order/load-order.ts'
import { OrderPending } from '../customer/order/pending-pages.tsx'
import { WriteReviewPage } from '../customer/review/write-review-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'

/** The form to review a visit (row REVIEW-03). */
export const Route = createFileRoute('/add-review/$orderId')({
  ...privateRoute,
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ params, location, context }) =>
    loadOrder({ ...context, orderId: params.orderId, href: location.href }),
  head: ({ match }) => namedHead(match.context, 'writeReview', { robots: 'noindex' }),
  component: WriteReview,
  pendingComponent: OrderPending,
})

function WriteReview() {
  return <WriteReviewPage order={Route.useLoaderData()} />
}
