import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { ClientsPage } from '../salon/client/clients-page.tsx'

/** The clients of a salon (row WORK-66). */
export const Route = createFileRoute('/salon/$userName/clients/')({
  ...privateRoute,
  ...withMessages('clients'),
  staticData: { isPersonal: true, messages: 'clients' },
  head: ({ match }) => namedHead(match.context, 'clients', { robots: 'noindex' }),
  component: Clients,
})

function Clients() {
  return <ClientsPage userName={Route.useParams().userName} />
}
