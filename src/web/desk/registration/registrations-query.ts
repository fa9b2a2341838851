import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { RegistrationList } from '#domain/registration/registration-status.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'
import { DESK_KEY } from '../shell/desk-query.ts'
import { MAIL_REFRESH_MS } from '../shell/mail-refresh.ts'

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
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
      if (!data) return false
      // The VAT service is asked in the background.
      if (data.registration.checks.vatService?.result === 'asking') return ASKING_MS
      return isMailLeaving(data.registration, dataUpdatedAt) && MAIL_REFRESH_MS
    },
  })
}

// Without a mail that left, one that was sent before its act was undone is as one that never comes: a minute is enough.
function isMailLeaving(
  { status, undoUntil, mailedAt, actedAt }: Registration,
  now: number,
): boolean {
  if (undoUntil !== null) return true
  const hasMail = status === 'asked' || status === 'refused'
  return hasMail && mailedAt === null && actedAt !== null && Date.parse(actedAt) > now - MINUTE_MS
}
