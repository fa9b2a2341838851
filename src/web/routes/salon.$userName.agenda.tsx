import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { readAgendaAddress } from '../salon/agenda/agenda-address.ts'
import { AgendaPage } from '../salon/agenda/agenda-page.tsx'

/** The agenda of a salon (row WORK-07). */
export const Route = createFileRoute('/salon/$userName/agenda')({
  ...privateRoute,
  ...withMessages('agenda'),
  staticData: { isPersonal: true, messages: 'agenda' },
  validateSearch: readAgendaAddress,
  head: ({ match }) => namedHead(match.context, 'agenda', { robots: 'noindex' }),
  component: AgendaRoute,
})

const workspace = getRouteApi('/salon/$userName')

function AgendaRoute() {
  const result = workspace.useLoaderData()
  const address = Route.useSearch()
  return result.ok ? <AgendaPage salon={result.salon} address={address} /> : null
}
