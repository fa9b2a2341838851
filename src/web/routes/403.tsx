import { createFileRoute } from '@tanstack/react-router'
import { NoAccessPage } from '../customer/shell/no-access-page.tsx'
import { namedHead } from '../head.ts'
import { setResponseCode } from '../response-status.ts'

export const Route = createFileRoute('/403')({
  loader: () => setResponseCode(403),
  head: ({ match }) => namedHead(match.context, 'noAccess', { robots: 'noindex' }),
  component: NoAccessPage,
})
