import { createFileRoute } from '@tanstack/react-router'
import { MarketNumbersPage } from '../desk/numbers/market-numbers-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** The numbers of the market (rows DESK-170 to DESK-172). */
export const Route = createFileRoute('/desk/numbers')({
  ...privateRoute,
  ...withMessages('deskNumbers'),
  staticData: { isPersonal: true, messages: 'deskNumbers' },
  // The page reads it: what every page of the site loads must know nothing of the desk.
  validateSearch: ({ period }: Record<string, unknown>): { period?: string } =>
    typeof period === 'string' ? { period } : {},
  head: ({ match }) => namedHead(match.context, 'deskNumbers', { robots: 'noindex' }),
  component: MarketNumbers,
})

function MarketNumbers() {
  return <MarketNumbersPage search={Route.useSearch()} />
}
