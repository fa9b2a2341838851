import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type AgendaAddress, readAgendaAddress } from '../salon/agenda/agenda-address.ts'
import { AgendaPage } from '../salon/agenda/agenda-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The agenda of a salon (row WORK-07). */
export const Route = createFileRoute('/salon/$userName/agenda')({
  ...workspaceRoute('agenda', 'agenda', 'homeVisit'),
  // The component reads it, because this option is in the scripts of every page.
  validateSearch: (search: Record<string, unknown>) => search as AgendaAddress,
  component: AgendaRoute,
})

const workspace = getRouteApi('/salon/$userName')

function AgendaRoute() {
  const result = workspace.useLoaderData()
  const search = Route.useSearch()
  const address = useMemo(() => readAgendaAddress({ ...search }), [search])
  return result.ok ? <AgendaPage salon={result.salon} address={address} /> : null
}
