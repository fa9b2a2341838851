import { queryOptions } from '@tanstack/react-query'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

/** How many reviews of a salon have no reply (WORK-170). */
export function unansweredReviewsQuery(userName: string) {
  return queryOptions({
    queryKey: ['unanswered-reviews', userName],
    queryFn: async () => {
      const query = { filter: 'unanswered', pageSize: 1 } as const
      const answer = await api('listWorkspaceReviews', { params: { userName }, query })
      return replyOf(answer, 'The reviews did not load').data.unansweredCount
    },
    refetchOnMount: 'always',
  })
}
