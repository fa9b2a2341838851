import { createFileRoute } from '@tanstack/react-router'
import { loadReportTarget } from '../customer/report/load-report-target.ts'
import { ReportPage } from '../customer/report/report-page.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead } from '../head.ts'
import { withMessages } from '../route-messages.ts'

/** The form to report a review, a reply, a picture or a salon (row DESK-070). */
export const Route = createFileRoute('/report')({
  ...withMessages('report'),
  codeSplitGroupings: [['component', 'loader']],
  // The loader reads them: what every page of the site loads must know nothing of reports.
  validateSearch: ({ kind, targetId }: Record<string, unknown>) => ({
    kind: typeof kind === 'string' ? kind : '',
    targetId: typeof targetId === 'string' ? targetId.slice(0, 128) : '',
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadReportTarget(deps),
  head: ({ match }) => namedHead(match.context, 'report', { robots: 'noindex' }),
  component: Report,
})

function Report() {
  return (
    <PageFrame>
      <ReportPage {...Route.useLoaderData()} />
    </PageFrame>
  )
}
