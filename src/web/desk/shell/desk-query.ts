import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { ApiRefusal } from '../../api-client.ts'
import { currentHasSession } from '../../features/sign-in/session.ts'
import { replyOf } from '../../query-client.ts'
import type { RouterContext } from '../../router-context.ts'
import { api } from '../desk-api.ts'

const REFRESH_MS = 60_000
const CANNOT_ANSWER: readonly RefusalCode[] = ['unavailable', 'internal']

/** Who works at the desk, and how much of each kind of work waits. */
export type Desk = Reply<Endpoints['getDesk']>['data']

export type DeskResult = { ok: true; desk: Desk } | Pick<ApiRefusal, 'ok' | 'refusal'>

/**
 * Loads the desk, or why it is closed to the caller. Without a session nothing is requested. While the server cannot answer the
 * desk that is open stays, and each page says what did not load (DESK-197).
 */
export async function loadDesk(
  context: Pick<RouterContext, 'hasSession' | 'queryClientRef'>,
): Promise<DeskResult> {
  if (!currentHasSession(context.hasSession)) return { ok: false, refusal: 'sign-in-required' }
  const answer = await api('getDesk')
  const queries = context.queryClientRef.current
  if (!answer.ok) {
    const open = CANNOT_ANSWER.includes(answer.refusal) && queries?.getQueryData<Desk>(DESK_KEY)
    return open ? { ok: true, desk: open } : answer
  }
  const desk = answer.reply.data
  // What is cached from an earlier look would be shown in place of `initialData`.
  queries?.setQueryData(DESK_KEY, desk)
  return { ok: true, desk }
}

/** An act that changes how much waits invalidates this key. */
export const DESK_KEY = ['desk'] as const

/** The desk, read again every minute. */
export function deskQuery(desk: Desk) {
  return queryOptions({
    queryKey: DESK_KEY,
    queryFn: async () => replyOf(await api('getDesk'), 'The desk did not load').data,
    initialData: desk,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  })
}
