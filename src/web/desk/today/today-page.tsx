import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { REQUEST_TYPES } from '#domain/contact/contact-request.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useTranslation } from '../../language.ts'
import type { Translate } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { reasonText } from '../report/report-text.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { type Desk, deskQuery } from '../shell/desk-query.ts'
import { DetailLayout } from '../shell/detail-layout.tsx'
import { HealthStrip } from '../shell/health-strip.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { Queue, QueueRow, TermText } from '../shell/queue-row.tsx'
import { useReaders } from '../shell/readers.tsx'
import { LatestActs } from './latest-acts.tsx'
import { type WorkItem, workQuery } from './today-query.ts'
import { WORK_LINKS } from './work-links.ts'

/** What waits, the oldest first, and how the installation does (DESK-011, DESK-013). */
export function TodayPage({ desk: loaded }: { desk: Desk }) {
  const { t, language } = useTranslation()
  const { data: desk } = useQuery(deskQuery(loaded))
  const day = formatDay(`${desk.today}T12:00Z`, DUTCH_ZONE, language, 'full')
  const [name = ''] = desk.operator.name.split(' ')
  const lead = t('desk.today.lead', { day: capital(day), work: useWorkText(desk) })
  return (
    <DeskPage
      title={t(`desk.today.${partOfDay()}`, { name })}
      tabTitle={t('desk.places.today')}
      lead={lead}
    >
      <HealthStrip />
      <DetailLayout asideLabel={t('desk.today.done')} aside={<LatestActs />}>
        <Work />
      </DetailLayout>
    </DeskPage>
  )
}

function useWorkText(desk: Desk): string {
  const { t } = useTranslation()
  const count = desk.work.reduce((sum, { open }) => sum + open, 0)
  const due = desk.work.reduce((sum, kind) => sum + kind.due, 0)
  if (count === 0) return t('desk.today.nothing')
  return due > 0 ? t('desk.today.waitingDue', { count, due }) : t('desk.today.waiting', { count })
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(formatTime(Date.now(), DUTCH_ZONE, 'nl').slice(0, 2))
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function Work() {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(workQuery)
  const [first] = data?.pages ?? []
  if (!first) {
    if (error)
      return (
        <LoadFailure
          title={t('desk.today.failed')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={() => void refetch()}
        />
      )
    return <LoadingRows />
  }
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const { urgent, today } = first
  if (items.length === 0)
    return (
      <EmptyState
        title={t('desk.today.emptyTitle')}
        art={
          <SceneDrawing
            of="no-bookings"
            className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
          />
        }
      >
        <p>{t('desk.today.emptyText')}</p>
      </EmptyState>
    )
  return (
    <>
      {urgent && <Urgent item={urgent} today={today} />}
      <section className={urgent ? 'mt-8' : ''}>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl">{t('desk.today.list')}</h2>
          <p className="text-sm text-muted">{t('desk.today.order')}</p>
        </div>
        <Queue label={t('desk.today.list')}>
          {items
            .filter(({ itemId }) => itemId !== urgent?.itemId)
            .map((item) => (
              <WorkRow key={item.itemId} item={item} today={today} />
            ))}
        </Queue>
        {hasNextPage && (
          <Button
            size="sm"
            className="mt-4"
            busy={isFetchingNextPage && t('desk.today.loading')}
            onClick={() => void fetchNextPage()}
          >
            {t('desk.today.next')}
          </Button>
        )}
      </section>
    </>
  )
}

/** What is due first, today or earlier: the one thing that is pinned. */
function Urgent({ item, today }: { item: WorkItem; today: string }) {
  const { t } = useTranslation()
  const detail = useDetail(item)
  return (
    <section
      aria-labelledby="urgent"
      className="rounded-xl bg-surface-accent p-6 sm:p-8 [&_.fill-line]:fill-surface"
    >
      <TermText work={item.kind} dueDay={item.dueDay} today={today} />
      <h2 id="urgent" className="mt-3 text-2xl wrap-anywhere">
        {t(`desk.kinds.${item.kind}`)}: {item.subject}
      </h2>
      <p className="mt-1 text-muted">{detail}</p>
      <ButtonLink
        {...WORK_LINKS[item.kind].linkTo(item.itemId)}
        tone="primary"
        data-row
        className="mt-4.5"
      >
        {t('desk.today.openUrgent')}
      </ButtonLink>
    </section>
  )
}

function WorkRow({ item, today }: { item: WorkItem; today: string }) {
  const { t } = useTranslation()
  const { icon, linkTo } = WORK_LINKS[item.kind]
  return (
    <QueueRow
      work={item.kind}
      link={linkTo(item.itemId)}
      kind={t(`desk.kinds.${item.kind}`)}
      icon={icon}
      title={item.subject}
      detail={useDetail(item)}
      assignee={item.assignee}
      dueDay={item.dueDay}
      today={today}
      readers={useReaders()(item.kind, item.itemId)}
    />
  )
}

function useDetail({ kind, topic, since }: WorkItem): string {
  const { t, language } = useTranslation()
  const day = formatDay(since, DUTCH_ZONE, language, 'date')
  return [topic && topicText(kind, topic, t), t('desk.item.since', { day })]
    .filter(Boolean)
    .join('. ')
}

function topicText(kind: WorkItem['kind'], topic: string, t: Translate): string {
  if (kind === 'report') return reasonText(topic, t)
  const requestType = REQUEST_TYPES.find((each) => each === topic)
  return requestType ? t(`desk.messageKinds.${requestType}`) : topic
}

function LoadingRows() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-19 rounded-lg" />
      <Skeleton className="h-19 rounded-lg" />
      <Skeleton className="h-19 rounded-lg" />
    </div>
  )
}
