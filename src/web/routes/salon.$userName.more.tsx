import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { MorePage } from '../salon/shell/more-page.tsx'

/** What has no tab on a phone. */
export const Route = createFileRoute('/salon/$userName/more')({
  ...privateRoute,
  staticData: { isPersonal: true },
  head: ({ match }) => namedHead(match.context, 'more', { robots: 'noindex' }),
  component: More,
})

const workspace = getRouteApi('/salon/$userName')

function More() {
  const result = workspace.useLoaderData()
  return result.ok ? <MorePage salon={result.salon} /> : null
}
