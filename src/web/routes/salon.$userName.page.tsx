import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { ProfilePage } from '../salon/profile/profile-page.tsx'

/** What customers see of a salon: pictures, texts and contact (rows WORK-55 to WORK-61). */
export const Route = createFileRoute('/salon/$userName/page')({
  ...privateRoute,
  ...withMessages('salonProfile'),
  staticData: { isPersonal: true, messages: 'salonProfile' },
  head: ({ match }) => namedHead(match.context, 'salonProfile', { robots: 'noindex' }),
  component: Profile,
})

function Profile() {
  return <ProfilePage userName={Route.useParams().userName} />
}
