import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../desk/message/messages-page.tsx'
import { textParameters, workspaceRoute } from '../workspace-route.ts'

/** The messages (row DESK-079). */
export const Route = createFileRoute('/desk/messages/')({
  ...workspaceRoute('deskMessages'),
  validateSearch: textParameters('status', 'kind', 'search'),
  component: Messages,
})

function Messages() {
  return <MessagesPage asked={Route.useSearch()} />
}
