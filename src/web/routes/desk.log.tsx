import { createFileRoute } from '@tanstack/react-router'
import { LogPage } from '../desk/log/log-page.tsx'
import { textParameters, workspaceRoute } from '../workspace-route.ts'

/** The operator log (rows DESK-006, DESK-007). */
export const Route = createFileRoute('/desk/log')({
  ...workspaceRoute('deskLog'),
  validateSearch: textParameters('operator', 'act', 'from', 'to'),
  component: Log,
})

function Log() {
  return <LogPage search={Route.useSearch()} />
}
