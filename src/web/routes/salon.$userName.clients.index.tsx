import { createFileRoute } from '@tanstack/react-router'
import { ClientsPage } from '../salon/client/clients-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The clients of a salon (row WORK-66). */
export const Route = createFileRoute('/salon/$userName/clients/')({
  ...workspaceRoute('clients'),
  component: Clients,
})

function Clients() {
  return <ClientsPage userName={Route.useParams().userName} />
}
