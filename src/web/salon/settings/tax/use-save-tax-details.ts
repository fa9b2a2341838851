import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Request } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { useTranslation } from '../../../language.ts'
import { showToast } from '../../../ui/toast.tsx'
import { api } from '../../workspace-api.ts'
import { taxDetailsQuery } from './tax-query.ts'

/** Saves the tax details of the version that was read. Where another is stored by now it is read, and what was typed stays. */
export function useSaveTaxDetails(userName: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { queryKey } = taxDetailsQuery(userName)
  return useMutation({
    mutationFn: async (body: Request<Endpoints['changeTaxDetails']>['body']) => {
      const answer = await api('changeTaxDetails', { params: { userName }, body })
      if (answer.ok) return answer.reply.data
      if (answer.refusal === 'settings-changed') void queries.invalidateQueries({ queryKey })
      throw new Error('The tax details were not saved', { cause: answer.refusal })
    },
    onSuccess: (data) => {
      queries.setQueryData(queryKey, data)
      showToast('success', t('settings.tax.done'))
    },
  })
}
