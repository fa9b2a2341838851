import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { loadLegal } from '../features/legal/load-legal.ts'
import { FullFooter } from '../features/shell/full-footer.tsx'
import { PageFrame } from '../features/shell/page-frame.tsx'
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
