import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { HoursPage } from '../salon/hours/hours-page.tsx'

/** The opening hours of a salon, with exceptions and public holidays (rows WORK-30 to WORK-37). */
export const Route = createFileRoute('/salon/$userName/hours')({
  ...privateRoute,
  ...withMessages('hours'),
  staticData: { isPersonal: true, messages: 'hours' },
  head: ({ match }) => namedHead(match.context, 'hours', { robots: 'noindex' }),
  component: Hours,
})

function Hours() {
  return <HoursPage userName={Route.useParams().userName} />
}
