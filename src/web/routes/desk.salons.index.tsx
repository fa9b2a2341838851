import { createFileRoute } from '@tanstack/react-router'
import { SalonsPage } from '../desk/salon/salons-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** The salons of the market, for operators (row DESK-110). */
export const Route = createFileRoute('/desk/salons/')({
  ...privateRoute,
  ...withMessages('deskSalons'),
  staticData: { isPersonal: true, messages: 'deskSalons' },
  head: ({ match }) => namedHead(match.context, 'deskSalons', { robots: 'noindex' }),
  component: SalonsPage,
})
