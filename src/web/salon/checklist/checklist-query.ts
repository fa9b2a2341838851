import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import { showToast } from '../../ui/toast.tsx'
import { OWN_SALONS_KEY } from '../shell/own-salons.ts'
import { api } from '../workspace-api.ts'

export type Checklist = Reply<Endpoints['getChecklist']>['data']
export type ChecklistStep = Checklist['steps'][number]

/** What a new salon has and still needs, read again whenever the page is opened. */
export function checklistQuery(userName: string) {
  return queryOptions({
    queryKey: ['checklist', userName],
    queryFn: async () =>
      replyOf(await api('getChecklist', { params: { userName } }), 'The checklist did not load')
        .data,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}

/** Hides the checklist of a salon (WORK-100); the navigation then no longer leads to it. */
export function useHideChecklist(userName: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const body = { isHidden: true }
      const answer = await api('hideChecklist', { params: { userName }, body })
      if (!answer.ok) throw new Error('The checklist was not hidden', { cause: answer.refusal })
    },
    onSuccess: () => {
      showToast('success', t('checklist.hidden'))
      return queries.invalidateQueries({ queryKey: OWN_SALONS_KEY })
    },
  })
}
