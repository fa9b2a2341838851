import { createFileRoute } from '@tanstack/react-router'
import { ViewPage } from '../desk/salon/view-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The agenda of a salon as an operator may see it (row DESK-118). */
export const Route = createFileRoute('/desk/salons/$providerId/view/$viewId')({
  ...workspaceRoute('deskSalons'),
  component: View,
})

function View() {
  return <ViewPage {...Route.useParams()} />
}
