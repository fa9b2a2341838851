import { createFileRoute } from '@tanstack/react-router'
import { REGISTRATION_LISTS } from '#domain/registration/registration-status.ts'
import { RegistrationsPage } from '../desk/registration/registrations-page.tsx'
import { textParameters, workspaceRoute } from '../workspace-route.ts'

/** The registrations (row DESK-041). */
export const Route = createFileRoute('/desk/registrations/')({
  ...workspaceRoute('deskRegistrations'),
  validateSearch: textParameters('list'),
  component: Registrations,
})

function Registrations() {
  const { list } = Route.useSearch()
  return <RegistrationsPage list={REGISTRATION_LISTS.find((each) => each === list) ?? 'open'} />
}
