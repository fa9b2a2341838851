import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { OWN_SALONS_KEY } from '../shell/own-salons.ts'
import { api } from '../workspace-api.ts'

/** Shows the salon to customers, from its checklist (DESK-053). */
export function useShowPage(userName: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const body = { isPaused: false }
      const answer = await api('pauseProvider', { params: { userName }, body })
      if (!answer.ok) throw new Error('The page was not shown', { cause: answer.refusal })
    },
    onSuccess: () => {
      showToast('success', t('checklist.page.opened'))
      return queries.invalidateQueries({ queryKey: OWN_SALONS_KEY })
    },
  })
}
