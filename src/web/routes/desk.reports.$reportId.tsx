import { createFileRoute } from '@tanstack/react-router'
import { ReportPage } from '../desk/report/report-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** One report and its decision (rows DESK-071, DESK-072). */
export const Route = createFileRoute('/desk/reports/$reportId')({
  ...workspaceRoute('deskReports', 'deskReport', 'deskSalons'),
  component: Report,
})

function Report() {
  const { reportId } = Route.useParams()
  return <ReportPage key={reportId} reportId={reportId} />
}
