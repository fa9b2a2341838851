import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply, Request } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { api } from '../workspace-api.ts'
import { feedsQuery } from './feeds-query.ts'

/** A feed that has just been made, with its address. */
export type NewFeed = Reply<Endpoints['createCalendarFeed']>['data']

/**
 * Makes a calendar feed (WORK-82). Its address is kept by no cache. The list is read again after every attempt, since a
 * feed may have been made although its answer was lost.
 */
export function useCreateFeed(userName: string) {
  const queries = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: async (body: Request<Endpoints['createCalendarFeed']>['body']) => {
      const answer = await api('createCalendarFeed', { params: { userName }, body })
      if (!answer.ok) throw new Error('The calendar feed was not made', { cause: answer.refusal })
      return answer.reply.data
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: feedsQuery(userName).queryKey })
    },
  })
}
