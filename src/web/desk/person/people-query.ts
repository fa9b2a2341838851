import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'

export type Person = Reply<Endpoints['getPerson']>['data']['person']

/** The people that a text finds, page by page. */
export function peopleQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ['desk-people', search],
    queryFn: async ({ pageParam }) => {
      const query = { search, ...(pageParam && { after: pageParam }) }
      return replyOf(await api('listPeople', { query }), 'The people did not load').data
    },
    initialPageParam: '',
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
    refetchOnMount: 'always',
  })
}

/** A person. Each read is in the operator log: nothing reads it again by itself. */
export function personQuery(userName: string) {
  return queryOptions({
    queryKey: ['desk-person', userName],
    queryFn: async () => {
      const answer = await api('getPerson', { params: { userName } })
      return replyOf(answer, 'The person did not load').data.person
    },
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  })
}
