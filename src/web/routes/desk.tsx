import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DeskPages } from '../desk/frame/desk-frame.tsx'
import { loadDesk } from '../desk/shell/desk-query.ts'
import { RailPagePending } from '../features/page/rail-page-pending.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The frame of the operator's desk (row DESK-015). */
export const Route = createFileRoute('/desk')({
  ...workspaceRoute('desk'),
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context }) => loadDesk(context),
  component: Desk,
  pendingComponent: RailPagePending,
})

function Desk() {
  return (
    <DeskPages result={Route.useLoaderData()}>
      <Outlet />
    </DeskPages>
  )
}
