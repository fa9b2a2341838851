import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DeskPages } from '../desk/frame/desk-frame.tsx'
import { loadDesk } from '../desk/shell/desk-query.ts'
import { RailPagePending } from '../features/page/rail-page-pending.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** The frame of the operator's desk (row DESK-015). */
export const Route = createFileRoute('/desk')({
  ...privateRoute,
  ...withMessages('desk'),
  staticData: { isPersonal: true, messages: 'desk' },
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context }) => loadDesk(context),
  head: ({ match }) => namedHead(match.context, 'desk', { robots: 'noindex' }),
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
