import { useQuery } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { dayIn } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { DetailLayout } from '../shell/detail-layout.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { TermText } from '../shell/queue-row.tsx'
import { AnswerForm } from './answer-form.tsx'
import { MessageFacts } from './message-facts.tsx'
import { MessageHandling } from './message-handling.tsx'
import { messageQuery } from './message-query.ts'
import { MessageThread } from './message-thread.tsx'
import { ReplyForm } from './reply-form.tsx'

/** A message with its thread and the reply to it (DESK-080, DESK-081). */
export function MessagePage({ messageId }: { messageId: string }) {
  const { t } = useTranslation()
  const { data: message, error, isFetching, refetch } = useQuery(messageQuery(messageId))
  const back = { to: '/desk/messages', label: t('deskMessages.title') } as const
  if (!message)
    return (
      <DeskPage title={t('desk.kinds.message')} back={back}>
        {error ? (
          <LoadFailure
            title={t('deskMessages.oneFailed')}
            refusal={error.cause as RefusalCode}
            isLoading={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-60 rounded-lg" />
        )}
      </DeskPage>
    )
  const { name, businessName, requestType, status, dueDay } = message
  return (
    <DeskPage
      title={t('deskMessages.at', { name: businessName || name })}
      lead={t(`desk.messageKinds.${requestType}`)}
      back={back}
      action={
        status !== 'closed' && (
          <TermText work="message" dueDay={dueDay} today={dayIn(DUTCH_ZONE, Date.now())} />
        )
      }
    >
      <DetailLayout
        asideLabel={t('deskMessages.facts.title')}
        aside={
          <>
            <MessageHandling message={message} />
            <MessageFacts message={message} />
          </>
        }
      >
        <MessageThread message={message} />
        <ReplyForm key={`reply-${messageId}`} message={message} />
        <AnswerForm key={`answer-${messageId}`} message={message} />
      </DetailLayout>
    </DeskPage>
  )
}
