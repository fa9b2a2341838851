import { createFileRoute } from '@tanstack/react-router'
import { WelcomePage } from '../salon/checklist/welcome-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** What a new salon still needs (row WORK-100). */
export const Route = createFileRoute('/salon/$userName/welcome')({
  ...workspaceRoute('checklist'),
  component: Welcome,
})

function Welcome() {
  return <WelcomePage userName={Route.useParams().userName} />
}
