import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { downloadText } from '../shell/download-text.ts'
import { useMutationOnce } from '../shell/use-mutation-once.ts'
import { type Person, personQuery } from './people-query.ts'

export type PersonAct =
  | 'signOut'
  | 'signOutSession'
  | 'lock'
  | 'unlock'
  | 'makeOperator'
  | 'unmakeOperator'
  | 'download'

/** Does something with an account, or one of its sessions, with a reason that goes into the log. */
export function usePersonAct(act: PersonAct, { userName }: Person, sessionId = '') {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutationOnce({
    mutationFn: async (reason: string): Promise<Person | null> => {
      if (act === 'download') return download(userName, reason)
      const answer = await send(act, { userName, sessionId }, reason)
      if (answer.ok) return answer.reply.data.person
      throw new Error('The act was refused', { cause: answer.refusal })
    },
    onSuccess: (person) => {
      if (person) queries.setQueryData(personQuery(userName).queryKey, person)
      showToast('success', t(`deskPeople.dialog.done.${act}`))
    },
  })
}

function send(
  act: Exclude<PersonAct, 'download'>,
  { userName, sessionId }: { userName: string; sessionId: string },
  reason: string,
) {
  const params = { userName }
  if (act === 'signOutSession')
    return api('signOutSession', { params: { userName, sessionId }, body: { reason } })
  if (act === 'signOut') return api('signOutPerson', { params, body: { reason } })
  if (act === 'lock' || act === 'unlock')
    return api('lockPerson', { params, body: { isLocked: act === 'lock', reason } })
  const isOperator = act === 'makeOperator'
  return api('setPersonOperator', { params, body: { isOperator, reason } })
}

async function download(userName: string, reason: string): Promise<null> {
  const answer = await api('exportPerson', { params: { userName }, body: { reason } })
  if (!answer.ok) throw new Error('The copy was not made', { cause: answer.refusal })
  const text = JSON.stringify(answer.reply.data, null, 2)
  downloadText(`bloesem-${userName}.json`, text, 'application/json')
  return null
}
