import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { DESK_KEY, type Desk } from '../shell/desk-query.ts'
import { mutateOnce } from '../shell/mutate-once.ts'
import type { WorkItem } from './today-query.ts'

const mutationKey = ['act', 'take']

/** Makes the operator who has what waits; what a colleague has stays theirs (DESK-304). */
export function useAssignToMe({ userName }: Desk['operator']): (item: WorkItem) => void {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    retry: false,
    networkMode: 'always',
    mutationFn: async (item: WorkItem) => {
      const answer = await send(item, userName)
      if (!answer.ok) throw new Error('It was not taken', { cause: answer.refusal })
    },
    onSuccess: (_, { subject }) => showToast('success', t('desk.take.done', { subject })),
    onError: ({ cause }) => showToast('failure', t(`refusals.${cause as RefusalCode}`)),
    onSettled: () => queries.invalidateQueries({ queryKey: DESK_KEY }),
  })
  const assignOnce = mutateOnce(mutate, queries, mutationKey)
  return (item) => {
    const { assignee } = item
    if (assignee === null) assignOnce(item)
    else if (assignee.userName !== userName)
      showToast('failure', t('desk.take.taken', { name: assignee.name }))
  }
}

function send({ kind, itemId, version }: WorkItem, userName: string) {
  if (kind === 'registration') {
    const params = { registrationId: itemId }
    return api('assignRegistration', { params, body: { version, isMine: true } })
  }
  const body = { version, assignee: userName }
  return kind === 'report'
    ? api('assignReport', { params: { reportId: itemId }, body })
    : api('assignContactRequest', { params: { contactRequestId: itemId }, body })
}
