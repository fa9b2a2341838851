import { createFileRoute } from '@tanstack/react-router'
import { isPeriod } from '#domain/numbers/period.ts'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { NumbersPage } from '../salon/numbers/numbers-page.tsx'

/** The numbers of a salon over a period (row WORK-70). */
export const Route = createFileRoute('/salon/$userName/numbers')({
  ...privateRoute,
  beforeLoad: withMessages('numbers').beforeLoad,
  staticData: { isPersonal: true, messages: 'numbers' },
  // The page reads it: what every page of the site loads must know nothing of the workspace.
  validateSearch: ({ period }: Record<string, unknown>): { period?: string } =>
    typeof period === 'string' ? { period } : {},
  head: ({ match }) => namedHead(match.context, 'numbers', { robots: 'noindex' }),
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
