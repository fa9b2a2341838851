import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import {
  CONTACT_STATUSES,
  type ContactStatus,
  MESSAGE_KINDS,
  type MessageKind,
} from '#domain/contact/contact-status.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'
import { DESK_KEY } from '../shell/desk-query.ts'
import { MAIL_REFRESH_MS } from '../shell/mail-refresh.ts'

/** Of the contract: a longer one in an address is cut. */
export const MAX_SEARCH_LENGTH = 200

export type MessageRow = Reply<Endpoints['listContactRequests']>['data']['messages'][number]
export type Message = Reply<Endpoints['getContactRequest']>['data']['message']

export interface MessagesFilter {
  readonly status: ContactStatus
  readonly requestType: MessageKind | undefined
  /** A mail address or a reference; every status is then searched. */
  readonly search: string
}

/** The search parameters of the pages of messages. */
export interface MessageSearchParameters {
  readonly status?: string
  readonly kind?: string
  readonly search?: string
}

/** What is listed for the search parameters; open messages where they name nothing. */
export function messagesFilter({ status, kind, search }: MessageSearchParameters): MessagesFilter {
  return {
    status: CONTACT_STATUSES.find((each) => each === status) ?? 'open',
    requestType: MESSAGE_KINDS.find((each) => each === kind),
    search: (search ?? '').slice(0, MAX_SEARCH_LENGTH),
  }
}

/** The kind by which a message is listed. */
export function kindOf({ isPrivacyRequest, requestType }: MessageRow): MessageKind {
  return isPrivacyRequest ? 'privacy-request' : requestType
}

/** The kind of work by which the term of a message is counted. */
export function workOf({ isPrivacyRequest }: MessageRow): 'privacy-request' | 'message' {
  return isPrivacyRequest ? 'privacy-request' : 'message'
}

/** The messages of a status or a search, page after page. */
export function messagesQuery({ status, requestType, search }: MessagesFilter) {
  const asked = { status, search, ...(requestType && { requestType }) }
  return infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'messages', asked],
    queryFn: async ({ pageParam: after }) =>
      replyOf(
        await api('listContactRequests', { query: { ...asked, after } }),
        'The messages did not load',
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: true,
  })
}

export function messageQuery(contactRequestId: string) {
  return queryOptions({
    queryKey: [...DESK_KEY, 'message', contactRequestId],
    queryFn: async () =>
      replyOf(
        await api('getContactRequest', { params: { contactRequestId } }),
        'The message did not load',
      ).data.message,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data && isReplyLeaving(data, dataUpdatedAt) ? MAIL_REFRESH_MS : false,
  })
}

// One that is late waits for something else.
function isReplyLeaving({ mails }: Message, now: number): boolean {
  return mails.some(
    ({ delivery, writtenAt }) => delivery === 'waiting' && Date.parse(writtenAt) > now - MINUTE_MS,
  )
}
