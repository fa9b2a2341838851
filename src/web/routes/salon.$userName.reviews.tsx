import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { SalonReviewsPage } from '../salon/review/reviews-page.tsx'

/** The reviews of a salon for its members (row WORK-53). */
export const Route = createFileRoute('/salon/$userName/reviews')({
  ...privateRoute,
  ...withMessages('salonReviews'),
  staticData: { isPersonal: true, messages: 'salonReviews' },
  head: ({ match }) => namedHead(match.context, 'salonReviews', { robots: 'noindex' }),
  component: Reviews,
})

function Reviews() {
  return <SalonReviewsPage userName={Route.useParams().userName} />
}
