import { useInfiniteQuery } from '@tanstack/react-query'
import { REQUEST_TYPES } from '#domain/contact/contact-request.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import type { Translate } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Choice, ChoiceGroup } from '../../ui/choice.tsx'
import { reasonText } from '../report/report-text.ts'
import type { Desk } from '../shell/desk-query.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { LoadingRows } from '../shell/loading-rows.tsx'
import { Queue, QueueRow, TermText } from '../shell/queue-row.tsx'
import { useReaders } from '../shell/readers.tsx'
import { usePageKeys } from '../shell/use-desk-keys.ts'
import { useStoredTexts } from '../shell/use-stored-texts.ts'
import { ComingDates, EmptyWorkList } from './coming-dates.tsx'
import { type WorkItem, type WorkOrder, workQuery } from './today-query.ts'
import { useAssignToMe } from './use-assign-to-me.ts'
import { WORK_LINKS } from './work-links.ts'

/** What waits, and which dates come (DESK-011, DESK-302). What is late stands on top of the oldest first (DESK-303). */
export function WorkList({ operator }: Pick<Desk, 'operator'>) {
  const { t } = useTranslation()
  const [{ order: chosen }, keep] = useStoredTexts({ order: '' })
  const order = chosen === 'due' ? 'due' : 'oldest'
  const { data, error, refetch, isFetching, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(workQuery(order))
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
  const { urgent, late, today } = first
  const rows = onceEach([...late, ...items]).filter(({ itemId }) => itemId !== urgent?.itemId)
  if (items.length === 0) return <EmptyWorkList />
  return (
    <>
      {urgent && <Urgent item={urgent} today={today} />}
      <section className={urgent ? 'mt-8' : ''}>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <h2 className="text-xl">{t('desk.today.list')}</h2>
          <WorkOrders order={order} onOrder={(each) => keep({ order: each })} />
        </div>
        <AssignToMeKey
          items={onceEach([...rows, ...(urgent ? [urgent] : [])])}
          operator={operator}
        />
        {rows.length > 0 && (
          <Queue label={t('desk.today.list')}>
            {rows.map((item) => (
              <WorkRow key={item.itemId} item={item} today={today} />
            ))}
          </Queue>
        )}
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
      <ComingDates />
    </>
  )
}

function onceEach(items: readonly WorkItem[]): WorkItem[] {
  return [...new Map(items.map((item) => [item.itemId, item])).values()]
}

/** `t` takes what has the focus and nobody has yet (DESK-304). */
function AssignToMeKey({
  items,
  operator,
}: Pick<Desk, 'operator'> & { items: readonly WorkItem[] }) {
  const assignToMe = useAssignToMe(operator)
  usePageKeys({
    t: () => {
      const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
      const item = items.find(({ itemId }) => itemId === id)
      if (item) assignToMe(item)
    },
  })
  return null
}

function WorkOrders(props: { order: WorkOrder; onOrder: (order: WorkOrder) => void }) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup legend={t('desk.today.order')} isLegendHidden className="flex flex-wrap gap-2">
      {(['oldest', 'due'] as const).map((order) => (
        <Choice
          key={order}
          variant="chip"
          name="order"
          value={order}
          checked={order === props.order}
          onChange={() => props.onOrder(order)}
        >
          {t(`desk.today.orders.${order}`)}
        </Choice>
      ))}
    </ChoiceGroup>
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
        data-row={item.itemId}
        aria-keyshortcuts="t"
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
      itemId={item.itemId}
      link={linkTo(item.itemId)}
      kind={t(`desk.kinds.${item.kind}`)}
      icon={icon}
      title={item.subject}
      detail={useDetail(item)}
      assignee={item.assignee}
      dueDay={item.dueDay}
      today={today}
      readers={useReaders()(readKindOf(item.kind), item.itemId)}
    />
  )
}

/** A privacy request is read as a message. */
function readKindOf(kind: WorkItem['kind']) {
  return kind === 'privacy-request' ? 'message' : kind
}

function useDetail({ kind, topic, since }: WorkItem): string {
  const { t, language } = useTranslation()
  const day = formatDay(since, DUTCH_ZONE, language, 'dayMonth')
  return [topic && topicText(kind, topic, t), t('desk.item.since', { day })]
    .filter(Boolean)
    .join('. ')
}

function topicText(kind: WorkItem['kind'], topic: string, t: Translate): string {
  if (kind === 'report') return reasonText(topic, t)
  const requestType = REQUEST_TYPES.find((each) => each === topic)
  return requestType ? t(`desk.messageKinds.${requestType}`) : topic
}
