import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { agendaKey } from '../shell/agenda-key.ts'
import { useRequestKey } from '../shell/use-request-key.ts'
import { api } from '../workspace-api.ts'
import type { ChosenClient } from './client-choice.tsx'
import { type Conflict, conflictsOf } from './conflict-note.tsx'
import { seriesDatesKey } from './series-dates-query.ts'

interface NewVisit {
  readonly client: ChosenClient
  readonly itemIds: readonly string[]
  /** One, or those of a series. */
  readonly visits: readonly { readonly startTime: string; readonly squeezeIn: boolean }[]
  readonly isSeries: boolean
  /** Empty for a visit at the salon. */
  readonly address: string
}

/** Books a visit for a client, or a series of them. The same sent again, after a lost answer, is booked once. */
export function useBookVisit({
  userName,
  onBooked,
}: {
  userName: string
  onBooked: (orderId: string) => void
}) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const keyFor = useRequestKey()
  const params = { userName }
  const sendVisit = async (visit: NewVisit) => {
    const [first = { startTime: '', squeezeIn: false }] = visit.visits
    const body = { ...first, ...bodyOf(visit) }
    const result = await api('bookVisit', { params, body, headers: keyFor(body) })
    return result.ok
      ? ({ ok: true, orderId: result.reply.data.orderId } as const)
      : ({ ok: false, refused: result } as const)
  }
  const sendSeries = async (visit: NewVisit) => {
    const body = { visits: [...visit.visits], ...bodyOf(visit) }
    const result = await api('bookSeries', { params, body, headers: keyFor(body) })
    return result.ok
      ? ({ ok: true, orderId: result.reply.data.visits[0]?.orderId ?? '' } as const)
      : ({ ok: false, refused: result } as const)
  }
  const mutation = useMutation({
    mutationFn: async (visit: NewVisit) => {
      setConflicts([])
      const result = await (visit.isSeries ? sendSeries(visit) : sendVisit(visit))
      if (result.ok) return result.orderId
      setConflicts(conflictsOf(result.refused))
      throw new Error('The visit was not booked', { cause: result.refused.refusal })
    },
    onSuccess: (orderId, { isSeries, visits }) => {
      const count = visits.length
      const text = isSeries ? t('agenda.repeat.booked', { count }) : t('agenda.new.booked')
      showToast('success', text)
      onBooked(orderId)
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: agendaKey(userName) }),
        queries.invalidateQueries({ queryKey: seriesDatesKey(userName) }),
      ]),
  })
  return { ...mutation, conflicts }
}

function bodyOf({ client, itemIds, address }: NewVisit) {
  return {
    customerAddress: address.trim(),
    items: itemIds.map((catalogItemId) => ({ catalogItemId, quantity: 1 })),
    ...(client.kind === 'client' && { clientId: client.client.clientId }),
    ...(client.kind === 'new' && {
      newClient: { name: client.name, phone: client.phone, email: client.email },
    }),
  }
}
