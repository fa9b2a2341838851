import { createFileRoute } from '@tanstack/react-router'
import { MarketNumbersPage } from '../desk/numbers/market-numbers-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The numbers of the market (rows DESK-170 to DESK-172). */
export const Route = createFileRoute('/desk/numbers')({
  ...workspaceRoute('deskNumbers'),
  // The page reads it: what every page of the site loads must know nothing of the desk.
  validateSearch: ({ period }: Record<string, unknown>): { period?: string } =>
    typeof period === 'string' ? { period } : {},
  component: MarketNumbers,
})

function MarketNumbers() {
  return <MarketNumbersPage search={Route.useSearch()} />
}
