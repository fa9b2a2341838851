import { createFileRoute } from '@tanstack/react-router'
import { ObjectionPage } from '../customer/report/objection-page.tsx'
import { secretHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { QueryProvider } from '../query-provider.tsx'
import { withMessages } from '../route-messages.ts'

/** Objects to a decision from its mail (row DESK-076). Its address tells nobody else: it objects for the party. */
export const Route = createFileRoute('/objection/$token')({
  ...privateRoute,
  ...withMessages('report'),
  staticData: { ...privateRoute.staticData, messages: 'report' },
  head: ({ match }) => secretHead(match.context, 'objection'),
  component: Objection,
})

function Objection() {
  return (
    <QueryProvider>
      <ObjectionPage token={Route.useParams().token} />
    </QueryProvider>
  )
}
