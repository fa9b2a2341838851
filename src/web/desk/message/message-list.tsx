import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useReaders } from '../shell/readers.tsx'
import { termWords } from '../shell/term.ts'
import { UnknownChoice } from '../shell/unknown-choice.tsx'
import { useDutchToday } from '../shell/use-dutch-today.ts'
import { MessageFilters, MessageSearch } from './message-filters.tsx'
import {
  kindOf,
  type MessageRow,
  type MessageSearchParameters,
  type MessagesFilter,
  messagesFilter,
  messagesQuery,
  workOf,
} from './message-query.ts'

interface MessageListProps {
  asked: MessageSearchParameters
  /** The message that is open beside the list. */
  openId?: string
}

/** Messages of a status or a search, with the search and the filters (DESK-079, DESK-084). */
export function MessageList({ asked, openId }: MessageListProps) {
  const { t } = useTranslation()
  const filter = messagesFilter(asked)
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(messagesQuery(filter))
  const readersOf = useReaders()
  const today = useDutchToday()
  const messages = data?.pages.flatMap((page) => page.messages)
  const none = filter.search
    ? 'deskMessages.noneFound'
    : (`deskMessages.none.${filter.status}` as const)
  return (
    <>
      <UnknownChoice
        asked={[
          [asked.status, filter.status],
          [asked.kind, filter.requestType],
        ]}
      />
      <MessageSearch key={filter.search} search={filter.search} />
      {!filter.search && <MessageFilters filter={filter} counts={data?.pages[0]?.counts} />}
      {!messages && error && (
        <LoadFailure
          title={t('deskMessages.failed')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!messages && !error && <Skeleton className="h-19 rounded-lg" />}
      {messages?.length === 0 && <p className="text-muted">{t(none)}</p>}
      {messages && messages.length > 0 && (
        <ul
          aria-label={
            filter.search ? t('deskMessages.results') : t(`deskMessages.statuses.${filter.status}`)
          }
          className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
        >
          {messages.map((message) => (
            <li key={message.contactRequestId}>
              <Row
                message={message}
                filter={filter}
                asked={asked}
                today={today}
                readers={readersOf('message', message.contactRequestId)}
                isOpen={message.contactRequestId === openId}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          className="mt-5"
          busy={isFetchingNextPage && t('deskMessages.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('deskMessages.more')}
        </Button>
      )}
    </>
  )
}

interface RowProps {
  message: MessageRow
  filter: MessagesFilter
  asked: MessageSearchParameters
  isOpen: boolean
  readers: string
  today: string
}

/** One message as one link; the filters stay while it is open. */
function Row({ message, filter, asked, isOpen, readers, today }: RowProps) {
  const { t, language } = useTranslation()
  const { contactRequestId: messageId, name, businessName, excerpt, requestedAt } = message
  const { status, assignee, dueDay } = message
  const due = { work: workOf(message), dueDay, today }
  const { day, left } = termWords(due, { t, language })
  return (
    <Link
      to="/desk/messages/$messageId"
      params={{ messageId }}
      search={asked}
      data-row
      aria-current={isOpen ? 'page' : undefined}
      className="grid min-h-19 grid-cols-[minmax(0,1fr)_max-content] gap-x-4 gap-y-0.5 px-5 py-3.5 -outline-offset-4 hover:bg-surface-soft aria-[current=page]:bg-surface-accent aria-[current=page]:inset-ring-2 aria-[current=page]:inset-ring-accent"
    >
      <b className="min-w-0 font-strong wrap-anywhere">{businessName || name}</b>
      <span className="text-sm text-muted">
        {formatDay(requestedAt, DUTCH_ZONE, language, 'brief')}
      </span>
      <span className="col-span-2 text-sm wrap-anywhere text-muted">
        {businessName && excerpt ? `${name}: ${excerpt}` : excerpt || name}
      </span>
      <span className="col-span-2 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone="neutral">{t(`desk.messageKinds.${kindOf(message)}`)}</Badge>
        {filter.search && t(`deskMessages.statuses.${status}`)}
        {status !== 'closed' && <span>{[day, left].filter(Boolean).join(', ')}</span>}
        {readers && <span className="font-medium text-warning">{readers}</span>}
        {assignee && <span className="wrap-anywhere">{assignee.name}</span>}
      </span>
    </Link>
  )
}
