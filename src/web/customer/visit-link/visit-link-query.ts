import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
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

/** Accepts the terms of the visit of a link (WORK-109); the visit is read again when that is no longer possible. */
export function useAcceptTerms(token: string) {
  const { language } = useTranslation()
  const queries = useQueryClient()
  const queryKey = visitLinkKey(token, language)
  return useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async () => {
      const result = await api('acceptVisitTerms', { params: { token } })
      if (result.ok) return void queries.setQueryData(queryKey, result.reply.data)
      if (result.refusal === 'order-not-changeable' || result.refusal === 'not-found') {
        return queries.invalidateQueries({ queryKey })
      }
      throw new Error('The terms were not accepted', { cause: result.refusal })
    },
  })
}

/** Takes the address from the salon (WORK-108). A link that has ended already is no failure. */
export function useRemoveAddress(token: string) {
  return useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async () => {
      const result = await api('removeVisitAddress', { params: { token } })
      if (result.ok || result.refusal === 'not-found') return
      throw new Error('The address was not removed', { cause: result.refusal })
    },
  })
}
