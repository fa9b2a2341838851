import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { agendaKey } from '../shell/agenda-key.ts'
import { api } from '../workspace-api.ts'
import type { ChosenClient } from './client-choice.tsx'
import { type Conflict, conflictsOf } from './conflict-note.tsx'

interface NewVisit {
  readonly client: ChosenClient
  readonly itemIds: readonly string[]
  readonly startTime: string
  /** Empty for a visit at the salon. */
  readonly address: string
  readonly squeezeIn: boolean
}

/** Books a visit for a client. The same visit sent again, after a lost answer, is booked once. */
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
  const key = useRequestKey()
  const mutation = useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async (visit: NewVisit) => {
      setConflicts([])
      const body = bodyOf(visit)
      const headers = { 'idempotency-key': key.of(JSON.stringify(body)) }
      const result = await api('bookVisit', { params: { userName }, body, headers })
      if (result.ok) return result.reply.data.orderId
      setConflicts(conflictsOf(result))
      throw new Error('The visit was not booked', { cause: result.refusal })
    },
    onSuccess: (orderId) => {
      showToast('success', t('agenda.new.booked'))
      onBooked(orderId)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: agendaKey(userName) }),
  })
  return { ...mutation, conflicts }
}

function bodyOf({ client, itemIds, startTime, address, squeezeIn }: NewVisit) {
  return {
    startTime,
    squeezeIn,
    customerAddress: address.trim(),
    items: itemIds.map((catalogItemId) => ({ catalogItemId, quantity: 1 })),
    ...(client.kind === 'client' && { clientId: client.client.clientId }),
    ...(client.kind === 'new' && {
      newClient: { name: client.name, phone: client.phone, email: client.email },
    }),
  }
}

/** A key for each content: the same content has the same key. */
function useRequestKey() {
  const last = useRef({ content: '', key: '' })
  return {
    of(content: string): string {
      if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
      return last.current.key
    },
  }
}
