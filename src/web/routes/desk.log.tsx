import { createFileRoute } from '@tanstack/react-router'
import { LogPage } from '../desk/log/log-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

const FILTERS = ['operator', 'act', 'from', 'to'] as const

/** The operator log (rows DESK-006, DESK-007). */
export const Route = createFileRoute('/desk/log')({
  ...workspaceRoute('deskLog'),
  // The page reads them: what every page of the site loads must know nothing of the desk.
  validateSearch: (
    search: Record<string, unknown>,
  ): Partial<Record<(typeof FILTERS)[number], string>> =>
    Object.fromEntries(
      FILTERS.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ),
  component: Log,
})

function Log() {
  return <LogPage search={Route.useSearch()} />
}
