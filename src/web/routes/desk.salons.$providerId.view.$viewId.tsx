import { createFileRoute } from '@tanstack/react-router'
import { ViewPage } from '../desk/salon/view-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** The agenda of a salon as an operator may see it (row DESK-118). */
export const Route = createFileRoute('/desk/salons/$providerId/view/$viewId')({
  ...privateRoute,
  ...withMessages('deskSalons'),
  staticData: { isPersonal: true, messages: 'deskSalons' },
  head: ({ match }) => namedHead(match.context, 'deskSalons', { robots: 'noindex' }),
  component: View,
})

function View() {
  return <ViewPage {...Route.useParams()} />
}
