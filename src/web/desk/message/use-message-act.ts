import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactStatus } from '#domain/contact/contact-status.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { DESK_KEY } from '../shell/desk-query.ts'
import { mutateOnce } from '../shell/mutate-once.ts'
import { storedTextsKey, withoutSentText } from '../shell/use-stored-texts.ts'
import { type Message, messageQuery } from './message-query.ts'

type Act =
  | { name: 'assignContactRequest'; assignee: string | null }
  | { name: 'setContactRequestStatus'; status: ContactStatus }
  | { name: 'setPrivacyRequest'; isPrivacyRequest: boolean }
  | { name: 'replyToContactRequest'; text: string; status: ContactStatus; done: string }
  | { name: 'addContactAnswer'; text: string; done: string }

/** Acts on a message as it was read. When a colleague was first it is read again, and what is typed stays (DESK-085). */
export function useMessageAct({ contactRequestId, version }: Message) {
  const queries = useQueryClient()
  const { queryKey } = messageQuery(contactRequestId)
  const mutationKey = ['act', ...queryKey]
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: async (act: Act) => {
      const answer = await send(contactRequestId, version, act)
      if (!answer.ok) throw new Error('The message was not changed', { cause: answer.refusal })
      queries.setQueryData(queryKey, answer.reply.data.message)
    },
    onSuccess: (_, act) => {
      // Also where another message is open by now, so that nothing is sent twice.
      const sent = { replyToContactRequest: 'reply', addContactAnswer: 'answer' }
      const key = storedTextsKey(contactRequestId)
      if ('text' in act)
        queries.setQueryData(key, (kept: Record<string, string> = {}) =>
          withoutSentText(kept, sent[act.name], act.text),
        )
      if ('done' in act) showToast('success', act.done)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: DESK_KEY }),
  })
  return {
    mutate: mutateOnce(mutate, queries, mutationKey),
    isPending,
    refusal: error && (error.cause as RefusalCode),
  }
}

function send(contactRequestId: string, version: number, act: Act) {
  const params = { contactRequestId }
  switch (act.name) {
    case 'assignContactRequest':
      return api(act.name, { params, body: { version, assignee: act.assignee } })
    case 'setContactRequestStatus':
      return api(act.name, { params, body: { version, status: act.status } })
    case 'setPrivacyRequest':
      return api(act.name, { params, body: { version, isPrivacyRequest: act.isPrivacyRequest } })
    case 'replyToContactRequest':
      return api(act.name, { params, body: { version, text: act.text, status: act.status } })
    case 'addContactAnswer':
      return api(act.name, { params, body: { version, text: act.text } })
  }
}
