import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { placeholderInOtherLanguage } from '../shell/placeholder-in-other-language.ts'
import { visitKey } from '../shell/visit-keys.ts'
import { api } from '../workspace-api.ts'

export type Visit = Reply<Endpoints['getVisit']>['data']['visit']

/** A visit with all that its provider knows of it. */
export function visitQuery(userName: string, orderId: string, language: Language) {
  const queryKey = [...visitKey(userName, orderId), language]
  return queryOptions({
    queryKey,
    placeholderData: placeholderInOtherLanguage(queryKey),
    queryFn: async () => {
      const params = { userName, orderId }
      return replyOf(await api('getVisit', { params }), 'The visit did not load').data
    },
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchOnMount: 'always',
  })
}

/** Whether the client gets mails about the visit: to an account, or with a link to the address that the salon wrote down. */
export function isMailed({ isReachable, linkMail }: Pick<Visit, 'isReachable' | 'linkMail'>) {
  return isReachable || linkMail === 'sent' || linkMail === 'notSent'
}
