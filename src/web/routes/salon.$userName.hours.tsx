import { createFileRoute } from '@tanstack/react-router'
import type { HoursAddress } from '../salon/hours/closure-from-address.ts'
import { HoursPage } from '../salon/hours/hours-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The opening hours of a salon, with exceptions and public holidays (rows WORK-30 to WORK-37). */
export const Route = createFileRoute('/salon/$userName/hours')({
  // A visit in the way is cancelled with the words of the agenda.
  ...workspaceRoute('hours', 'hours', 'agenda'),
  // The component reads it, because this option is in the scripts of every page.
  validateSearch: (search: Record<string, unknown>) => search as HoursAddress,
  component: Hours,
})

function Hours() {
  return <HoursPage userName={Route.useParams().userName} />
}
