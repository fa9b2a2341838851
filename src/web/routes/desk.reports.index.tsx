import { createFileRoute } from '@tanstack/react-router'
import { ReportsPage } from '../desk/report/reports-page.tsx'
import { textParameters, workspaceRoute } from '../workspace-route.ts'

/** The reports (row DESK-071). */
export const Route = createFileRoute('/desk/reports/')({
  ...workspaceRoute('deskReports'),
  validateSearch: textParameters('state'),
  component: Reports,
})

function Reports() {
  return <ReportsPage state={Route.useSearch().state} />
}
