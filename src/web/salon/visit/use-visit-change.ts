import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Request as ApiRequest } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { useSingleMutate } from '../shell/use-single-mutate.ts'
import { useRefresh, useUndoToast } from '../shell/use-undo.ts'
import { api } from '../workspace-api.ts'
import { type Conflict, conflictsOf } from './conflict-note.tsx'
import type { Visit } from './visit-query.ts'

type StatusBody = Omit<ApiRequest<Endpoints['setVisitStatus']>['body'], 'version'>

/** A change of a visit: another status, or another start. */
export type VisitChange =
  | ({ readonly kind: 'status' } & StatusBody)
  | { readonly kind: 'move'; readonly startTime: string; readonly message: string }

interface ChangeInput {
  userName: string
  visit: Pick<Visit, 'orderId' | 'version' | 'customerName'>
  /** Called before the visit is read again; `outdated` when it had changed, so that nothing was written. */
  onOutcome: (outcome: 'changed' | 'outdated') => void
}

/**
 * Changes a visit with the version that is shown. It holds at once; a toast offers to undo it for ten seconds (WORK-12). A
 * visit that was changed meanwhile is announced and read again.
 */
export function useVisitChange({ userName, visit, onOutcome }: ChangeInput) {
  const { t } = useTranslation()
  const refresh = useRefresh(userName, visit.orderId)
  const showUndoToast = useUndoToast(userName, visit.orderId)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const name = visit.customerName || t('agenda.someone')
  const mutationKey = ['change-visit', userName, visit.orderId]
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (change: VisitChange): Promise<'changed' | 'outdated'> => {
      setConflicts([])
      const result = await send(userName, visit, change)
      if (result.ok) {
        const { data } = result.reply
        showUndoToast(t(`agenda.changed.${kindOf(change, data)}`, { name }), data.version)
        return 'changed'
      }
      if (result.refusal === 'order-changed') {
        showToast('info', t('agenda.changed.meanwhile', { name }))
        return 'outdated'
      }
      setConflicts(conflictsOf(result))
      throw new Error('The visit was not changed', { cause: result.refusal })
    },
    onSuccess: onOutcome,
    onSettled: refresh,
  })
  return { ...mutation, mutate: useSingleMutate(mutation, mutationKey), conflicts }
}

function kindOf(change: VisitChange, data: object) {
  if (change.kind === 'status') return change.status
  return 'isMailLimited' in data && data.isMailLimited ? 'movedNotMailed' : 'moved'
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
