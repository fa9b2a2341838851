import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../head.ts'

/** Answers 404 and shows the not-found page of the root. */
export const Route = createFileRoute('/404')({
  loader: () => {
    throw notFound()
  },
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.i18n.t('seo.notFound.title'), hidden: true }),
})
