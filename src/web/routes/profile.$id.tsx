import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { profileSearch } from '../customer/booking/step-url.ts'
import { CheckoutFlow } from '../customer/checkout/checkout-flow.tsx'
import { stepTitle } from '../customer/checkout/step-title.ts'
import { loadProvider } from '../customer/provider/load-provider.ts'
import { providerJsonLd } from '../customer/provider/provider-json-ld.ts'
import { providerMetadata } from '../customer/provider/provider-metadata.ts'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead, pageHead } from '../head.ts'
import { setResponseCode } from '../response-status.ts'

const FailedProviderPage = lazy(async () => ({
  default: (await import('../customer/checkout/failed-provider-page.tsx')).FailedProviderPage,
}))

/** A salon's page and the steps to a booked visit (rows PROFILE-01, CHECKOUT-01). */
export const Route = createFileRoute('/profile/$id')({
  validateSearch: profileSearch,
  loader: async ({ params }) => {
    const result = await loadProvider(params.id)
    if (result.kind === 'unknown') throw redirect({ to: '/404', statusCode: 302 })
    if (result.kind === 'failed') setResponseCode(503)
    return result
  },
  head: ({ match, loaderData }) => {
    if (loaderData?.kind !== 'found')
      return namedHead(match.context, 'unavailable', { robots: 'noindex' })
    const { t } = match.context.i18n
    const metadata = providerMetadata(t, loaderData.data)
    const title = stepTitle(t, match.search.step, loaderData.data.info)
    if (title) return pageHead(match.context, { ...metadata, title, robots: 'noindex' })
    return {
      ...pageHead(match.context, metadata),
      scripts: providerJsonLd(match.context, loaderData.data),
    }
  },
  component: ProfilePage,
})

function ProfilePage() {
  const result = Route.useLoaderData()
  const search = Route.useSearch()
  const { id } = Route.useParams()
  if (result.kind === 'failed') {
    return (
      <Suspense fallback={<PageFrame>{null}</PageFrame>}>
        <FailedProviderPage userName={id} />
      </Suspense>
    )
  }
  return <CheckoutFlow data={result.data} search={search} />
}
