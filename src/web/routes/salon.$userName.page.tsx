import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../salon/profile/profile-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** What customers see of a salon: pictures, texts and contact (rows WORK-55 to WORK-61). */
export const Route = createFileRoute('/salon/$userName/page')({
  ...workspaceRoute('salonProfile'),
  component: Profile,
})

function Profile() {
  return <ProfilePage userName={Route.useParams().userName} />
}
