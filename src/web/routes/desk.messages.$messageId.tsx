import { createFileRoute } from '@tanstack/react-router'
import { MessagePage } from '../desk/message/message-page.tsx'
import { workspaceRoute } from '../workspace-route.ts'

/** One message with its thread and the reply to it (rows DESK-080, DESK-081). */
export const Route = createFileRoute('/desk/messages/$messageId')({
  ...workspaceRoute('deskMessages'),
  component: Message,
})

function Message() {
  return <MessagePage messageId={Route.useParams().messageId} />
}
