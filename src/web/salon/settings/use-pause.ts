import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { OWN_SALONS_KEY } from '../shell/own-salons.ts'
import { api } from '../workspace-api.ts'
import { settingsQuery } from './settings-query.ts'

/** Pauses the salon (true) or resumes it (WORK-79); the frame of the workspace then says so. */
export function usePause(userName: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (isPaused: boolean) => {
      const answer = await api('pauseProvider', { params: { userName }, body: { isPaused } })
      if (!answer.ok) throw new Error('The salon was not paused', { cause: answer.refusal })
      return answer.reply.data
    },
    onSuccess: (data) => {
      queries.setQueryData(settingsQuery(userName).queryKey, data)
      showToast('success', t(data.isActive ? 'settings.pause.resumed' : 'settings.pause.paused'))
      return queries.invalidateQueries({ queryKey: OWN_SALONS_KEY })
    },
  })
}
