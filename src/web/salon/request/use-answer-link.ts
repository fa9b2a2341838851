import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Request as ApiRequest } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { useTranslation } from '../../language.ts'
import { useSingleMutate } from '../shell/use-single-mutate.ts'
import { api } from '../workspace-api.ts'
import { answerLinkKey } from './answer-link-query.ts'

type AnswerBody = ApiRequest<Endpoints['answerByLink']>['body']

/**
 * Answers the request of a link (WORK-105). When it can no longer be answered, the request is read again and tells why;
 * anything else fails and can be sent again.
 * @returns the mutation; its data is the status that was set, or null
 */
export function useAnswerLink(token: string) {
  const { language } = useTranslation()
  const queries = useQueryClient()
  const mutationKey = ['answer-by-link', token]
  const queryKey = answerLinkKey(token, language)
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (body: AnswerBody) => {
      const result = await api('answerByLink', { params: { token }, body })
      if (result.ok) {
        queries.setQueryData(queryKey, result.reply.data)
        return body.answer
      }
      if (!IS_OVER.has(result.refusal)) {
        throw new Error('The answer was not sent', { cause: result.refusal })
      }
      await queries.invalidateQueries({ queryKey })
      return null
    },
  })
  return { ...mutation, mutate: useSingleMutate(mutation, mutationKey) }
}

const IS_OVER: ReadonlySet<string> = new Set(['order-not-changeable', 'order-changed', 'not-found'])
