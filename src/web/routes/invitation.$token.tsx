import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../customer/invitation/invitation-page.tsx'
import { InvitationPending } from '../customer/invitation/invitation-pending.tsx'
import { loadInvitation } from '../customer/invitation/load-invitation.ts'
import { secretHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** The page behind the link of an invitation (row WORK-95). */
export const Route = createFileRoute('/invitation/$token')({
  ...privateRoute,
  ...withMessages('invitation'),
  staticData: { ...privateRoute.staticData, messages: 'invitation' },
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ params }) => loadInvitation(params.token),
  head: ({ match }) => secretHead(match.context, 'invitation'),
  component: Invitation,
  pendingComponent: InvitationPending,
})

function Invitation() {
  return <InvitationPage token={Route.useParams().token} result={Route.useLoaderData()} />
}
