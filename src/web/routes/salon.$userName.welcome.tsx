import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { WelcomePage } from '../salon/checklist/welcome-page.tsx'

/** What a new salon still needs (row WORK-100). */
export const Route = createFileRoute('/salon/$userName/welcome')({
  ...privateRoute,
  ...withMessages('checklist'),
  staticData: { isPersonal: true, messages: 'checklist' },
  head: ({ match }) => namedHead(match.context, 'checklist', { robots: 'noindex' }),
  component: Welcome,
})

function Welcome() {
  return <WelcomePage userName={Route.useParams().userName} />
}
