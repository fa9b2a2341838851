import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../customer/invitation/invitation-page.tsx'
import { InvitationPending } from '../customer/invitation/invitation-pending.tsx'
import { loadInvitation } from '../customer/invitation/load-invitation.ts'
import { secretRoute } from '../secret-route.ts'

/** The page behind the link of an invitation (row WORK-95). */
export const Route = createFileRoute('/invitation/$token')({
  ...secretRoute('invitation', 'invitation'),
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ params }) => loadInvitation(params.token),
  component: Invitation,
  pendingComponent: InvitationPending,
})

function Invitation() {
  return <InvitationPage token={Route.useParams().token} result={Route.useLoaderData()} />
}
