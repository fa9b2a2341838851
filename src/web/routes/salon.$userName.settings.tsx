import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../salon/settings/settings-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** Booking rules and mails of a salon (row WORK-75). */
export const Route = createFileRoute('/salon/$userName/settings')({
  ...workspaceRoute('settings'),
  component: Settings,
})

function Settings() {
  return <SettingsPage userName={Route.useParams().userName} />
}
