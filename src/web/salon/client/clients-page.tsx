import { useInfiniteQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { CLIENT_FILTERS, type ClientFilter, type ClientSort } from '#domain/client/client-list.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useDebounced } from '../../features/combobox/use-debounced.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { chipRow } from '../../ui/chip.tsx'
import { Choice, ChoiceGroup } from '../../ui/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { roundButtonBelowDesktop } from '../shell/round-button.ts'
import { SalonPage } from '../shell/salon-page.tsx'
import { usePermission } from '../shell/use-permission.ts'
import { AddClientDialog } from './add-client-dialog.tsx'
import { ClientTable } from './client-table.tsx'
import { type ClientChoice, clientsQuery } from './clients-query.ts'
import { ExportButton } from './export-button.tsx'

/** The clients of a salon, with a search, filters and an order (WORK-66, WORK-169). */
export function ClientsPage({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const search = visibleText(useDebounced(text))
  const [filter, setFilter] = useState<ClientFilter>('all')
  const [sort, setSort] = useState<ClientSort>('name')
  const mayExport = usePermission(userName, 'export-clients')
  return (
    <SalonPage
      title={t('clients.title')}
      action={
        <div className="flex flex-wrap gap-2.5">
          {mayExport && <ExportButton userName={userName} />}
          <Button
            size="sm"
            tone="primary"
            onClick={() => setIsAdding(true)}
            className={roundButtonBelowDesktop}
          >
            <Icon of={Plus} size="sm" className="max-lg:size-6" />
            <span className="max-lg:sr-only">{t('clients.add')}</span>
          </Button>
        </div>
      }
    >
      <div className="grid max-w-[62rem] grid-cols-[minmax(0,1fr)] gap-4 max-lg:pb-8">
        <div className="w-full max-w-120">
          <TextField
            type="search"
            label={t('clients.search')}
            hint={t('clients.searchHint')}
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Filters filter={filter} onChoose={setFilter} />
        <FoundClients userName={userName} choice={{ search, filter, sort }} onSort={setSort} />
      </div>
      {isAdding && <AddClientDialog userName={userName} onClose={() => setIsAdding(false)} />}
    </SalonPage>
  )
}

function Filters(props: { filter: ClientFilter; onChoose: (filter: ClientFilter) => void }) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup legend={t('clients.show')} isLegendHidden className={chipRow}>
      {CLIENT_FILTERS.map((each) => (
        <Choice
          key={each}
          variant="chip"
          name="filter"
          value={each}
          checked={each === props.filter}
          onChange={() => props.onChoose(each)}
          className="shrink-0"
        >
          {t(`clients.filters.${each}`)}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

interface FoundClientsProps {
  userName: string
  choice: ClientChoice
  onSort: (sort: ClientSort) => void
}

function FoundClients({ userName, choice, onSort }: FoundClientsProps) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(clientsQuery(userName, choice))
  const isEverybody = choice.search === '' && choice.filter === 'all'
  const refusal = query.error && (query.error.cause as RefusalCode)
  const pages = query.data?.pages ?? []
  const clients = pages.flatMap((page) => page.clients)
  const total = pages.at(-1)?.totalClients ?? 0
  const timeZone = pages[0]?.timeZone
  return (
    <>
      {refusal && (
        <LoadFailure
          title={t('clients.failed')}
          refusal={refusal}
          isLoading={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {query.isPending && <Pending />}
      {timeZone && (
        <p role="status" className="text-muted">
          {t(isEverybody ? 'clients.count' : 'clients.found', { count: total })}
        </p>
      )}
      {timeZone && clients.length === 0 && <Nobody userName={userName} choice={choice} />}
      {timeZone && clients.length > 0 && (
        <ClientTable
          userName={userName}
          clients={clients}
          timeZone={timeZone}
          sort={choice.sort}
          onSort={onSort}
        />
      )}
      {timeZone && clients.length < total && (
        <div className="flex items-center justify-between gap-3">
          <p className="text-md text-muted">
            {t('clients.shown', { shown: clients.length, total })}
          </p>
          {query.hasNextPage && (
            <Button
              size="sm"
              busy={query.isFetchingNextPage && t('common.loading')}
              onClick={() => query.fetchNextPage()}
            >
              {t('clients.more')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Nobody({ userName, choice }: { userName: string; choice: ClientChoice }) {
  const { t } = useTranslation()
  if (choice.search !== '' || choice.filter !== 'all') {
    const isSearch = choice.search !== ''
    return (
      <EmptyState title={t(isSearch ? 'clients.noneFound' : 'clients.noneShown')}>
        <p>{t(isSearch ? 'clients.noneFoundText' : 'clients.noneShownText')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('clients.none')}
      action={
        <ButtonLink
          to="/salon/$userName/agenda"
          params={{ userName }}
          search={{ visit: 'new' }}
          tone="primary"
        >
          {t('clients.noneAction')}
        </ButtonLink>
      }
    >
      <p>{t('clients.noneText')}</p>
    </EmptyState>
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-16 rounded-md" />
      ))}
    </>
  )
}
