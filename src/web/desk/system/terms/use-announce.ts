import { useQueryClient } from '@tanstack/react-query'
import type { Request } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../../language.ts'
import { showToast } from '../../../ui/toast.tsx'
import { api } from '../../desk-api.ts'
import { DESK_KEY } from '../../shell/desk-query.ts'
import { useMutationOnce } from '../../shell/use-mutation-once.ts'
import { termsQuery } from './terms-query.ts'

type NewTerms = Request<Endpoints['announceTerms']>['body']

/** Announces a version; for ten seconds a toast withdraws it before its mails leave. @param onDone closes its form */
export function useAnnounce(onDone: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const withdraw = useWithdraw()
  return useMutationOnce({
    mutationFn: async (body: NewTerms) => {
      const answer = await api('announceTerms', { body })
      if (answer.ok) return answer.reply.data
      if (answer.refusal === 'item-changed')
        void queries.invalidateQueries({ queryKey: termsQuery.queryKey })
      throw new Error('The terms were not announced', { cause: answer.refusal })
    },
    onSuccess: async (list) => {
      onDone()
      queries.setQueryData(termsQuery.queryKey, list)
      const termsId = list.versions[0]?.termsId
      const run = () => {
        if (termsId) withdraw.mutate(termsId)
      }
      showToast('success', t('deskSystem.terms.announced'), {
        label: t('deskSystem.terms.withdraw'),
        run,
      })
      await queries.invalidateQueries({ queryKey: DESK_KEY })
    },
  })
}

function useWithdraw() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutationOnce({
    mutationFn: async (termsId: string) => {
      const answer = await api('withdrawTerms', { params: { termsId }, body: {} })
      if (answer.ok) return answer.reply.data
      throw new Error('The terms were not withdrawn', { cause: answer.refusal })
    },
    onSuccess: async (list) => {
      queries.setQueryData(termsQuery.queryKey, list)
      showToast('success', t('deskSystem.terms.withdrawn'))
      await queries.invalidateQueries({ queryKey: DESK_KEY })
    },
    // Its button was in a toast that is gone.
    onError: (error) => showToast('failure', t(`refusals.${error.cause as RefusalCode}`)),
  })
}
