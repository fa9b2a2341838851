import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../customer/legal/legal-page.tsx'
import { loadLegal } from '../customer/legal/load-legal.ts'
import { FullFooter } from '../customer/shell/full-footer.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead } from '../head.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => loadLegal('privacy', context),
  head: ({ match }) => namedHead(match.context, 'privacy', { robots: 'index', path: '/privacy' }),
  component: Text,
})

function Text() {
  return (
    <PageFrame footer={<FullFooter />}>
      <LegalPage {...Route.useLoaderData()} />
    </PageFrame>
  )
}
