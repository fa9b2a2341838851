import { createFileRoute } from '@tanstack/react-router'
import { MenuPage } from '../salon/catalog/menu-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** The treatments and add-ons of a salon (row WORK-40). */
export const Route = createFileRoute('/salon/$userName/menu/')({
  ...workspaceRoute('catalogEditor', 'menu'),
  component: Menu,
})

function Menu() {
  return <MenuPage userName={Route.useParams().userName} />
}
