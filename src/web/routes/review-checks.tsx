import { createFileRoute } from '@tanstack/react-router'
import { ReviewChecksPage } from '../customer/review/review-checks-page.tsx'
import { FullFooter } from '../customer/shell/full-footer.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead } from '../head.ts'
import { withMessages } from '../route-messages.ts'

export const Route = createFileRoute('/review-checks')({
  ...withMessages('reviewChecks'),
  head: ({ match }) =>
    namedHead(match.context, 'reviewChecks', { robots: 'index', path: '/review-checks' }),
  component: ReviewChecks,
})

function ReviewChecks() {
  return (
    <PageFrame footer={<FullFooter />}>
      <ReviewChecksPage />
    </PageFrame>
  )
}
