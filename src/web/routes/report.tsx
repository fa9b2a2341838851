import { createFileRoute } from '@tanstack/react-router'
import { REPORT_KINDS, type ReportKind } from '#domain/report/report.ts'
import { api } from '../api-client.ts'
import { ReportPage } from '../customer/report/report-page.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead } from '../head.ts'
import { withMessages } from '../route-messages.ts'

/** The form to report a review, a reply, a picture or a salon (row DESK-070). */
export const Route = createFileRoute('/report')({
  ...withMessages('report'),
  validateSearch: ({ kind, targetId }: Record<string, unknown>) => ({
    kind: REPORT_KINDS.find((each) => each === kind) ?? ('provider' satisfies ReportKind),
    targetId: typeof targetId === 'string' ? targetId.slice(0, 128) : '',
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    if (deps.targetId === '') return { target: null, targetId: '' }
    const answer = await api('getReportTarget', { query: deps })
    if (!answer.ok && answer.refusal !== 'not-found' && answer.refusal !== 'invalid-request')
      throw new Error('The target of a report did not load', { cause: answer.refusal })
    return { target: answer.ok ? answer.reply.data : null, targetId: deps.targetId }
  },
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
