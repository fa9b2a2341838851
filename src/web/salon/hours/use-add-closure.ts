import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Request } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { api } from '../workspace-api.ts'
import type { ConflictingVisits } from './conflicting-visit.ts'
import { hoursKey } from './hours-query.ts'
import type { HoursOutcome } from './use-conflict-confirmation.tsx'

export type NewClosure = Request<Endpoints['addClosure']>['body']

/** A closure, with what is closed in words. */
export interface ClosureInput {
  readonly name: string
  readonly closure: NewClosure
}

/** Closes days or hours (WORK-34, WORK-35). Anything unexpected fails and can be sent again. */
export function useAddClosure(userName: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ closure }: ClosureInput): Promise<HoursOutcome> => {
      const result = await api('addClosure', { params: { userName }, body: closure })
      if (result.ok) return { is: 'done' }
      if (result.refusal === 'has-appointments')
        return { is: 'has-appointments', conflicting: result.data as ConflictingVisits }
      if (result.refusal === 'invalid-request')
        return { is: 'invalid', path: result.details[0]?.path ?? '' }
      throw new Error('It was not closed', { cause: result.refusal })
    },
    onSuccess: (outcome) =>
      outcome.is === 'done' && queries.invalidateQueries({ queryKey: hoursKey(userName) }),
  })
}
