import { createFileRoute } from '@tanstack/react-router'
import { RegistrationPage } from '../desk/registration/registration-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** One registration (rows DESK-043 to DESK-049). */
export const Route = createFileRoute('/desk/registrations/$registrationId')({
  ...workspaceRoute('deskRegistrations'),
  component: Registration,
})

function Registration() {
  const { registrationId } = Route.useParams()
  return <RegistrationPage key={registrationId} registrationId={registrationId} />
}
