import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { DashboardPending } from '../features/dashboard/dashboard-pending.tsx'
import { loadDashboard } from '../features/dashboard/load-dashboard.ts'
import { PageFrame } from '../features/shell/page-frame.tsx'
import { namedHead } from '../head.ts'

/** One's own first page (rows ORDER-05, ORDER-06). Forgotten on leaving, never drawn on the server. */
export const Route = createFileRoute('/dashboard')({
  ssr: false,
  preload: false,
  gcTime: 0,
  pendingMs: 200,
  pendingMinMs: 0,
  // What stands here meanwhile must not itself have to be waited for.
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context }) => loadDashboard(context.hasSession),
  head: ({ match }) => namedHead(match.context, 'dashboard', { robots: 'noindex' }),
  component: Dashboard,
  pendingComponent: DashboardIsPending,
})

function Dashboard() {
  return (
    <PageFrame>
      <DashboardPage loaded={Route.useLoaderData()} />
    </PageFrame>
  )
}

function DashboardIsPending() {
  return (
    <PageFrame>
      <DashboardPending />
    </PageFrame>
  )
}
