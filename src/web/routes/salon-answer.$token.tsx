import { createFileRoute } from '@tanstack/react-router'
import { QueryProvider } from '../query-provider.tsx'
import { AnswerLinkPage } from '../salon/request/answer-link-page.tsx'
import { secretRoute } from '../secret-route.ts'

/** Answers a request from the mail (row WORK-105). Its address tells nobody else: it answers for the salon. */
export const Route = createFileRoute('/salon-answer/$token')({
  ...secretRoute('answerLink', 'workspace'),
  component: Answer,
})

function Answer() {
  return (
    <QueryProvider>
      <AnswerLinkPage token={Route.useParams().token} />
    </QueryProvider>
  )
}
