import { createFileRoute } from '@tanstack/react-router'
import { ReportsPage } from '../desk/report/reports-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The reports (row DESK-071). */
export const Route = createFileRoute('/desk/reports/')({
  ...workspaceRoute('deskReports'),
  // The page reads it: what every page of the site loads must know nothing of the desk.
  validateSearch: ({ state }: Record<string, unknown>): { state?: string } =>
    typeof state === 'string' ? { state } : {},
  component: Reports,
})

function Reports() {
  return <ReportsPage state={Route.useSearch().state} />
}
