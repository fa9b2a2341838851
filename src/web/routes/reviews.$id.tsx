import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadReviews } from '../customer/review/load-reviews.ts'
import { reviewsMetadata } from '../customer/review/reviews-metadata.ts'
import { ReviewsPage } from '../customer/review/reviews-page.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead, pageHead } from '../head.ts'
import { setResponseCode } from '../response-status.ts'

/** The reviews of a salon (row REVIEW-01). */
export const Route = createFileRoute('/reviews/$id')({
  // The metadata is created in the loader, so that its code is not in other pages' bundles.
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ params, context: { i18n } }) => {
    const data = await loadReviews(params.id)
    if (!data) throw redirect({ to: '/404', statusCode: 302 })
    const { info } = data
    if (!info) setResponseCode(503)
    return { data, metadata: info && reviewsMetadata(i18n.t, i18n.language, { ...data, info }) }
  },
  head: ({ match, loaderData }) =>
    loaderData?.metadata
      ? pageHead(match.context, loaderData.metadata)
      : namedHead(match.context, 'reviews', { robots: 'noindex' }),
  component: Reviews,
})

function Reviews() {
  return (
    <PageFrame>
      <ReviewsPage data={Route.useLoaderData().data} />
    </PageFrame>
  )
}
