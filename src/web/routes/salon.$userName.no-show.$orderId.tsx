import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { NoShowPage } from '../salon/visit/no-show-page.tsx'

/** The file of a missed visit, to print (row WORK-112). */
export const Route = createFileRoute('/salon/$userName/no-show/$orderId')({
  ...privateRoute,
  ...withMessages('agenda'),
  staticData: { isPersonal: true, messages: 'agenda' },
  head: ({ match }) => namedHead(match.context, 'noShow', { robots: 'noindex' }),
  component: NoShow,
})

function NoShow() {
  const { userName, orderId } = Route.useParams()
  return <NoShowPage key={orderId} userName={userName} orderId={orderId} />
}
