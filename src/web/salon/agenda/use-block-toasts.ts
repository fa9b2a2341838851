import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { agendaKey } from '../shell/agenda-key.ts'
import { api } from '../workspace-api.ts'
import type { AgendaBlock } from './agenda-query.ts'

/** Say that a block was added or removed; the toast offers the opposite for ten seconds (WORK-243). */
export function useBlockToasts(userName: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const undoBy = (opposite: () => Promise<{ ok: true } | { ok: false; refusal: string }>) => ({
    label: t('workspace.undo.label'),
    run: async () => {
      const result = await opposite()
      if (result.ok) showToast('success', t('workspace.undo.done'))
      else {
        const reason = result.refusal === 'slot-taken' ? 'taken' : 'failed'
        showToast('failure', t(`workspace.undo.${reason}`))
      }
      await queries.invalidateQueries({ queryKey: agendaKey(userName) })
    },
  })
  return {
    added: (blockId: string) =>
      showToast(
        'success',
        t('agenda.block.added'),
        undoBy(() => api('removeBlock', { params: { userName, blockId } })),
      ),
    removed: ({ calendarId, startTime, endTime, reason }: AgendaBlock) =>
      showToast(
        'success',
        t('agenda.block.removed'),
        undoBy(() =>
          api('addBlock', {
            params: { userName },
            body: { calendarId, startTime, endTime, reason },
          }),
        ),
      ),
  }
}
