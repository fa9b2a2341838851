import { createFileRoute } from '@tanstack/react-router'
import { loadOperatorLink } from '../desk/start/load-operator-link.ts'
import { OperatorLinkPage } from '../desk/start/operator-link-page.tsx'
import { RailPagePending } from '../features/page/rail-page-pending.tsx'
import { secretRoute } from '../secret-route.ts'

/** The page behind a link that makes an account operator (row DESK-008). */
export const Route = createFileRoute('/desk-start/$token')({
  ...secretRoute('deskStart', 'deskStart'),
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ params }) => loadOperatorLink(params.token),
  component: OperatorLink,
  pendingComponent: RailPagePending,
})

function OperatorLink() {
  return <OperatorLinkPage token={Route.useParams().token} result={Route.useLoaderData()} />
}
