import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { RegistrationList } from '#domain/registration/registration-status.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'
import { DESK_KEY } from '../shell/desk-query.ts'

const REFRESH_MS = 60_000
const ASKING_MS = 3_000

export type RegistrationSummary = Reply<
  Endpoints['listRegistrations']
>['data']['registrations'][number]
export type RegistrationData = Reply<Endpoints['getRegistration']>['data']
export type Registration = RegistrationData['registration']

const KEY = [...DESK_KEY, 'registrations'] as const

/** A list of registrations, page after page. */
export function registrationsQuery(list: RegistrationList) {
  return infiniteQueryOptions({
    queryKey: [...KEY, list],
    queryFn: async ({ pageParam }) =>
      replyOf(
        await api('listRegistrations', { query: { list, after: pageParam } }),
        'The registrations did not load',
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  })
}

export function registrationQuery(registrationId: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', registrationId],
    queryFn: async () =>
      replyOf(
        await api('getRegistration', { params: { registrationId } }),
        'The registration did not load',
      ).data,
    refetchOnWindowFocus: true,
    // The VAT service is asked in the background.
    refetchInterval: ({ state }) =>
      state.data?.registration.checks.vatService?.result === 'asking' ? ASKING_MS : false,
  })
}
