import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { agendaKey } from '../shell/agenda-key.ts'
import { type Conflict, conflictsOf } from '../visit/conflict-note.tsx'
import { api } from '../workspace-api.ts'
import type { AgendaBlock } from './agenda-query.ts'

/** Moves a block; a toast offers to move it back for ten seconds (WORK-125). `onMoved` is called when it has moved. */
export function useMoveBlock(userName: string, block: AgendaBlock, onMoved: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: agendaKey(userName) })
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const send = (fromTime: string, startTime: string) =>
    api('moveBlock', {
      params: { userName, blockId: block.blockId },
      body: { fromTime, startTime },
    })
  const moveBack = async (from: string) => {
    const result = await send(from, block.startTime)
    if (result.ok) showToast('success', t('agenda.block.movedBack'))
    else {
      const reason = result.refusal === 'slot-taken' ? 'taken' : 'failed'
      showToast('failure', t(`workspace.undo.${reason}`))
    }
    await refresh()
  }
  const mutation = useMutation({
    mutationFn: async (startTime: string) => {
      setConflicts([])
      const result = await send(block.startTime, startTime)
      if (result.ok) return startTime
      setConflicts(conflictsOf(result))
      throw new Error('The block was not moved', { cause: result.refusal })
    },
    onSuccess: (startTime) => {
      const undo = { label: t('workspace.undo.label'), run: () => moveBack(startTime) }
      showToast('success', t('agenda.block.moved'), undo)
      onMoved()
    },
    onSettled: refresh,
  })
  return { ...mutation, conflicts }
}
