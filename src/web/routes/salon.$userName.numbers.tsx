import { createFileRoute } from '@tanstack/react-router'
import { isPeriod } from '#domain/numbers/period.ts'
import { NumbersPage } from '../salon/numbers/numbers-page.tsx'
import { textParameters, workspaceRoute } from '../workspace-route.ts'

/** The numbers of a salon over a period (row WORK-70). */
export const Route = createFileRoute('/salon/$userName/numbers')({
  ...workspaceRoute('numbers'),
  validateSearch: textParameters('period'),
  component: Numbers,
})

function Numbers() {
  const { period } = Route.useSearch()
  return (
    <NumbersPage
      userName={Route.useParams().userName}
      period={isPeriod(period) ? period : 'this-week'}
    />
  )
}
