import { createFileRoute } from '@tanstack/react-router'
import { RequestsPage } from '../salon/request/requests-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The requests that wait for an answer (row WORK-04). */
export const Route = createFileRoute('/salon/$userName/requests')({
  ...workspaceRoute('workspace', 'requests'),
  component: Requests,
})

function Requests() {
  return <RequestsPage userName={Route.useParams().userName} />
}
