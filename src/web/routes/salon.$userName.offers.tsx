import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { OffersPage } from '../salon/promotion/offers-page.tsx'

/** The promotions of a salon (row WORK-50). */
export const Route = createFileRoute('/salon/$userName/offers')({
  ...privateRoute,
  ...withMessages('salonPromotions'),
  staticData: { isPersonal: true, messages: 'salonPromotions' },
  head: ({ match }) => namedHead(match.context, 'offers', { robots: 'noindex' }),
  component: Offers,
})

function Offers() {
  return <OffersPage userName={Route.useParams().userName} />
}
