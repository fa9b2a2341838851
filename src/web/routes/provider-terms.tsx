import { createFileRoute } from '@tanstack/react-router'
import { loadProviderTerms } from '../customer/legal/load-provider-terms.ts'
import { ProviderTermsPage } from '../customer/legal/provider-terms-page.tsx'
import { FullFooter } from '../customer/shell/full-footer.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead } from '../head.ts'

export const Route = createFileRoute('/provider-terms')({
  loader: ({ context }) => loadProviderTerms(context),
  head: ({ match }) =>
    namedHead(match.context, 'providerTerms', { robots: 'index', path: '/provider-terms' }),
  component: Text,
})

function Text() {
  return (
    <PageFrame footer={<FullFooter />}>
      <ProviderTermsPage {...Route.useLoaderData()} />
    </PageFrame>
  )
}
