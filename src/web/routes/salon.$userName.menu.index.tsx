import { createFileRoute } from '@tanstack/react-router'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'
import { MenuPage } from '../salon/catalog/menu-page.tsx'

/** The treatments and add-ons of a salon (row WORK-40). */
export const Route = createFileRoute('/salon/$userName/menu/')({
  ...privateRoute,
  ...withMessages('catalogEditor'),
  staticData: { isPersonal: true, messages: 'catalogEditor' },
  head: ({ match }) => namedHead(match.context, 'menu', { robots: 'noindex' }),
  component: Menu,
})

function Menu() {
  return <MenuPage userName={Route.useParams().userName} />
}
