import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Request } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../workspace-api.ts'
import type { ConflictingVisits } from './conflicting-visit.ts'
import { type Hours, hoursKey } from './hours-query.ts'

export type WeekChange = Request<Endpoints['changeHours']>['body']

/** What came of saving: visits in the way, or hours that somebody else has changed, are no failure. */
type Outcome =
  | { is: 'saved'; saved: Pick<Hours, 'version' | 'week'> }
  | { is: 'concurrent-change' }
  | { is: 'has-appointments'; conflicting: ConflictingVisits }

/** Saves the working hours of the week (WORK-30 to WORK-32). Anything unexpected fails and can be sent again. */
export function useSaveWeek(userName: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: WeekChange): Promise<Outcome> => {
      const result = await api('changeHours', { params: { userName }, body: change })
      if (result.ok) {
        const saved = { week: change.week, version: result.reply.data.version }
        queries.setQueryData<Hours>(hoursKey(userName), (read) => read && { ...read, ...saved })
        showToast('success', t('hours.saved'))
        return { is: 'saved', saved }
      }
      if (result.refusal === 'hours-changed') return { is: 'concurrent-change' }
      if (result.refusal === 'has-appointments')
        return { is: 'has-appointments', conflicting: result.data as ConflictingVisits }
      throw new Error('The hours were not saved', { cause: result.refusal })
    },
    onSettled: (outcome) => {
      if (outcome?.is === 'has-appointments') return
      return queries.invalidateQueries({ queryKey: hoursKey(userName) })
    },
  })
}
