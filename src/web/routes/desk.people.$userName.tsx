import { createFileRoute } from '@tanstack/react-router'
import { PersonPage } from '../desk/person/person-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** An account, for operators (row DESK-131). */
export const Route = createFileRoute('/desk/people/$userName')({
  ...privateRoute,
  ...withMessages('deskPeople'),
  staticData: { isPersonal: true, messages: 'deskPeople' },
  head: ({ match }) => namedHead(match.context, 'deskPeople', { robots: 'noindex' }),
  component: Person,
})

function Person() {
  const { userName } = Route.useParams()
  return <PersonPage key={userName} userName={userName} />
}
