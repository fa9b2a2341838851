import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { SettingsPage } from '../salon/settings/settings-page.tsx'

/** Booking rules and mails of a salon (row WORK-75). */
export const Route = createFileRoute('/salon/$userName/settings')({
  ...privateRoute,
  ...withMessages('settings'),
  staticData: { isPersonal: true, messages: 'settings' },
  head: ({ match }) => namedHead(match.context, 'settings', { robots: 'noindex' }),
  component: Settings,
})

function Settings() {
  return <SettingsPage userName={Route.useParams().userName} />
}
