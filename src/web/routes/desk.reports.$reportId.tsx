import { createFileRoute } from '@tanstack/react-router'
import { ReportPage } from '../desk/report/report-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** One report and its decision (rows DESK-071, DESK-072). */
export const Route = createFileRoute('/desk/reports/$reportId')({
  ...privateRoute,
  ...withMessages('deskReports'),
  staticData: { isPersonal: true, messages: 'deskReports' },
  head: ({ match }) => namedHead(match.context, 'deskReport', { robots: 'noindex' }),
  component: Report,
})

function Report() {
  return <ReportPage reportId={Route.useParams().reportId} />
}
