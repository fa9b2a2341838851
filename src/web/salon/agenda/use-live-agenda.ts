import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchCalendar } from '../../features/schedule/watch-calendar.ts'
import { agendaKey } from '../shell/agenda-key.ts'

/** Reads the agenda again when the calendar changes on the server. */
export function useLiveAgenda(userName: string): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      watchCalendar(userName, {
        onChange: () => void queries.invalidateQueries({ queryKey: agendaKey(userName) }),
        onReady: () => {},
      }),
    [queries, userName],
  )
}
