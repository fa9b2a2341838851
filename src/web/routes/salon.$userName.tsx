import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { RailPagePending } from '../features/page/rail-page-pending.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { loadWorkspace } from '../salon/shell/own-salons.ts'
import { WorkspacePage } from '../salon/shell/workspace-page.tsx'

/** The frame of a salon's workspace (row WORK-03). */
export const Route = createFileRoute('/salon/$userName')({
  ...privateRoute,
  staticData: { isPersonal: true, messages: 'workspace' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: ({ context, params: { userName }, location }) => {
    const ownName = userName.toLowerCase()
    if (ownName !== userName) {
      throw redirect({ to: location.pathname.replace(userName, ownName), replace: true })
    }
    return withMessages('workspace').beforeLoad({ context })
  },
  loader: ({ context, params }) => loadWorkspace(context, params.userName),
  head: ({ match }) => namedHead(match.context, 'workspace', { robots: 'noindex' }),
  component: Workspace,
  pendingComponent: RailPagePending,
})

function Workspace() {
  return (
    <WorkspacePage result={Route.useLoaderData()}>
      <Outlet />
    </WorkspacePage>
  )
}
