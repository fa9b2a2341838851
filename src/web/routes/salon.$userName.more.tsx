import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { MorePage } from '../salon/shell/more-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** What has no tab on a phone. */
export const Route = createFileRoute('/salon/$userName/more')({
  ...workspaceRoute('workspace', 'more'),
  component: More,
})

const workspace = getRouteApi('/salon/$userName')

function More() {
  const result = workspace.useLoaderData()
  return result.ok ? <MorePage salon={result.salon} /> : null
}
