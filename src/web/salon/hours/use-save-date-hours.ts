import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Request } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { api } from '../workspace-api.ts'
import type { ConflictingVisits } from './conflicting-visit.ts'
import { hoursKey } from './hours-query.ts'

export type NewDateHours = Request<Endpoints['saveDateHours']>['body']

/** What came of saving: visits in the way and a date that is over are no failure. */
type Outcome =
  | { is: 'saved' }
  | { is: 'invalid'; path: string }
  | { is: 'has-appointments'; conflicting: ConflictingVisits }

/** Saves the hours of one date, or removes them (WORK-141, WORK-142). Anything unexpected fails and can be sent again. */
export function useSaveDateHours(userName: string) {
  const queries = useQueryClient()
  return useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async ({ date, ...body }: NewDateHours & { date: string }): Promise<Outcome> => {
      const result = await api('saveDateHours', { params: { userName, date }, body })
      if (result.ok) return { is: 'saved' }
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
