import { useInfiniteQuery } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { UnknownChoice } from '../shell/unknown-choice.tsx'
import { LogFile } from './log-file.tsx'
import { LogFilters } from './log-filters.tsx'
import { type LogFilter, type LogPageData, logQuery, readLogFilter } from './log-query.ts'
import { LogTables } from './log-table.tsx'

/** What operators did, with filters and a file (DESK-006, DESK-007). */
export function LogPage({ search }: { search: Record<string, unknown> }) {
  const { t } = useTranslation()
  const filter = readLogFilter(search)
  const { data, error, isFetching, refetch } = useInfiniteQuery(logQuery(filter))
  const [first] = data?.pages ?? []
  return (
    <DeskPage
      title={t('desk.places.log')}
      lead={t('deskLog.lead')}
      action={<LogFile filter={filter} />}
    >
      <UnknownChoice
        asked={(['operator', 'act', 'from', 'to'] as const).map((name) => [
          search[name],
          filter[name],
        ])}
      />
      <LogFilters filter={filter} operators={first?.operators ?? []} />
      {error && !first && (
        <LoadFailure
          title={t('deskLog.failed')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!first && !error && <Skeleton className="h-56 rounded-lg" />}
      {first && <Acts filter={filter} first={first} />}
    </DeskPage>
  )
}

function Acts({ filter, first }: { filter: LogFilter; first: LogPageData }) {
  const { t } = useTranslation()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    logQuery(filter),
  )
  const acts = data?.pages.flatMap((page) => page.acts) ?? []
  const hasFilter = Object.values(filter).some((value) => value !== undefined)
  if (acts.length === 0)
    return <p role="status">{t(hasFilter ? 'deskLog.none' : 'deskLog.noneYet')}</p>
  return (
    <>
      <LogTables acts={acts} />
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-muted">
          {hasNextPage
            ? t('deskLog.shownSoFar', { count: acts.length })
            : t('deskLog.shown', { count: acts.length })}
        </p>
        {hasNextPage && (
          <Button
            size="sm"
            busy={isFetchingNextPage && t('deskLog.loading')}
            onClick={() => void fetchNextPage()}
          >
            {t('deskLog.next')}
          </Button>
        )}
      </div>
      <p className="mt-5 max-w-[48rem] text-sm text-muted">{t(`deskLog.${first.protection}`)}</p>
    </>
  )
}
