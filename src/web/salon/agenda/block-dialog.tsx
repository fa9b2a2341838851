import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { isTimeOfDay } from '#domain/schedule/day-hours.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextField } from '../../ui/field.tsx'
import { TimeField } from '../../ui/time-input.tsx'
import { agendaKey } from '../shell/agenda-key.ts'
import { OnlineFieldset } from '../shell/online-fieldset.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { useRequestKey } from '../shell/use-request-key.ts'
import { instantOf } from '../shell/wall-time.ts'
import { type Conflict, ConflictNote, conflictsOf } from '../visit/conflict-note.tsx'
import { api } from '../workspace-api.ts'
import type { Agenda } from './agenda-query.ts'
import { BlockConflicts, CloseInsteadLink } from './block-conflicts.tsx'
import { useBlockToasts } from './use-block-toasts.ts'

interface BlockDialogProps {
  userName: string
  agenda: Agenda
  day: PlainDate
  onClose: () => void
}

/** Blocks some hours of a day (WORK-10). What was typed stays when the time is taken. */
export function BlockDialog({ userName, agenda, day, onClose }: BlockDialogProps) {
  const { t, language } = useTranslation()
  const queries = useQueryClient()
  const toasts = useBlockToasts(userName)
  const [form, setForm] = useState({
    date: day as string,
    from: '12:00',
    until: '13:00',
    reason: '',
  })
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [isChecked, setIsChecked] = useState(false)
  const isOrdered = isTimeOfDay(form.from) && isTimeOfDay(form.until) && form.until > form.from
  const set = (field: keyof typeof form) => (value: string) => {
    setConflicts([])
    setForm({ ...form, [field]: value })
  }
  const question = useLeaveQuestion(visibleText(form.reason) !== '')
  const keyFor = useRequestKey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { timeZone, calendars } = agenda
      const body = {
        calendarId: calendars[0]?.calendarId ?? '',
        startTime: instantOf(form.date, form.from, timeZone),
        endTime: instantOf(form.date, form.until, timeZone),
        reason: form.reason,
      }
      const result = await api('addBlock', { params: { userName }, body, headers: keyFor(body) })
      if (result.ok) return result.reply.data.blockId
      setConflicts(conflictsOf(result))
      throw new Error('The time was not blocked', { cause: result.refusal })
    },
    onSuccess: (blockId) => {
      toasts.added(blockId)
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: agendaKey(userName) }),
  })
  const send = () => {
    setIsChecked(true)
    if (isOrdered && form.date !== '') mutate()
  }
  const { date, ...times } = form
  const hasVisits = conflicts.some(({ orderId }) => orderId !== null)
  const context = { t, language, timeZone: agenda.timeZone }
  return (
    <Dialog
      title={t('agenda.block.title')}
      closeLabel={t('agenda.close')}
      isLocked={isPending}
      onClose={() => question.mayClose() && onClose()}
    >
      <OnlineFieldset>
        <form
          className="mt-3 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <DisabledWhileSending isSending={isPending} className="grid gap-4">
            <TextField
              type="date"
              label={t('agenda.block.date')}
              value={form.date}
              required
              onChange={({ target }) => set('date')(target.value)}
            />
            <div className="grid grid-cols-2 gap-4">
              <TimeField
                wrong={t('agenda.wrongTime')}
                label={t('agenda.block.from')}
                value={form.from}
                onTime={set('from')}
              />
              <TimeField
                wrong={t('agenda.wrongTime')}
                label={t('agenda.block.until')}
                value={form.until}
                error={isChecked && !isOrdered && t('agenda.block.order')}
                onTime={set('until')}
              />
            </div>
            <TextField
              label={t('agenda.block.reason')}
              aside={`(${t('common.optional')})`}
              hint={t('agenda.block.reasonHint')}
              maxLength={100}
              value={form.reason}
              onChange={({ target }) => set('reason')(target.value)}
            />
          </DisabledWhileSending>
          {error && hasVisits && (
            <BlockConflicts userName={userName} conflicts={conflicts} context={context}>
              <CloseInsteadLink
                userName={userName}
                closing={{ ...times, close: date }}
                context={context}
                onLeave={question.allow} // the hours begin with what is typed here
              />
            </BlockConflicts>
          )}
          {error && !hasVisits && (
            <ConflictNote
              title={t('agenda.block.failed')}
              refusal={error.cause as RefusalCode}
              conflicts={conflicts}
              timeZone={agenda.timeZone}
            />
          )}
          <Button full tone="primary" type="submit" busy={isPending && t('agenda.block.adding')}>
            {t('agenda.block.add')}
          </Button>
        </form>
      </OnlineFieldset>
    </Dialog>
  )
}
