import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import type { TextContext } from '../request/request-text.ts'
import { useSingleMutate } from '../shell/use-single-mutate.ts'
import { useRefresh, useSeriesUndoToast } from '../shell/use-undo.ts'
import { visitKey } from '../shell/visit-keys.ts'
import { api } from '../workspace-api.ts'
import { laterVisits } from './series-cancel.tsx'
import type { Visit } from './visit-query.ts'

interface MoveSeriesInput {
  userName: string
  visit: Visit
  context: TextContext
  /** The start that is chosen for the visit, ISO text. */
  startTime: string | null
  onDone: () => void
}

export type MoveSeriesState = ReturnType<typeof useMoveSeries>

/** Whether the later visits of a series move too, their dates, and moving all at once (WORK-153). */
export function useMoveSeries({ userName, visit, context, startTime, onDone }: MoveSeriesInput) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const count = laterVisits(visit, context.now).length
  const query = useQuery({
    queryKey: [...visitKey(userName, visit.orderId), 'moved', startTime],
    queryFn: async () => {
      const params = { userName, orderId: visit.orderId }
      const request = { params, query: { startTime: startTime ?? '' } }
      return replyOf(await api('listMovedDates', request), 'The dates did not load').data
    },
    enabled: isWhole && startTime !== null,
    staleTime: 0,
  })
  const visits = query.data?.visits ?? []
  // The dates may be of a version that is read sooner than the visit.
  const areOfVisit = visits.some(
    ({ orderId, version }) => orderId === visit.orderId && version === visit.version,
  )
  const refresh = useRefresh(userName, visit.orderId)
  const showUndoToast = useSeriesUndoToast(userName, visit.orderId)
  const mutationKey = ['move-series', userName, visit.orderId]
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (message: string) => {
      const body = { visits, startTime: startTime ?? '', message }
      const result = await api('moveSeries', { params: { userName }, body })
      if (!result.ok) {
        throw new Error('The visits were not moved', { cause: result.refusal })
      }
      const name = visit.customerName || t('agenda.someone')
      const { data } = result.reply
      const text = data.isMailLimited ? 'agenda.series.movedNotMailed' : 'agenda.series.moved'
      showUndoToast(t(text, { count: visits.length, name }), data.visits)
    },
    onSuccess: onDone,
    onSettled: refresh,
  })
  const found = (startTime !== null && query.data?.dates) || []
  const dates = found.map((date, nth) => ({ ...date, orderId: visits[nth]?.orderId ?? '' }))
  const taken = dates.filter(({ conflicts }) => conflicts.length > 0).length
  return {
    /** Whether there are later ones. */
    isOffered: count > 1,
    isWhole: isWhole && count > 1,
    setIsWhole,
    laterCount: count - 1,
    dates,
    taken,
    isLoading: query.isFetching && !query.data,
    loadError: query.error,
    isReady: dates.length > 0 && taken === 0 && areOfVisit && !query.isFetching,
    isPending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
    send: useSingleMutate(mutation, mutationKey),
  }
}
