import { createFileRoute } from '@tanstack/react-router'
import { MarketNumbersPage } from '../desk/numbers/market-numbers-page.tsx'
import { textParameters, workspaceRoute } from '../workspace-route.ts'

/** The numbers of the market (rows DESK-170 to DESK-172). */
export const Route = createFileRoute('/desk/numbers')({
  ...workspaceRoute('deskNumbers'),
  validateSearch: textParameters('period'),
  component: MarketNumbers,
})

function MarketNumbers() {
  return <MarketNumbersPage search={Route.useSearch()} />
}
