import type { UseQueryResult } from '@tanstack/react-query'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { CalendarFeed } from './feeds-query.ts'

interface FeedListProps {
  feeds: UseQueryResult<CalendarFeed[]>
  timeZone: string
  onWithdraw: (feed: CalendarFeed) => void
}

/** The calendar feeds with what they show and when they were read, and what to do when an address is lost (WORK-82). */
export function FeedList({ feeds, timeZone, onWithdraw }: FeedListProps) {
  const { t } = useTranslation()
  const { data, error } = feeds
  return (
    <>
      {error && <NotLoaded feeds={feeds} refusal={error.cause as RefusalCode} />}
      {!data && !error && <Skeleton className="h-18 rounded-md" />}
      {data?.length === 0 && <p className="text-muted">{t('settings.feeds.none')}</p>}
      {data && data.length > 0 && (
        <>
          <ul aria-label={t('settings.feeds.list')} className="divide-y divide-line">
            {data.map((feed) => (
              <FeedRow
                key={feed.feedId}
                feed={feed}
                timeZone={timeZone}
                onWithdraw={() => onWithdraw(feed)}
              />
            ))}
          </ul>
          <p className="mt-3 text-md text-muted">{t('settings.feeds.lost')}</p>
        </>
      )}
    </>
  )
}

interface FeedRowProps {
  feed: CalendarFeed
  timeZone: string
  onWithdraw: () => void
}

function FeedRow({ feed, timeZone, onWithdraw }: FeedRowProps) {
  const { t, language } = useTranslation()
  const { name, hasClientNames, createdAt, readAt } = feed
  const day = (instant: string) => formatDay(instant, timeZone, language, 'dayMonthYear')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0">
      <div className="flex min-w-0 grow basis-48 items-start gap-3">
        <Icon of={CalendarSync} className="mt-0.5 text-muted max-sm:hidden" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-strong">{name}</p>
          <p className="text-sm text-muted">
            {t(hasClientNames ? 'settings.feeds.withNames' : 'settings.feeds.withoutNames')}
          </p>
          <p className="text-sm text-muted">{t('settings.feeds.made', { day: day(createdAt) })}</p>
          <p className="text-sm text-muted">
            {readAt === null
              ? t('settings.feeds.neverRead')
              : t('settings.feeds.read', {
                  day: day(readAt),
                  time: formatTime(readAt, timeZone, language),
                })}
          </p>
        </div>
      </div>
      <Button size="sm" aria-label={t('settings.feeds.withdrawOf', { name })} onClick={onWithdraw}>
        {t('settings.feeds.withdraw')}
      </Button>
    </li>
  )
}

function NotLoaded({ feeds, refusal }: { feeds: FeedListProps['feeds']; refusal: RefusalCode }) {
  const { t } = useTranslation()
  const isStale = feeds.data !== undefined
  return (
    <div className="mb-4">
      <LoadFailure
        title={t(isStale ? 'settings.feeds.notRefreshed' : 'settings.feeds.notLoaded')}
        refusal={refusal}
        isStale={isStale}
        isLoading={feeds.isFetching}
        onRetry={() => feeds.refetch()}
      />
    </div>
  )
}
