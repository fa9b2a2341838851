import { createFileRoute } from '@tanstack/react-router'
import { ItemPage } from '../salon/catalog/item-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** One treatment or add-on; `new` adds one (rows WORK-41, WORK-42). */
export const Route = createFileRoute('/salon/$userName/menu/$itemId')({
  ...workspaceRoute('catalogEditor', 'menuItem'),
  validateSearch: (search: Record<string, unknown>): { heading?: string; addOn?: boolean } => ({
    ...(typeof search.heading === 'string' && { heading: search.heading }),
    ...(search.addOn === true && { addOn: true }),
  }),
  component: Item,
})

function Item() {
  const { userName, itemId } = Route.useParams()
  const { heading, addOn = false } = Route.useSearch()
  return <ItemPage userName={userName} itemId={itemId} heading={heading} isAddon={addOn} />
}
