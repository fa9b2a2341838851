import { createFileRoute } from '@tanstack/react-router'
import { OffersPage } from '../salon/promotion/offers-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The promotions of a salon (row WORK-50). */
export const Route = createFileRoute('/salon/$userName/offers')({
  ...workspaceRoute('salonPromotions', 'offers'),
  component: Offers,
})

function Offers() {
  return <OffersPage userName={Route.useParams().userName} />
}
