import { createFileRoute } from '@tanstack/react-router'
import { InvitationPending } from '../customer/invitation/invitation-pending.tsx'
import { loadRegistrationLink } from '../customer/registration-link/load-registration-link.ts'
import { RegistrationLinkPage } from '../customer/registration-link/registration-link-page.tsx'
import { secretHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** The page behind the link of a mail about a registration (DESK-052). */
export const Route = createFileRoute('/registration/$token')({
  ...privateRoute,
  ...withMessages('registrationLink'),
  staticData: { ...privateRoute.staticData, messages: 'registrationLink' },
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ params }) => loadRegistrationLink(params.token),
  head: ({ match }) => secretHead(match.context, 'registrationLink'),
  component: RegistrationLink,
  pendingComponent: InvitationPending,
})

function RegistrationLink() {
  return <RegistrationLinkPage token={Route.useParams().token} result={Route.useLoaderData()} />
}
