import { createFileRoute } from '@tanstack/react-router'
import { ClientPage } from '../salon/client/client-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The card of a client of a salon (row WORK-67). */
export const Route = createFileRoute('/salon/$userName/clients/$clientId')({
  ...workspaceRoute('clients', 'client'),
  component: Client,
})

function Client() {
  const { userName, clientId } = Route.useParams()
  return <ClientPage key={clientId} userName={userName} clientId={clientId} />
}
