import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Request } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { api } from '../workspace-api.ts'
import type { ConflictingVisits } from './conflicting-visit.ts'
import { hoursKey } from './hours-query.ts'
import type { HoursOutcome } from './use-conflict-confirmation.tsx'

export type NewDateHours = Request<Endpoints['saveDateHours']>['body']

/** Other hours of a date, which has its words in `name`; `version` is that of the hours shown, empty when it follows the week. */
export type DateHoursInput = NewDateHours & {
  readonly name: string
  readonly date: string
}

/** Saves the hours of one date, or removes them (WORK-141, WORK-142). Anything unexpected fails and can be sent again. */
export function useSaveDateHours(userName: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ date, name: _, ...body }: DateHoursInput): Promise<HoursOutcome> => {
      const result = await api('saveDateHours', { params: { userName, date }, body })
      if (result.ok) return { is: 'done' }
      if (result.refusal === 'has-appointments')
        return { is: 'has-appointments', conflicting: result.data as ConflictingVisits }
      if (result.refusal === 'invalid-request')
        return { is: 'invalid', path: result.details[0]?.path ?? '' }
      throw new Error('The hours were not saved', { cause: result.refusal })
    },
    // After a failure too: somebody else may have changed the hours.
    onSettled: (outcome) =>
      outcome?.is !== 'has-appointments' &&
      queries.invalidateQueries({ queryKey: hoursKey(userName) }),
  })
}
