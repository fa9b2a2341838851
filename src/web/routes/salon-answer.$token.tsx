import { createFileRoute } from '@tanstack/react-router'
import { secretHead } from '../head.ts'
import { privateRoute } from '../private-route.ts'
import { QueryProvider } from '../query-provider.tsx'
import { withMessages } from '../route-messages.ts'
import { AnswerLinkPage } from '../salon/request/answer-link-page.tsx'

/** Answers a request from the mail (row WORK-105). Its address tells nobody else: it answers for the salon. */
export const Route = createFileRoute('/salon-answer/$token')({
  ...privateRoute,
  ...withMessages('workspace'),
  staticData: { ...privateRoute.staticData, messages: 'workspace' },
  head: ({ match }) => secretHead(match.context, 'answerLink'),
  component: Answer,
})

function Answer() {
  return (
    <QueryProvider>
      <AnswerLinkPage token={Route.useParams().token} />
    </QueryProvider>
  )
}
