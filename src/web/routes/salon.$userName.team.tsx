import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { TeamPage } from '../salon/membership/team-page.tsx'

/** Who works at a salon (row WORK-97). */
export const Route = createFileRoute('/salon/$userName/team')({
  ...privateRoute,
  ...withMessages('team'),
  staticData: { isPersonal: true, messages: 'team' },
  head: ({ match }) => namedHead(match.context, 'team', { robots: 'noindex' }),
  component: Team,
})

function Team() {
  return <TeamPage userName={Route.useParams().userName} />
}
