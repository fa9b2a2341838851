import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import type { TextContext } from '../../request/request-text.ts'
import { LoadFailure } from '../../shell/load-failure.tsx'
import { useIsOnline } from '../../shell/use-is-online.ts'
import { AgendaPending } from '../agenda-content.tsx'
import type { Agenda } from '../agenda-query.ts'
import { OfflineLine } from './offline-line.tsx'

interface AgendaNoticeProps {
  query: UseQueryResult<Agenda>
  context: TextContext
  /** The header of the agenda. */
  children: ReactNode
}

/** The header with why the agenda is not there, or not of now: above it without a network, else below it. */
export function AgendaNotice({ query, context, children }: AgendaNoticeProps) {
  const isOnline = useIsOnline()
  const { data, dataUpdatedAt } = query
  return (
    <>
      {!isOnline && <OfflineLine asOf={data ? dataUpdatedAt : null} context={context} />}
      {children}
      {isOnline && query.isPending && <AgendaPending />}
      {isOnline && query.error && (
        <div className="mt-4">
          <LoadFailure
            title={context.t('agenda.failed')}
            refusal={query.error.cause as RefusalCode}
            loaded={data && { at: dataUpdatedAt, timeZone: context.timeZone }}
            isLoading={query.isFetching}
            onRetry={query.refetch}
          />
        </div>
      )}
    </>
  )
}
