import { createFileRoute } from '@tanstack/react-router'
import { RegistrationPage } from '../desk/registration/registration-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** One registration (rows DESK-043 to DESK-049). */
export const Route = createFileRoute('/desk/registrations/$registrationId')({
  ...privateRoute,
  ...withMessages('deskRegistrations'),
  staticData: { isPersonal: true, messages: 'deskRegistrations' },
  head: ({ match }) => namedHead(match.context, 'deskRegistrations', { robots: 'noindex' }),
  component: Registration,
})

function Registration() {
  const { registrationId } = Route.useParams()
  return <RegistrationPage key={registrationId} registrationId={registrationId} />
}
