import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { RequestsPage } from '../salon/request/requests-page.tsx'

/** The requests that wait for an answer (row WORK-04). */
export const Route = createFileRoute('/salon/$userName/requests')({
  ...privateRoute,
  staticData: { isPersonal: true },
  head: ({ match }) => namedHead(match.context, 'requests', { robots: 'noindex' }),
  component: Requests,
})

function Requests() {
  return <RequestsPage userName={Route.useParams().userName} />
}
