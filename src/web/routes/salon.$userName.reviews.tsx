import { createFileRoute } from '@tanstack/react-router'
import { SalonReviewsPage } from '../salon/review/reviews-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The reviews of a salon for its members (row WORK-53). */
export const Route = createFileRoute('/salon/$userName/reviews')({
  ...workspaceRoute('salonReviews'),
  component: Reviews,
})

function Reviews() {
  return <SalonReviewsPage userName={Route.useParams().userName} />
}
