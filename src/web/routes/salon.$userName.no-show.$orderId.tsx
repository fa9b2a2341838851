import { createFileRoute } from '@tanstack/react-router'
import { NoShowPage } from '../salon/visit/no-show-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The file of a missed visit, to print (row WORK-112). */
export const Route = createFileRoute('/salon/$userName/no-show/$orderId')({
  ...workspaceRoute('agenda', 'noShow'),
  component: NoShow,
})

function NoShow() {
  const { userName, orderId } = Route.useParams()
  return <NoShowPage key={orderId} userName={userName} orderId={orderId} />
}
