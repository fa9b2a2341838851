import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../desk/message/messages-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

const FILTERS = ['status', 'kind', 'search'] as const

/** The messages (row DESK-079). */
export const Route = createFileRoute('/desk/messages/')({
  ...privateRoute,
  ...withMessages('deskMessages'),
  staticData: { isPersonal: true, messages: 'deskMessages' },
  // The page reads them: what every page of the site loads must know nothing of the desk. A reference of digits is a number.
  validateSearch: (
    search: Record<string, unknown>,
  ): Partial<Record<(typeof FILTERS)[number], string>> =>
    Object.fromEntries(
      FILTERS.flatMap((name) => (search[name] === undefined ? [] : [[name, `${search[name]}`]])),
    ),
  head: ({ match }) => namedHead(match.context, 'deskMessages', { robots: 'noindex' }),
  component: Messages,
})

function Messages() {
  return <MessagesPage asked={Route.useSearch()} />
}
