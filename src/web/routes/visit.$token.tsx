import { createFileRoute } from '@tanstack/react-router'
import { VisitLinkPage } from '../customer/visit-link/visit-link-page.tsx'
import { secretHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { QueryProvider } from '../query-provider.tsx'
import { withMessages } from '../route-messages.ts'

/** A visit that a salon wrote down, by the link in the mail (row WORK-109). Its address tells nobody else. */
export const Route = createFileRoute('/visit/$token')({
  ...privateRoute,
  ...withMessages('visitLink', 'movedVisit'),
  staticData: { ...privateRoute.staticData, messages: ['visitLink', 'movedVisit'] },
  head: ({ match }) => secretHead(match.context, 'visitLink'),
  component: Visit,
})

function Visit() {
  return (
    <QueryProvider>
      <VisitLinkPage token={Route.useParams().token} />
    </QueryProvider>
  )
}
