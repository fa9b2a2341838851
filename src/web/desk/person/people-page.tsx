import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RefusalCode } from '#domain/refusal.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useDebounced } from '../../features/combobox/use-debounced.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useStoredTexts } from '../shell/use-stored-texts.ts'
import { peopleQuery } from './people-query.ts'

/** Finds people; there is no list of everybody (DESK-130). */
export function PeoplePage() {
  const { t } = useTranslation()
  const [{ text }, keep] = useStoredTexts({ text: '' })
  const search = visibleText(useDebounced(text))
  return (
    <DeskPage title={t('deskPeople.title')} lead={t('deskPeople.lead')}>
      <div className="grid max-w-248 grid-cols-[minmax(0,1fr)] gap-4">
        <div className="max-w-140">
          <TextField
            type="search"
            label={t('deskPeople.search')}
            autoComplete="off"
            maxLength={254}
            value={text}
            onChange={({ target }) => keep({ text: target.value })}
          />
        </div>
        {search === '' ? (
          <EmptyState title={t('deskPeople.empty')}>
            <p>{t('deskPeople.emptyText')}</p>
          </EmptyState>
        ) : (
          <FoundPeople search={search} />
        )}
      </div>
    </DeskPage>
  )
}

function FoundPeople({ search }: { search: string }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(peopleQuery(search))
  const people = query.data?.pages.flatMap((page) => page.people)
  return (
    <>
      {query.error && (
        <LoadFailure
          title={t('deskPeople.failed')}
          refusal={query.error.cause as RefusalCode}
          isLoading={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {query.isPending && [1, 2, 3].map((row) => <Skeleton key={row} className="h-16" />)}
      {people && (
        <p role="status" className="text-muted">
          {t(query.hasNextPage ? 'deskPeople.foundMore' : 'deskPeople.found', {
            count: people.length,
          })}
        </p>
      )}
      {people?.length === 0 && (
        <EmptyState title={t('deskPeople.none')}>
          <p>{t('deskPeople.noneText')}</p>
        </EmptyState>
      )}
      {people && people.length > 0 && (
        <ul className="border-t border-line">
          {people.map(({ userName, name, email, role }) => (
            <li key={userName} className="border-b border-line">
              <Link
                to="/desk/people/$userName"
                params={{ userName }}
                className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-text no-underline hover:bg-surface-soft"
              >
                <span className="min-w-0">
                  <span className="block font-strong wrap-anywhere">{name || userName}</span>
                  <span className="block text-sm wrap-anywhere text-muted">
                    {[userName, email].filter(Boolean).join(', ')}
                  </span>
                </span>
                <Badge tone="neutral">{t(`deskPeople.roles.${role}`)}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div>
          <Button
            size="sm"
            busy={query.isFetchingNextPage && t('common.loading')}
            onClick={() => query.fetchNextPage()}
          >
            {t('deskPeople.more')}
          </Button>
        </div>
      )}
    </>
  )
}
