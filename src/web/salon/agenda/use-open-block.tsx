import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatTime } from '#messages/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'
import type { TextContext } from '../request/request-text.ts'
import { agendaKey } from '../shell/agenda-key.ts'
import { OnlineFieldset } from '../shell/online-fieldset.tsx'
import { api } from '../workspace-api.ts'
import type { AgendaItem } from './agenda-columns.ts'
import type { AgendaBlock } from './agenda-query.ts'
import { MoveBlockForm } from './move-block-form.tsx'
import { useBlockToasts } from './use-block-toasts.ts'

/** Opens a block: a dialog with its time, from which it can be moved and removed (WORK-10, WORK-125). */
export function useOpenBlock(userName: string, context: TextContext) {
  const [open, setOpen] = useState<{ block: AgendaBlock; wanted: string | null } | null>(null)
  const openBlock = useCallback(
    (item: Extract<AgendaItem, { kind: 'block' }>, wanted: string | null = null) =>
      setOpen({ block: item.block, wanted }),
    [],
  )
  const dialog = open && (
    <BlockedTimeDialog
      userName={userName}
      {...open}
      context={context}
      onClose={() => setOpen(null)}
    />
  )
  return { openBlock, dialog }
}

interface BlockedTimeDialogProps {
  userName: string
  block: AgendaBlock
  /** A start that was chosen on the agenda, ISO text. */
  wanted: string | null
  context: TextContext
  onClose: () => void
}

function BlockedTimeDialog({ userName, block, wanted, context, onClose }: BlockedTimeDialogProps) {
  const { t, timeZone, language } = context
  const queries = useQueryClient()
  const toasts = useBlockToasts(userName)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const params = { userName, blockId: block.blockId }
      const result = await api('removeBlock', { params })
      if (!result.ok) throw new Error('The block was not removed', { cause: result.refusal })
    },
    onSuccess: () => {
      toasts.removed(block)
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
      <OnlineFieldset>
        <MoveBlockForm
          userName={userName}
          block={block}
          context={context}
          wanted={wanted}
          onMoved={onClose}
        />
        <div className="mt-2.5 grid gap-2.5">
          {error && (
            <FailureNote title={t('agenda.block.notRemoved')}>
              {t(`refusals.${error.cause as RefusalCode}`)}
            </FailureNote>
          )}
          <Button
            full
            tone="quiet"
            busy={isPending && t('agenda.block.removing')}
            onClick={() => mutate()}
          >
            {t('agenda.block.remove')}
          </Button>
        </div>
      </OnlineFieldset>
    </Dialog>
  )
}
