import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { ItemPage } from '../salon/catalog/item-page.tsx'

/** One treatment or add-on; `new` adds one (rows WORK-41, WORK-42). */
export const Route = createFileRoute('/salon/$userName/menu/$itemId')({
  ...privateRoute,
  ...withMessages('catalogEditor'),
  staticData: { isPersonal: true, messages: 'catalogEditor' },
  validateSearch: (search: Record<string, unknown>): { heading?: string; addOn?: boolean } => ({
    ...(typeof search.heading === 'string' && { heading: search.heading }),
    ...(search.addOn === true && { addOn: true }),
  }),
  head: ({ match }) => namedHead(match.context, 'menuItem', { robots: 'noindex' }),
  component: Item,
})

function Item() {
  const { userName, itemId } = Route.useParams()
  const { heading, addOn = false } = Route.useSearch()
  return <ItemPage userName={userName} itemId={itemId} heading={heading} isAddon={addOn} />
}
