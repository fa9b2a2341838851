import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../customer/legal/legal-page.tsx'
import { loadLegal } from '../customer/legal/load-legal.ts'
import { FullFooter } from '../customer/shell/full-footer.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead } from '../head.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadLegal('terms', context),
  head: ({ match }) => namedHead(match.context, 'terms', { robots: 'index', path: '/terms' }),
  component: Text,
})

function Text() {
  return (
    <PageFrame footer={<FullFooter />}>
      <TermsPage {...Route.useLoaderData()} />
    </PageFrame>
  )
}
