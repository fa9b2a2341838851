import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { TodayPage } from '../desk/today/today-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** What waits for an operator (rows DESK-011, DESK-013). */
export const Route = createFileRoute('/desk/')({
  ...workspaceRoute('desk'),
  component: Today,
})

const desk = getRouteApi('/desk')

function Today() {
  const result = desk.useLoaderData()
  return result.ok ? <TodayPage desk={result.desk} /> : null
}
