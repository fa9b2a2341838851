import { createFileRoute } from '@tanstack/react-router'
import { ObjectionPage } from '../customer/report/objection-page.tsx'
import { QueryProvider } from '../query-provider.tsx'
import { secretRoute } from '../secret-route.ts'

/** Objects to a decision from its mail (row DESK-076). Its address tells nobody else: it objects for the party. */
export const Route = createFileRoute('/objection/$token')({
  ...secretRoute('objection', 'report'),
  component: Objection,
})

function Objection() {
  return (
    <QueryProvider>
      <ObjectionPage token={Route.useParams().token} />
    </QueryProvider>
  )
}
