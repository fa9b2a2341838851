import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { Language } from '#messages/language.ts'
import { api } from '../../api-client.ts'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'

export type LinkedVisit = Reply<Endpoints['readVisitLink']>['data']

export function visitLinkKey(token: string, language: Language) {
  return ['visit-link', token, language]
}

/** The visit of a link in a mail. */
export function visitLinkQuery(token: string, language: Language) {
  return queryOptions({
    queryKey: visitLinkKey(token, language),
    queryFn: async () =>
      replyOf(await api('readVisitLink', { params: { token } }), 'The visit did not load').data,
    refetchOnMount: 'always',
    gcTime: 0,
  })
}

/** Accepts the terms of the visit of a link (WORK-109). */
export function useAcceptTerms(token: string) {
  return useLinkAct(token, () => api('acceptVisitTerms', { params: { token } }))
}

/** Agrees to the time to which the salon moved the visit (WORK-151). @param startTime the time that is shown */
export function useAgreeByLink(token: string, startTime: string) {
  return useLinkAct(
    token,
    () => api('agreeByVisitLink', { params: { token }, body: { startTime } }),
    'show-refusal',
  )
}

/** Cancels the visit free of charge (WORK-151). */
export function useCancelByLink(token: string) {
  return useLinkAct(token, () => api('cancelByVisitLink', { params: { token } }))
}

type LinkAnswer = Awaited<
  ReturnType<typeof api<'acceptVisitTerms' | 'agreeByVisitLink' | 'cancelByVisitLink'>>
>

function useLinkAct(
  token: string,
  send: () => Promise<LinkAnswer>,
  display?: ConcurrentChangeDisplay,
) {
  const { language } = useTranslation()
  const queries = useQueryClient()
  const queryKey = visitLinkKey(token, language)
  return useMutation({
    mutationFn: async () => actByLink(queries, queryKey, await send(), display),
  })
}

/** Whether the refusal of an outdated act is shown, or the visit is only read again. */
type ConcurrentChangeDisplay = 'show-refusal' | 'reload-only'

/**
 * Shows what became of an act on the visit of a link; the visit is read again when the act is no longer possible.
 * @throws the refusal as its cause
 */
export async function actByLink(
  queries: QueryClient,
  queryKey: string[],
  result: LinkAnswer,
  display: ConcurrentChangeDisplay = 'reload-only',
): Promise<void> {
  if (result.ok) return void queries.setQueryData(queryKey, result.reply.data)
  if (CONCURRENT_CHANGE_REFUSALS.has(result.refusal)) {
    await queries.invalidateQueries({ queryKey })
    if (display === 'reload-only') return
  }
  throw new Error('The visit of the link was not changed', { cause: result.refusal })
}

const CONCURRENT_CHANGE_REFUSALS: ReadonlySet<RefusalCode> = new Set([
  'order-not-changeable',
  'order-changed',
  'not-found',
])

/** Takes the address from the salon (WORK-108). A link that has ended already is no failure. */
export function useRemoveAddress(token: string) {
  return useMutation({
    mutationFn: async () => {
      const result = await api('removeVisitAddress', { params: { token } })
      if (result.ok || result.refusal === 'not-found') return
      throw new Error('The address was not removed', { cause: result.refusal })
    },
  })
}
