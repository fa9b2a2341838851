import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../workspace-api.ts'
import { hoursKey } from './hours-query.ts'

/** Opens again what a closure closed (WORK-34). One that is gone already is no failure. */
export function useRemoveClosure(userName: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (closureId: string) => {
      const result = await api('removeClosure', { params: { userName, closureId } })
      if (result.ok || result.refusal === 'not-found') return
      throw new Error('The closure was not removed', { cause: result.refusal })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: hoursKey(userName) }),
  })
}
