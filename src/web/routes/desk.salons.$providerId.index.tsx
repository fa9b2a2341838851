import { createFileRoute } from '@tanstack/react-router'
import { SalonPage } from '../desk/salon/salon-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The page of a salon, for operators (row DESK-112). */
export const Route = createFileRoute('/desk/salons/$providerId/')({
  ...workspaceRoute('deskSalons'),
  component: Salon,
})

function Salon() {
  const { providerId } = Route.useParams()
  return <SalonPage key={providerId} providerId={providerId} />
}
