import { createFileRoute } from '@tanstack/react-router'
import { ReportsPage } from '../desk/report/reports-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** The reports (row DESK-071). */
export const Route = createFileRoute('/desk/reports/')({
  ...privateRoute,
  ...withMessages('deskReports'),
  staticData: { isPersonal: true, messages: 'deskReports' },
  // The page reads it: what every page of the site loads must know nothing of the desk.
  validateSearch: ({ state }: Record<string, unknown>): { state?: string } =>
    typeof state === 'string' ? { state } : {},
  head: ({ match }) => namedHead(match.context, 'deskReports', { robots: 'noindex' }),
  component: Reports,
})

function Reports() {
  return <ReportsPage state={Route.useSearch().state} />
}
