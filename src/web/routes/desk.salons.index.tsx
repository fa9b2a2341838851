import { createFileRoute } from '@tanstack/react-router'
import { SalonsPage } from '../desk/salon/salons-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The salons of the market, for operators (row DESK-110). */
export const Route = createFileRoute('/desk/salons/')({
  ...workspaceRoute('deskSalons'),
  component: SalonsPage,
})
