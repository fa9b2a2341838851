import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { ApiRefusal } from '../../api-client.ts'
import { currentHasSession } from '../../features/sign-in/session.ts'
import { replyOf } from '../../query-client.ts'
import type { RouterContext } from '../../router-context.ts'
import { api } from '../workspace-api.ts'
import { requestsKey } from './visit-keys.ts'

const REFRESH_MS = 60_000

export type OwnSalon = Reply<Endpoints['listOwnProviders']>['data']['salons'][number]

export type OwnSalonsResult =
  | { ok: true; salons: readonly OwnSalon[] }
  | Pick<ApiRefusal, 'ok' | 'refusal'>

type LoaderContext = Pick<RouterContext, 'hasSession' | 'queryClientRef'>

/** Loads the salons at which the user works. Without a session nothing is requested. */
export async function loadOwnSalons(context: LoaderContext): Promise<OwnSalonsResult> {
  if (!currentHasSession(context.hasSession)) return { ok: false, refusal: 'sign-in-required' }
  const answer = await api('listOwnProviders')
  if (!answer.ok) {
    // Without a network the workspace that is open stays open (WORK-129).
    const known =
      answer.status === 0
        ? context.queryClientRef.current?.getQueryData<OwnSalon[]>(OWN_SALONS_KEY)
        : undefined
    return known ? { ok: true, salons: known } : answer
  }
  const { salons } = answer.reply.data
  // What is cached from an earlier look at the workspace would be shown in place of `initialData`.
  context.queryClientRef.current?.setQueryData(OWN_SALONS_KEY, salons)
  return { ok: true, salons }
}

/** The salon of an address and all others of the user. */
export type WorkspaceResult =
  | { ok: true; salon: OwnSalon; salons: readonly OwnSalon[] }
  | { ok: false; refusal: RefusalCode }

/** Loads the workspace of a salon; `forbidden` when the user does not work there. */
export async function loadWorkspace(
  context: LoaderContext,
  userName: string,
): Promise<WorkspaceResult> {
  const result = await loadOwnSalons(context)
  if (!result.ok) return result
  const salon = result.salons.find((each) => each.userName === userName.toLowerCase())
  if (!salon) return { ok: false, refusal: 'forbidden' }
  if (isSecondFactorDue(salon)) return { ok: false, refusal: 'second-factor-required' }
  if (salon.mustShowSecondFactor) return { ok: false, refusal: 'second-factor-not-shown' }
  return { ok: true, salon, salons: result.salons }
}

/** Whether the salon is closed to its owner until they set up a second factor. */
export function isSecondFactorDue({ secondFactorDueAt }: OwnSalon): boolean {
  return secondFactorDueAt !== null && Date.parse(secondFactorDueAt) <= Date.now()
}

export const OWN_SALONS_KEY = ['own-salons'] as const

/** The own salons with the number of requests that wait, read again every minute. */
export function ownSalonsQuery(salons: readonly OwnSalon[]) {
  return queryOptions({
    queryKey: OWN_SALONS_KEY,
    queryFn: async () =>
      replyOf(await api('listOwnProviders'), 'The own salons did not load').data.salons,
    initialData: [...salons],
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  })
}

/**
 * Makes the count in the navigation and the list of requests say the same: the older one follows the newer one.
 * @param list how many requests it has, and when it was loaded, epoch ms
 */
export function matchOpenRequests(
  queries: QueryClient,
  userName: string,
  list: { count: number; loadedAt: number },
): void {
  const own = queries.getQueryState<OwnSalon[]>(OWN_SALONS_KEY)
  const salon = own?.data?.find((each) => each.userName === userName)
  if (!own?.data || !salon || salon.openRequests === list.count) return
  if (own.dataUpdatedAt > list.loadedAt) {
    queries.invalidateQueries({ queryKey: requestsKey(userName) }, { cancelRefetch: false })
    return
  }
  const changed = { ...salon, openRequests: list.count }
  const salons = own.data.map((each) => (each === salon ? changed : each))
  queries.setQueryData(OWN_SALONS_KEY, salons, { updatedAt: list.loadedAt })
}
