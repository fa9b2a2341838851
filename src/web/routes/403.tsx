import { createFileRoute } from '@tanstack/react-router'
import { NoAccessPage } from '../features/shell/broken-pages.tsx'
import { pageHead } from '../head.ts'
import { answerWith } from '../response-status.ts'

export const Route = createFileRoute('/403')({
  loader: () => answerWith(403),
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.i18n.t('seo.noAccess.title'), hidden: true }),
  component: NoAccessPage,
})
