import { createFileRoute } from '@tanstack/react-router'
import { UnknownDeskPage } from '../desk/shell/unknown-desk-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** Any unknown path of the desk (row APP-01). */
export const Route = createFileRoute('/desk/$')({
  ...workspaceRoute('desk', 'notFound'),
  component: UnknownDeskPage,
})
