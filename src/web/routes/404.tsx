import { createFileRoute, notFound } from '@tanstack/react-router'
import { namedHead } from '../head.ts'

/** Answers 404 and shows the not-found page of the root. */
export const Route = createFileRoute('/404')({
  loader: () => {
    throw notFound()
  },
  head: ({ match }) => namedHead(match.context, 'notFound', { robots: 'noindex' }),
})
