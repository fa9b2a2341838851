import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Request } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { agendaKey } from '../shell/agenda-key.ts'
import { api } from '../workspace-api.ts'
import { type ExternalCalendar, externalCalendarsQuery } from './external-calendars-query.ts'

/** Adds an external calendar, which the server reads before it answers (WORK-113). */
export function useAddExternalCalendar(userName: string) {
  const settle = useSettle(userName)
  return useMutation({
    gcTime: 0,
    mutationFn: async (body: Request<Endpoints['addExternalCalendar']>['body']) => {
      const answer = await api('addExternalCalendar', { params: { userName }, body })
      if (!answer.ok) throw new Error('The calendar was not added', { cause: answer.refusal })
      return answer.reply.data.calendar
    },
    onSettled: settle,
  })
}

/** Reads an external calendar now (WORK-113); the calendar that comes back says whether it could be read. */
export function useReadExternalCalendar(userName: string) {
  const queries = useQueryClient()
  const settle = useSettle(userName)
  return useMutation({
    mutationFn: async ({ externalCalendarId }: ExternalCalendar) => {
      const params = { userName, externalCalendarId }
      const answer = await api('readExternalCalendar', { params, body: {} })
      if (!answer.ok) throw new Error('The calendar was not read', { cause: answer.refusal })
      return answer.reply.data.calendar
    },
    onSuccess: (read) => {
      queries.setQueryData(
        externalCalendarsQuery(userName).queryKey,
        (list) =>
          list && {
            ...list,
            calendars: list.calendars.map((each) =>
              each.externalCalendarId === read.externalCalendarId ? read : each,
            ),
          },
      )
    },
    onSettled: settle,
  })
}

/** Removes an external calendar (WORK-113); it leaves the list at once. */
export function useRemoveExternalCalendar(userName: string) {
  const queries = useQueryClient()
  const settle = useSettle(userName)
  const { queryKey } = externalCalendarsQuery(userName)
  return useMutation({
    mutationFn: async ({ externalCalendarId }: ExternalCalendar) => {
      const answer = await api('removeExternalCalendar', {
        params: { userName, externalCalendarId },
      })
      if (!answer.ok) throw new Error('The calendar was not removed', { cause: answer.refusal })
    },
    onSuccess: async (_, { externalCalendarId: gone }) => {
      await queries.cancelQueries({ queryKey }) // an answer on its way still has it
      queries.setQueryData(
        queryKey,
        (list) =>
          list && {
            ...list,
            calendars: list.calendars.filter((each) => each.externalCalendarId !== gone),
          },
      )
    },
    onSettled: settle,
  })
}

// A change may have been made although its answer was lost; the agenda shows the busy times.
function useSettle(userName: string) {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: externalCalendarsQuery(userName).queryKey })
    void queries.invalidateQueries({ queryKey: agendaKey(userName) })
  }
}
