import { createFileRoute } from '@tanstack/react-router'
import { REGISTRATION_LISTS } from '#domain/registration/registration-status.ts'
import { RegistrationsPage } from '../desk/registration/registrations-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The registrations (row DESK-041). */
export const Route = createFileRoute('/desk/registrations/')({
  ...workspaceRoute('deskRegistrations'),
  // The page reads it: what every page of the site loads must know nothing of the desk.
  validateSearch: ({ list }: Record<string, unknown>): { list?: string } =>
    typeof list === 'string' ? { list } : {},
  component: Registrations,
})

function Registrations() {
  const { list } = Route.useSearch()
  return <RegistrationsPage list={REGISTRATION_LISTS.find((each) => each === list) ?? 'open'} />
}
