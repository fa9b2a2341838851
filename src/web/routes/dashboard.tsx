import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../customer/dashboard/dashboard-page.tsx'
import { DashboardPending } from '../customer/dashboard/dashboard-pending.tsx'
import { loadDashboard } from '../customer/dashboard/load-dashboard.ts'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'

/** The user's dashboard (rows ORDER-05, ORDER-06). */
export const Route = createFileRoute('/dashboard')({
  ...privateRoute,
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context }) => loadDashboard(context.hasSession),
  head: ({ match }) => namedHead(match.context, 'dashboard', { robots: 'noindex' }),
  component: Dashboard,
  pendingComponent: DashboardPending,
})

function Dashboard() {
  return <DashboardPage result={Route.useLoaderData()} />
}
