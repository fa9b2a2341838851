import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { loadLegal } from '../features/legal/load-legal.ts'
import { FullFooter } from '../features/shell/full-footer.tsx'
import { PageFrame } from '../features/shell/page-frame.tsx'
import { namedHead } from '../head.ts'

export const Route = createFileRoute('/cookies')({
  loader: ({ context }) => loadLegal('cookies', context),
  head: ({ match }) => namedHead(match.context, 'cookies', { robots: 'index', path: '/cookies' }),
  component: Text,
})

function Text() {
  return (
    <PageFrame footer={<FullFooter />}>
      <LegalPage {...Route.useLoaderData()} />
    </PageFrame>
  )
}
