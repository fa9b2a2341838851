import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../customer/legal/legal-page.tsx'
import { loadLegal } from '../customer/legal/load-legal.ts'
import { FullFooter } from '../customer/shell/full-footer.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
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
