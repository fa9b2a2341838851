import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { useSignedInUser } from '../../../client-state.ts'
import { useTranslation } from '../../../language.ts'
import { logError } from '../../../log.ts'
import type { OwnSalon } from '../../shell/own-salons.ts'
import { agendaQuery } from '../agenda-query.ts'
import { dayOfAgenda, storeAgenda } from './store-agenda.ts'

/**
 * Stores today and tomorrow after a read of the agenda, at most once a minute (WORK-127). The open page has them too, for
 * when the network goes away.
 */
export function useStoreAgenda(
  salon: OwnSalon,
  today: PlainDate,
  read: { dataUpdatedAt: number; errorUpdatedAt: number },
): void {
  const userName = useSignedInUser()?.userName
  const { userName: salonName, fullName } = salon
  const { language } = useTranslation()
  const queries = useQueryClient()
  const storedAt = useRef(0)
  // A refused read deletes what is stored.
  const readAt = Math.max(read.dataUpdatedAt, read.errorUpdatedAt)
  const isRefused = read.errorUpdatedAt > read.dataUpdatedAt
  useEffect(() => {
    const worker = navigator.serviceWorker
    if (!worker || !userName || readAt === 0) return
    const store = () => {
      const isRecent = !isRefused && readAt - storedAt.current < MINUTE_MS
      if (!worker.controller || !navigator.onLine || isRecent) return
      storedAt.current = readAt
      const startedAt = Date.now()
      const reader = { userName, salon: { userName: salonName, fullName } }
      storeAgenda(reader, today)
        .then((agenda) => {
          for (const { date } of agenda?.days ?? []) {
            const { queryKey } = agendaQuery(
              salonName,
              { from: date as PlainDate, days: 1 },
              language,
            )
            // What was read meanwhile is newer.
            const isNewer = (queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > startedAt
            if (agenda && !isNewer) queries.setQueryData(queryKey, dayOfAgenda(agenda, date))
          }
        })
        .catch((cause) => logError('The agenda was not stored', cause))
    }
    store()
    worker.addEventListener('controllerchange', store)
    return () => worker.removeEventListener('controllerchange', store)
  }, [readAt, isRefused, today, userName, salonName, fullName, language, queries])
}
