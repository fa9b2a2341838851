import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatTime } from '#messages/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { TextContext } from '../request/request-text.ts'
import { agendaKey } from '../shell/agenda-key.ts'
import { api } from '../workspace-api.ts'
import type { AgendaItem } from './agenda-columns.ts'
import type { AgendaBlock } from './agenda-query.ts'

/** Opens a block: a dialog with its time, from which it can be removed (WORK-10). */
export function useOpenBlock(userName: string, context: TextContext) {
  const [block, setBlock] = useState<AgendaBlock | null>(null)
  const openBlock = (item: Extract<AgendaItem, { kind: 'block' }>) => setBlock(item.block)
  const dialog = block && (
    <BlockedTimeDialog
      userName={userName}
      block={block}
      context={context}
      onClose={() => setBlock(null)}
    />
  )
  return { openBlock, dialog }
}

interface BlockedTimeDialogProps {
  userName: string
  block: AgendaBlock
  context: TextContext
  onClose: () => void
}

function BlockedTimeDialog({ userName, block, context, onClose }: BlockedTimeDialogProps) {
  const { t, timeZone, language } = context
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const params = { userName, blockId: block.blockId }
      const result = await api('removeBlock', { params })
      if (!result.ok) throw new Error('The block was not removed', { cause: result.refusal })
    },
    onSuccess: () => {
      showToast('success', t('agenda.block.removed'))
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: agendaKey(userName) }),
  })
  return (
    <Dialog
      title={block.reason || t('agenda.blocked')}
      closeLabel={t('agenda.close')}
      width="narrow"
      isLocked={isPending}
      onClose={onClose}
    >
      <p className="mt-3 mb-5 text-muted">
        {t('agenda.time', {
          start: formatTime(block.startTime, timeZone, language),
          end: formatTime(block.endTime, timeZone, language),
        })}
      </p>
      {error && (
        <FailureNote title={t('agenda.block.notRemoved')}>
          {t(`refusals.${error.cause as RefusalCode}`)}
        </FailureNote>
      )}
      <div className="mt-4 grid gap-2.5">
        <Button full busy={isPending && t('agenda.block.removing')} onClick={() => mutate()}>
          {t('agenda.block.remove')}
        </Button>
      </div>
    </Dialog>
  )
}
