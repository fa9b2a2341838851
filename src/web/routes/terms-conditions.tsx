import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/legal/legal-page.tsx'
import { legalRoute } from '../features/legal/legal-route.ts'
import { FullFooter } from '../features/shell/full-footer.tsx'
import { PageFrame } from '../features/shell/page-frame.tsx'

/** Another address of /terms, which is the one to be found. */
export const Route = createFileRoute('/terms-conditions')({
  ...legalRoute('terms', { robots: 'noindex' }),
  component: Text,
})

function Text() {
  return (
    <PageFrame footer={<FullFooter />}>
      <TermsPage {...Route.useLoaderData()} />
    </PageFrame>
  )
}
