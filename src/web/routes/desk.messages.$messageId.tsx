import { createFileRoute } from '@tanstack/react-router'
import { MessagePage } from '../desk/message/message-page.tsx'
import { textParameters, workspaceRoute } from '../workspace-route.ts'

/** One message with its thread and the reply to it (rows DESK-080, DESK-081). */
export const Route = createFileRoute('/desk/messages/$messageId')({
  ...workspaceRoute('deskMessages'),
  validateSearch: textParameters('status', 'kind', 'search'),
  component: Message,
})

function Message() {
  return <MessagePage messageId={Route.useParams().messageId} asked={Route.useSearch()} />
}
