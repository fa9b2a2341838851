import { useInfiniteQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { SalonPage } from '../shell/salon-page.tsx'
import { usePermission } from '../shell/use-permission.ts'
import { AddClientDialog } from './add-client-dialog.tsx'
import { ClientTable } from './client-table.tsx'
import { clientsQuery } from './clients-query.ts'
import { ExportButton } from './export-button.tsx'
import { usePause } from './use-pause.ts'

/** The clients of a salon, with a search (WORK-66). */
export function ClientsPage({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const search = visibleText(usePause(text))
  const mayExport = usePermission(userName, 'export-clients')
  return (
    <SalonPage
      title={t('clients.title')}
      action={
        <div className="flex flex-wrap gap-2.5">
          {mayExport && <ExportButton userName={userName} />}
          <Button size="sm" tone="primary" onClick={() => setIsAdding(true)}>
            <Icon of={Plus} size="sm" />
            {t('clients.add')}
          </Button>
        </div>
      }
    >
      <div className="grid max-w-[62rem] grid-cols-[minmax(0,1fr)] gap-4">
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
        <FoundClients userName={userName} search={search} />
      </div>
      {isAdding && <AddClientDialog userName={userName} onClose={() => setIsAdding(false)} />}
    </SalonPage>
  )
}

function FoundClients({ userName, search }: { userName: string; search: string }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(clientsQuery(userName, search))
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
          {t(search === '' ? 'clients.count' : 'clients.found', { count: total })}
        </p>
      )}
      {timeZone && clients.length === 0 && <Nobody userName={userName} isSearch={search !== ''} />}
      {timeZone && clients.length > 0 && (
        <ClientTable userName={userName} clients={clients} timeZone={timeZone} />
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

function Nobody({ userName, isSearch }: { userName: string; isSearch: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t(isSearch ? 'clients.noneFound' : 'clients.none')}
      action={
        !isSearch && (
          <ButtonLink
            to="/salon/$userName/agenda"
            params={{ userName }}
            search={{ visit: 'new' }}
            tone="primary"
          >
            {t('clients.noneAction')}
          </ButtonLink>
        )
      }
    >
      <p>{t(isSearch ? 'clients.noneFoundText' : 'clients.noneText')}</p>
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
