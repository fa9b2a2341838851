import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/legal/legal-page.tsx'
import { legalRoute } from '../features/legal/legal-route.ts'
import { FullFooter } from '../features/shell/full-footer.tsx'
import { PageFrame } from '../features/shell/page-frame.tsx'

export const Route = createFileRoute('/terms')({
  ...legalRoute('terms', { robots: 'index', path: '/terms' }),
  component: Text,
})

function Text() {
  return (
    <PageFrame footer={<FullFooter />}>
      <TermsPage {...Route.useLoaderData()} />
    </PageFrame>
  )
}
