import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/legal/legal-page.tsx'
import { loadLegal } from '../features/legal/load-legal.ts'
import { FullFooter } from '../features/shell/full-footer.tsx'
import { PageFrame } from '../features/shell/page-frame.tsx'
import { namedHead } from '../head.ts'

/** Another URL of /terms; not indexed. */
export const Route = createFileRoute('/terms-conditions')({
  loader: ({ context }) => loadLegal('terms', context),
  head: ({ match }) => namedHead(match.context, 'terms', { robots: 'noindex' }),
  component: Text,
})

function Text() {
  return (
    <PageFrame footer={<FullFooter />}>
      <TermsPage {...Route.useLoaderData()} />
    </PageFrame>
  )
}
