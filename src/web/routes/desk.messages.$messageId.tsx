import { createFileRoute } from '@tanstack/react-router'
import { MessagePage } from '../desk/message/message-page.tsx'
import { namedHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { withMessages } from '../route-messages.ts'

/** One message with its thread and the reply to it (rows DESK-080, DESK-081). */
export const Route = createFileRoute('/desk/messages/$messageId')({
  ...privateRoute,
  ...withMessages('deskMessages'),
  staticData: { isPersonal: true, messages: 'deskMessages' },
  head: ({ match }) => namedHead(match.context, 'deskMessages', { robots: 'noindex' }),
  component: Message,
})

function Message() {
  return <MessagePage messageId={Route.useParams().messageId} />
}
