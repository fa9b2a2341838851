import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../customer/shell/not-found-page.tsx'
import { namedHead } from '../head.ts'
import { setResponseCode } from '../response-status.ts'

export const Route = createFileRoute('/404')({
  // Not the router's notFound(): it renders no head.
  loader: () => setResponseCode(404),
  head: ({ match }) => namedHead(match.context, 'notFound', { robots: 'noindex' }),
  component: NotFoundPage,
})
