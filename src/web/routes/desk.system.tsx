import { createFileRoute } from '@tanstack/react-router'
import { SystemPage } from '../desk/system/system-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** What failed, settings, backup and version (row DESK-176). */
export const Route = createFileRoute('/desk/system')({
  ...workspaceRoute('deskSystem'),
  component: SystemPage,
})
