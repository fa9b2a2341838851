import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { useMutationOnce } from '../shell/use-mutation-once.ts'
import { type DeskOrder, openedOrdersQuery, orderQuery } from './orders-query.ts'

interface StatusChange {
  readonly choice: DeskOrder['changes'][number]
  readonly reason: string
}

/**
 * Changes the status of an order with the version that was read (DESK-155). One that changed meanwhile is read again and is
 * no failure: the outcome is `outdated`, and what was typed stays.
 */
export function useSetStatus({ orderId, version }: DeskOrder, onDone: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutationOnce({
    mutationFn: async ({ choice, reason }: StatusChange): Promise<'done' | 'outdated'> => {
      const body = { version, status: choice.to, actsFor: choice.actsFor, reason }
      const answer = await api('setDeskOrderStatus', { params: { orderId }, body })
      if (answer.ok) return 'done'
      const isOutdated =
        answer.refusal === 'order-changed' || answer.refusal === 'order-not-changeable'
      if (isOutdated) return 'outdated'
      throw new Error('The booking was not changed', { cause: answer.refusal })
    },
    onSuccess: (outcome) => {
      if (outcome !== 'done') return
      showToast('success', t('deskOrders.status.done'))
      onDone()
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
        queries.invalidateQueries({ queryKey: openedOrdersQuery.queryKey }),
      ]),
  })
}
