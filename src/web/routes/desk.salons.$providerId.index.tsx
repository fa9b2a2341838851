import { createFileRoute } from '@tanstack/react-router'
import { SalonPage } from '../desk/salon/salon-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** The story of a salon, for operators (row DESK-112). */
export const Route = createFileRoute('/desk/salons/$providerId/')({
  ...privateRoute,
  ...withMessages('deskSalons'),
  staticData: { isPersonal: true, messages: 'deskSalons' },
  head: ({ match }) => namedHead(match.context, 'deskSalons', { robots: 'noindex' }),
  component: Salon,
})

function Salon() {
  const { providerId } = Route.useParams()
  return <SalonPage key={providerId} providerId={providerId} />
}
