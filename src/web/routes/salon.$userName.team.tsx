import { createFileRoute } from '@tanstack/react-router'
import { TeamPage } from '../salon/membership/team-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** Who works at a salon (row WORK-97). */
export const Route = createFileRoute('/salon/$userName/team')({
  ...workspaceRoute('team'),
  component: Team,
})

function Team() {
  return <TeamPage userName={Route.useParams().userName} />
}
