import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { DESK_KEY, type Desk } from '../shell/desk-query.ts'
import { mutateOnce } from '../shell/mutate-once.ts'
import { WORK_KEY, type WorkItem, type WorkPage } from './today-query.ts'

const mutationKey = ['act', 'take']

/** Makes the operator who has what waits; what a colleague has stays theirs (DESK-304). */
export function useAssignToMe({ userName }: Desk['operator']): (item: WorkItem) => void {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (item: WorkItem) => {
      const answer = await send(item, userName)
      if (!answer.ok) throw new Error('It was not taken', { cause: answer.refusal })
    },
    onSuccess: (_, { subject }) => {
      showToast('success', t('desk.take.done', { subject }))
      return readAgain()
    },
    onError: async ({ cause }, { itemId }) => {
      const reading = readAgain()
      let name: string | undefined
      if (cause === 'item-changed') {
        await reading
        name = nameOfColleague(queries, itemId, userName)
      }
      showToast(
        'failure',
        name ? t('desk.take.taken', { name }) : t(`refusals.${cause as RefusalCode}`),
      )
    },
  })
  const readAgain = () => queries.invalidateQueries({ queryKey: DESK_KEY })
  const assignOnce = mutateOnce(mutate, queries, mutationKey)
  return (item) => {
    const { assignee } = item
    if (assignee === null) assignOnce(item)
    else if (assignee.userName !== userName)
      showToast('failure', t('desk.take.taken', { name: assignee.name }))
  }
}

/** Who else has an item by what was read last. */
function nameOfColleague(queries: QueryClient, itemId: string, userName: string) {
  const pages = queries
    .getQueriesData<InfiniteData<WorkPage>>({ queryKey: WORK_KEY, type: 'active' })
    .flatMap(([, data]) => data?.pages ?? [])
  const assignee = pages
    .flatMap(({ urgent, late, items }) => [...(urgent ? [urgent] : []), ...late, ...items])
    .find((item) => item.itemId === itemId)?.assignee
  return assignee && assignee.userName !== userName ? assignee.name : undefined
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
