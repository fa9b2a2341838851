import { createFileRoute } from '@tanstack/react-router'
import {
  REGISTRATION_LISTS,
  type RegistrationList,
} from '#domain/registration/registration-status.ts'
import { RegistrationsPage } from '../desk/registration/registrations-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** The registrations (row DESK-041). */
export const Route = createFileRoute('/desk/registrations/')({
  ...privateRoute,
  ...withMessages('deskRegistrations'),
  staticData: { isPersonal: true, messages: 'deskRegistrations' },
  validateSearch: (search: Record<string, unknown>): { list?: RegistrationList } => {
    const list = REGISTRATION_LISTS.find((each) => each === search.list)
    return list ? { list } : {}
  },
  head: ({ match }) => namedHead(match.context, 'deskRegistrations', { robots: 'noindex' }),
  component: Registrations,
})

function Registrations() {
  return <RegistrationsPage list={Route.useSearch().list ?? 'open'} />
}
