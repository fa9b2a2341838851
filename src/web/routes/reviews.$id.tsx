import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadReviews } from '../features/review/load-reviews.ts'
import { reviewsFacts } from '../features/review/reviews-facts.ts'
import { ReviewsPage } from '../features/review/reviews-page.tsx'
import { PageFrame } from '../features/shell/page-frame.tsx'
import { namedHead, pageHead } from '../head.ts'
import { languageOf } from '../language.ts'
import { answerWith } from '../response-status.ts'

/** What was said of a salon (row REVIEW-01). */
export const Route = createFileRoute('/reviews/$id')({
  loader: async ({ params }) => {
    const data = await loadReviews(params.id)
    if (!data) throw redirect({ to: '/404', statusCode: 302 })
    if (!data.info) answerWith(503)
    return data
  },
  head: ({ match, loaderData }) => {
    if (!loaderData?.info) return namedHead(match.context, 'reviews', { robots: 'noindex' })
    const { i18n } = match.context
    const { info } = loaderData
    return pageHead(match.context, reviewsFacts(i18n.t, languageOf(i18n), { ...loaderData, info }))
  },
  component: Reviews,
})

function Reviews() {
  return (
    <PageFrame>
      <ReviewsPage data={Route.useLoaderData()} />
    </PageFrame>
  )
}
