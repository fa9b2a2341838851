import { createFileRoute } from '@tanstack/react-router'
import { SystemPage } from '../desk/system/system-page.tsx'
import { textParameters, workspaceRoute } from '../workspace-route.ts'

/** What failed, settings, backup and version (row DESK-176); with `part` the terms for salons (row DESK-161). */
export const Route = createFileRoute('/desk/system')({
  ...workspaceRoute('deskSystem'),
  validateSearch: textParameters('part'),
  component: Page,
})

function Page() {
  return <SystemPage part={Route.useSearch().part} />
}
