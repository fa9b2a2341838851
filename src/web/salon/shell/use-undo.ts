import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../workspace-api.ts'
import { agendaKey } from './agenda-key.ts'
import { OWN_SALONS_KEY } from './own-salons.ts'
import { requestsKey, visitKey } from './visit-keys.ts'

/** A function that says that a visit was changed to a version, and offers to undo it for ten seconds (WORK-12). */
export function useUndoToast(userName: string, orderId: string) {
  const { t } = useTranslation()
  const refresh = useRefresh(userName, orderId)
  const undo = async (version: number) => {
    const params = { userName, orderId }
    const result = await api('undoVisitChange', { params, body: { version } })
    if (result.ok) showToast('success', t('workspace.undo.done'))
    else {
      const reason = result.refusal === 'slot-taken' ? 'taken' : 'failed'
      showToast('failure', t(`workspace.undo.${reason}`))
    }
    await refresh()
  }
  return (text: string, version: number) =>
    showToast('success', text, { label: t('workspace.undo.label'), run: () => undo(version) })
}

/** Reads everything again that shows the visit. */
export function useRefresh(userName: string, orderId: string) {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [agendaKey(userName), visitKey(userName, orderId), requestsKey(userName), OWN_SALONS_KEY].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    )
}
