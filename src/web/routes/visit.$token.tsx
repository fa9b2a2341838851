import { createFileRoute } from '@tanstack/react-router'
import { VisitLinkPage } from '../customer/visit-link/visit-link-page.tsx'
import { QueryProvider } from '../query-provider.tsx'
import { secretRoute } from '../secret-route.ts'

/** A visit that a salon wrote down, by the link in the mail (row WORK-109). Its address tells nobody else. */
export const Route = createFileRoute('/visit/$token')({
  ...secretRoute('visitLink', 'visitLink', 'movedVisit'),
  component: Visit,
})

function Visit() {
  return (
    <QueryProvider>
      <VisitLinkPage token={Route.useParams().token} />
    </QueryProvider>
  )
}
