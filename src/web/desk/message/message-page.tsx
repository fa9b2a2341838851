import { useQuery } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { TermText } from '../shell/queue-row.tsx'
import { ReadersNote } from '../shell/readers.tsx'
import { useDutchToday } from '../shell/use-dutch-today.ts'
import { AnswerForm } from './answer-form.tsx'
import { MessageFacts } from './message-facts.tsx'
import { MessageHandling } from './message-handling.tsx'
import { MessageList } from './message-list.tsx'
import { MessagePanes } from './message-panes.tsx'
import { MessagePrivacy } from './message-privacy.tsx'
import { kindOf, type MessageSearchParameters, messageQuery, workOf } from './message-query.ts'
import { MessageThread } from './message-thread.tsx'
import { ReplyForm } from './reply-form.tsx'

interface MessagePageProps {
  messageId: string
  asked?: MessageSearchParameters
}

/** A message with its thread and the reply to it, beside the list from 1024 px (DESK-080, DESK-081, DESK-250). */
export function MessagePage({ messageId, asked = {} }: MessagePageProps) {
  const { t } = useTranslation()
  return (
    <MessagePanes
      list={
        <section aria-label={t('deskMessages.title')} className="px-5 pt-9 pb-16 max-lg:hidden">
          <MessageList asked={asked} openId={messageId} />
        </section>
      }
    >
      <OpenMessage key={messageId} messageId={messageId} asked={asked} />
    </MessagePanes>
  )
}

function OpenMessage({ messageId, asked }: Required<MessagePageProps>) {
  const { t } = useTranslation()
  const today = useDutchToday()
  const { data: message, error, isFetching, refetch } = useQuery(messageQuery(messageId))
  const back = { to: '/desk/messages', search: asked, label: t('deskMessages.title') } as const
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
  const { name, businessName, status, dueDay } = message
  return (
    <DeskPage
      title={t('deskMessages.at', { name: businessName || name })}
      lead={t(`desk.messageKinds.${kindOf(message)}`)}
      note={<ReadersNote kind="message" itemId={messageId} />}
      back={back}
      action={
        status !== 'closed' && <TermText work={workOf(message)} dueDay={dueDay} today={today} />
      }
    >
      <MessageThread message={message} />
      <ReplyForm message={message} />
      <div className="mt-8 grid grid-cols-1 gap-8 border-t border-line pt-8">
        <MessageHandling message={message} />
        <MessagePrivacy message={message} />
      </div>
      <AnswerForm message={message} />
      <div className="mt-8">
        <MessageFacts message={message} />
      </div>
    </DeskPage>
  )
}
