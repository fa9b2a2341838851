import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { legalRoute } from '../features/legal/legal-route.ts'
import { FullFooter } from '../features/shell/full-footer.tsx'
import { PageFrame } from '../features/shell/page-frame.tsx'

export const Route = createFileRoute('/provider-terms')({
  ...legalRoute('providerTerms', { robots: 'index', path: '/provider-terms' }),
  component: Text,
})

function Text() {
  return (
    <PageFrame footer={<FullFooter />}>
      <LegalPage {...Route.useLoaderData()} />
    </PageFrame>
  )
}
