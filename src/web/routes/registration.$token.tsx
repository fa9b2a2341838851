import { createFileRoute } from '@tanstack/react-router'
import { InvitationPending } from '../customer/invitation/invitation-pending.tsx'
import { loadRegistrationLink } from '../customer/registration-link/load-registration-link.ts'
import { RegistrationLinkPage } from '../customer/registration-link/registration-link-page.tsx'
import { secretRoute } from '../secret-route.ts'

/** The page behind the link of a mail about a registration (DESK-052). */
export const Route = createFileRoute('/registration/$token')({
  ...secretRoute('registrationLink', 'registrationLink'),
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ params }) => loadRegistrationLink(params.token),
  component: RegistrationLink,
  pendingComponent: InvitationPending,
})

function RegistrationLink() {
  return <RegistrationLinkPage token={Route.useParams().token} result={Route.useLoaderData()} />
}
