import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isOpenStatus } from '#domain/order/status.ts'
import { visibleText } from '#domain/visible-text.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { AnswerFailure } from '../request/answer-failure.tsx'
import type { TextContext } from '../request/request-text.ts'
import { useRefresh, useSeriesUndoToast } from '../shell/use-undo.ts'
import { api } from '../workspace-api.ts'
import { isMailed, type Visit } from './visit-query.ts'

type SeriesVisit = Visit['series'][number]

interface SeriesCancelProps {
  userName: string
  visit: Visit
  context: TextContext
}

/** The visits of a series from one on that are still to come, itself included. */
export function laterVisits({ startTime, series }: Visit, now: number): SeriesVisit[] {
  const from = Math.max(Date.parse(startTime), now + 1)
  return series.filter((each) => isOpenStatus(each.status) && Date.parse(each.startTime) >= from)
}

/** Cancels a visit of a series with all later ones, with one mail (WORK-111). */
export function SeriesCancel({ userName, visit, context }: SeriesCancelProps) {
  const { t, now } = context
  // As they were when the dialog opened.
  const [visits, setVisits] = useState<readonly SeriesVisit[] | null>(null)
  const later = laterVisits(visit, now)
  if (later.length < 2 && !visits) return null
  return (
    <>
      <Button size="sm" tone="quiet" onClick={() => setVisits(later)}>
        {t('agenda.series.cancel')}
      </Button>
      {visits && (
        <SeriesCancelDialog
          userName={userName}
          visit={visit}
          context={context}
          visits={visits}
          onClose={() => setVisits(null)}
        />
      )}
    </>
  )
}

interface SeriesCancelDialogProps extends SeriesCancelProps {
  visits: readonly SeriesVisit[]
  onClose: () => void
}

function SeriesCancelDialog({
  userName,
  visit,
  context,
  visits,
  onClose,
}: SeriesCancelDialogProps) {
  const { t, language, timeZone } = context
  const [message, setMessage] = useState('')
  const { mutate, isPending, error } = useCancelSeries({
    userName,
    visit,
    visits,
    onClose,
    context,
  })
  const name = visit.customerName || t('agenda.someone')
  const count = visits.length
  return (
    <Dialog
      title={t('agenda.series.title', { count, name })}
      closeLabel={t('agenda.cancel.leave')}
      isLocked={isPending}
      onClose={onClose}
    >
      <ul className="mt-3 max-h-48 list-disc overflow-y-auto pl-5">
        {visits.map(({ orderId, startTime }) => (
          <li key={orderId}>
            {formatDay(startTime, timeZone, language, 'short')}{' '}
            {formatTime(startTime, timeZone, language)}
          </li>
        ))}
      </ul>
      <p className="mt-3 mb-5 text-muted">
        {t('agenda.series.text')}{' '}
        {t(isMailed(visit) ? 'agenda.series.mailed' : 'agenda.notReachable', { name })}
      </p>
      <DisabledWhileSending isSending={isPending} className="">
        <TextAreaField
          label={t('agenda.cancel.words')}
          aside={`(${t('common.optional')})`}
          maxLength={500}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </DisabledWhileSending>
      {error && <AnswerFailure error={error} />}
      <div className="mt-5.5 grid gap-2.5">
        <Button
          full
          tone="danger"
          busy={isPending && t('agenda.cancel.sending')}
          onClick={() => mutate(visibleText(message))}
        >
          {t('agenda.series.send', { count })}
        </Button>
        <Button full tone="quiet" onClick={onClose} disabled={isPending}>
          {t('agenda.cancel.leave')}
        </Button>
      </div>
    </Dialog>
  )
}

function useCancelSeries(input: SeriesCancelDialogProps) {
  const { userName, visit, visits, onClose, context } = input
  const { t } = context
  const refresh = useRefresh(userName, visit.orderId)
  const showUndoToast = useSeriesUndoToast(userName, visit.orderId)
  return useMutation({
    mutationFn: async (message: string) => {
      const versions = visits.map(({ orderId, version }) => ({ orderId, version }))
      const body = { visits: versions, message }
      const result = await api('cancelSeries', { params: { userName }, body })
      if (result.ok) {
        const name = visit.customerName || t('agenda.someone')
        const text = t('agenda.series.cancelled', { count: visits.length, name })
        return showUndoToast(text, result.reply.data.visits)
      }
      if (result.refusal !== 'order-changed') {
        throw new Error('The visits were not cancelled', { cause: result.refusal })
      }
      showToast('info', t('agenda.series.meanwhile'))
    },
    onSuccess: onClose,
    onSettled: refresh,
  })
}
