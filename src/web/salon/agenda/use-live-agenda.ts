import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchCalendar } from '../../features/schedule/watch-calendar.ts'
import { agendaKey } from '../shell/agenda-key.ts'
import { visitsKey } from '../shell/visit-keys.ts'

/** Reads the agenda and the open visit again when the calendar or a visit changes on the server (WORK-231). */
export function useLiveAgenda(userName: string): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      watchCalendar(userName, {
        onChange: () => {
          void queries.invalidateQueries({ queryKey: agendaKey(userName) })
          void queries.invalidateQueries({ queryKey: visitsKey(userName) })
        },
        onReady: () => {},
        withVisits: true,
      }),
    [queries, userName],
  )
}
