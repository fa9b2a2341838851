import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '../desk/person/people-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** Finds people, for operators (row DESK-130). */
export const Route = createFileRoute('/desk/people/')({
  ...privateRoute,
  ...withMessages('deskPeople'),
  staticData: { isPersonal: true, messages: 'deskPeople' },
  head: ({ match }) => namedHead(match.context, 'deskPeople', { robots: 'noindex' }),
  component: PeoplePage,
})
