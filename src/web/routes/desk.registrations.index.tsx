import { createFileRoute } from '@tanstack/react-router'
import { RegistrationsPage } from '../desk/registration/registrations-page.tsx'
import { textParameters, workspaceRoute } from '../workspace-route.ts'

/** The registrations (row DESK-041). */
export const Route = createFileRoute('/desk/registrations/')({
  ...workspaceRoute('deskRegistrations'),
  validateSearch: textParameters('list'),
  component: Registrations,
})

function Registrations() {
  return <RegistrationsPage list={Route.useSearch().list} />
}
