import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../desk/message/messages-page.tsx'
import { pageHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

interface Asked {
  status?: string
  kind?: string
  search?: string
}

/** The messages (row DESK-079). */
export const Route = createFileRoute('/desk/messages/')({
  ...privateRoute,
  ...withMessages('deskMessages'),
  staticData: { isPersonal: true, messages: 'deskMessages' },
  // The page reads it: what every page of the site loads must know nothing of the desk.
  validateSearch: ({ status, kind, search }: Record<string, unknown>): Asked => ({
    ...(typeof status === 'string' && { status }),
    ...(typeof kind === 'string' && { kind }),
    // A reference of digits alone is read as a number.
    ...((typeof search === 'string' || typeof search === 'number') && { search: String(search) }),
  }),
  // Its words are those of the page: the shared ones are loaded by customers.
  head: ({ match: { context } }) => {
    if (!context) return {}
    const { t } = context.i18n
    const [title, description] = [t('deskMessages.title'), t('deskMessages.lead')]
    return pageHead(context, { title, description, robots: 'noindex' })
  },
  component: Messages,
})

function Messages() {
  return <MessagesPage asked={Route.useSearch()} />
}
