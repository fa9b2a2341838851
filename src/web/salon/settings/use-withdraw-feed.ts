import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../workspace-api.ts'
import { type CalendarFeed, feedsQuery } from './feeds-query.ts'

/** Withdraws a calendar feed (WORK-82); it leaves the list at once. */
export function useWithdrawFeed(userName: string) {
  const queries = useQueryClient()
  const { queryKey } = feedsQuery(userName)
  return useMutation({
    mutationFn: async ({ feedId }: CalendarFeed) => {
      const answer = await api('deleteCalendarFeed', { params: { userName, feedId } })
      if (!answer.ok)
        throw new Error('The calendar feed was not withdrawn', { cause: answer.refusal })
    },
    onSuccess: async (_, { feedId }) => {
      await queries.cancelQueries({ queryKey }) // an answer on its way still has it
      queries.setQueryData(queryKey, (feeds) => feeds?.filter((feed) => feed.feedId !== feedId))
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey })
    },
  })
}
