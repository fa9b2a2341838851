import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { ClientPage } from '../salon/client/client-page.tsx'

/** The card of a client of a salon (row WORK-67). */
export const Route = createFileRoute('/salon/$userName/clients/$clientId')({
  ...privateRoute,
  ...withMessages('clients'),
  staticData: { isPersonal: true, messages: 'clients' },
  head: ({ match }) => namedHead(match.context, 'client', { robots: 'noindex' }),
  component: Client,
})

function Client() {
  const { userName, clientId } = Route.useParams()
  return <ClientPage key={clientId} userName={userName} clientId={clientId} />
}
