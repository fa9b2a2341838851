import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../workspace-api.ts'
import { agendaKey } from './agenda-key.ts'
import { OWN_SALONS_KEY } from './own-salons.ts'
import { requestsKey, visitKey } from './visit-keys.ts'

/** A function that says that a visit was changed to a version, and offers to undo it for ten seconds (WORK-12). */
export function useUndoToast(userName: string, orderId: string) {
  return useToastWithUndo(userName, orderId, (version: number) => {
    const params = { userName, orderId }
    return api('undoVisitChange', { params, body: { version } })
  })
}

/** The same for visits of a series that were cancelled together, with their versions. */
export function useSeriesUndoToast(userName: string, orderId: string) {
  return useToastWithUndo(userName, orderId, (visits: { orderId: string; version: number }[]) =>
    api('undoSeries', { params: { userName }, body: { visits } }),
  )
}

function useToastWithUndo<Change>(
  userName: string,
  orderId: string,
  undo: (change: Change) => Promise<{ ok: true } | { ok: false; refusal: string }>,
) {
  const { t } = useTranslation()
  const refresh = useRefresh(userName, orderId)
  const run = async (change: Change) => {
    const result = await undo(change)
    if (result.ok) showToast('success', t('workspace.undo.done'))
    else {
      const reason = result.refusal === 'slot-taken' ? 'taken' : 'failed'
      showToast('failure', t(`workspace.undo.${reason}`))
    }
    await refresh()
  }
  return (text: string, change: Change) =>
    showToast('success', text, { label: t('workspace.undo.label'), run: () => run(change) })
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
