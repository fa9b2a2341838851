import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Request as ApiRequest } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { api } from '../../api-client.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { requestsKey } from '../request/requests-query.ts'
import { agendaKey } from '../shell/agenda-key.ts'
import { OWN_SALONS_KEY } from '../shell/own-salons.ts'
import { type Conflict, conflictsOf } from './conflict-note.tsx'
import { type Visit, visitKey } from './visit-query.ts'

type StatusBody = Omit<ApiRequest<Endpoints['setVisitStatus']>['body'], 'version'>

/** A change of a visit: another status, or another start. */
export type VisitChange =
  | ({ readonly kind: 'status' } & StatusBody)
  | { readonly kind: 'move'; readonly startTime: string; readonly message: string }

interface ChangeInput {
  userName: string
  visit: Pick<Visit, 'orderId' | 'version' | 'customerName'>
  onDone: () => void
}

/**
 * Changes a visit with the version that is shown. It holds at once; a toast offers to undo it for ten seconds (WORK-12). A
 * visit that was changed meanwhile is announced and read again.
 */
export function useVisitChange({ userName, visit, onDone }: ChangeInput) {
  const { t } = useTranslation()
  const refresh = useRefresh(userName, visit.orderId)
  const undo = useUndo(userName, visit.orderId)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const name = visit.customerName || t('agenda.someone')
  const mutation = useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async (change: VisitChange) => {
      setConflicts([])
      const result = await send(userName, visit, change)
      if (result.ok) {
        const { version } = result.reply.data
        showToast(
          'success',
          t(`agenda.changed.${change.kind === 'move' ? 'moved' : change.status}`, { name }),
          {
            label: t('agenda.undo'),
            run: () => undo(version),
          },
        )
        return
      }
      if (result.refusal === 'order-changed')
        return showToast('info', t('agenda.changed.meanwhile', { name }))
      setConflicts(conflictsOf(result))
      throw new Error('The visit was not changed', { cause: result.refusal })
    },
    onSuccess: onDone,
    onSettled: refresh,
  })
  return { ...mutation, conflicts }
}

function send(userName: string, { orderId, version }: ChangeInput['visit'], change: VisitChange) {
  const params = { userName, orderId }
  if (change.kind === 'move') {
    const { startTime, message } = change
    return api('moveVisit', { params, body: { version, startTime, message } })
  }
  const { kind: _, ...body } = change
  return api('setVisitStatus', { params, body: { ...body, version } })
}

function useUndo(userName: string, orderId: string) {
  const { t } = useTranslation()
  const refresh = useRefresh(userName, orderId)
  return async (version: number) => {
    const result = await api('undoVisitChange', {
      params: { userName, orderId },
      body: { version },
    })
    if (result.ok) showToast('success', t('agenda.undone'))
    else
      showToast(
        'failure',
        t(result.refusal === 'slot-taken' ? 'agenda.undoTaken' : 'agenda.undoFailed'),
      )
    await refresh()
  }
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
