import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Mail from 'lucide-react/icons/mail'
import Presentation from 'lucide-react/icons/presentation'
import type { FormEvent } from 'react'
import { REQUEST_TYPES, type RequestType } from '#domain/contact/contact-request.ts'
import { CONTACT_STATUSES } from '#domain/contact/contact-status.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { dayIn, formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { chipClasses } from '../../ui/chip.tsx'
import { TextField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { Queue, QueueRow } from '../shell/queue-row.tsx'
import { type MessageRow, type MessagesFilter, messagesQuery } from './message-query.ts'

const ICONS: Readonly<Record<RequestType, LucideIcon>> = {
  'contact-us': Mail,
  'contact-sales': BriefcaseBusiness,
  'demo-scheduling': Presentation,
}

interface Asked {
  status?: string
  kind?: string
  search?: string
}

/** Messages of a status, or those that a search finds (DESK-079, DESK-084). */
export function MessagesPage({ asked }: { asked: Asked }) {
  const { t } = useTranslation()
  const filter: MessagesFilter = {
    status: CONTACT_STATUSES.find((each) => each === asked.status) ?? 'open',
    requestType: REQUEST_TYPES.find((each) => each === asked.kind),
    search: asked.search ?? '',
  }
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(messagesQuery(filter))
  const messages = data?.pages.flatMap((page) => page.messages)
  const none = filter.search
    ? 'deskMessages.noneFound'
    : (`deskMessages.none.${filter.status}` as const)
  return (
    <DeskPage title={t('deskMessages.title')} lead={t('deskMessages.lead')}>
      <Search key={filter.search} search={filter.search} />
      {!filter.search && <Filters filter={filter} counts={data?.pages[0]?.counts} />}
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
      {messages && messages.length > 0 && <MessageList filter={filter} messages={messages} />}
      {hasNextPage && (
        <Button
          className="mt-5"
          busy={isFetchingNextPage && t('deskMessages.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('deskMessages.more')}
        </Button>
      )}
    </DeskPage>
  )
}

function Search({ search }: { search: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search')).trim()
    void navigate({ to: '/desk/messages', search: text ? { search: text } : {} })
  }
  return (
    <form onSubmit={submit} className="mb-5 max-w-140">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <TextField
            name="search"
            label={t('deskMessages.search')}
            defaultValue={search}
            maxLength={200}
          />
        </div>
        <Button type="submit">{t('deskMessages.find')}</Button>
      </div>
      <p className="mt-1.5 text-sm text-subtle">{t('deskMessages.searchHint')}</p>
      {search && (
        <Link to="/desk/messages" className="link mt-1 inline-block py-2.5">
          {t('deskMessages.clear')}
        </Link>
      )}
    </form>
  )
}

interface FiltersProps {
  filter: MessagesFilter
  counts: { open: number; waiting: number } | undefined
}

function Filters({ filter: { status, requestType }, counts }: FiltersProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-5 grid gap-2">
      <nav aria-label={t('deskMessages.filter')} className="flex flex-wrap gap-2">
        {CONTACT_STATUSES.map((each) => (
          <Link
            key={each}
            to="/desk/messages"
            search={{
              ...(each !== 'open' && { status: each }),
              ...(requestType && { kind: requestType }),
            }}
            aria-current={each === status ? 'page' : undefined}
            className={`${chipClasses(each === status ? 'chosen' : 'plain')} max-w-full whitespace-normal!`}
          >
            {t(`deskMessages.statuses.${each}`)}
            {counts && each !== 'closed' && <small>{counts[each]}</small>}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('deskMessages.kindFilter')} className="flex flex-wrap gap-2">
        {[undefined, ...REQUEST_TYPES].map((each) => (
          <Link
            key={each ?? 'all'}
            to="/desk/messages"
            search={{ ...(status !== 'open' && { status }), ...(each && { kind: each }) }}
            aria-current={each === requestType ? 'page' : undefined}
            className={`${chipClasses(each === requestType ? 'chosen' : 'plain')} max-w-full whitespace-normal!`}
          >
            {each ? t(`desk.messageKinds.${each}`) : t('deskMessages.allKinds')}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function MessageList(props: { filter: MessagesFilter; messages: readonly MessageRow[] }) {
  const { t, language } = useTranslation()
  const { filter, messages } = props
  const today = dayIn(DUTCH_ZONE, Date.now())
  const detailOf = ({ name, excerpt, requestedAt, status }: MessageRow) => {
    const day = formatDay(requestedAt, DUTCH_ZONE, language, 'date')
    const said = excerpt
      ? t('deskMessages.by', { name, day, words: excerpt })
      : t('deskMessages.byOnly', { name, day })
    return filter.search ? `${t(`deskMessages.statuses.${status}`)}. ${said}` : said
  }
  return (
    <Queue
      label={
        filter.search ? t('deskMessages.results') : t(`deskMessages.statuses.${filter.status}`)
      }
    >
      {messages.map((message) => (
        <QueueRow
          work="message"
          key={message.contactRequestId}
          link={{
            to: '/desk/messages/$messageId',
            params: { messageId: message.contactRequestId },
          }}
          kind={t(`desk.messageKinds.${message.requestType}`)}
          icon={ICONS[message.requestType]}
          title={message.businessName || message.name}
          detail={detailOf(message)}
          assignee={message.assignee}
          dueDay={message.status === 'closed' ? undefined : message.dueDay}
          today={today}
        />
      ))}
    </Queue>
  )
}
