import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Request as ApiRequest } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { OWN_SALONS_KEY } from '../shell/own-salons.ts'
import { useSingleMutate } from '../shell/use-single-mutate.ts'
import { useUndoToast } from '../shell/use-undo.ts'
import { requestsKey } from '../shell/visit-keys.ts'
import { api } from '../workspace-api.ts'
import type { Request } from './requests-query.ts'

type AnswerBody = Omit<ApiRequest<Endpoints['answerRequest']>['body'], 'version'>

/** What became of an answer: `outdated` when the request was changed or answered before it arrived. */
export type AnswerOutcome = 'answered' | 'outdated' | 'lost'

interface AnswerInput {
  userName: string
  request: Pick<Request, 'orderId' | 'version' | 'customerName' | 'answerBy'>
  /** Called before the lists are read again, with which the card may go. */
  onOutcome: (outcome: AnswerOutcome, answer: AnswerBody['answer']) => void
}

/**
 * Answers a request with the version of it that is given (WORK-05); a toast offers to undo it (WORK-12). The lists are read
 * again after every answer. A request that was changed or answered meanwhile is announced and is no failure; anything else
 * fails and can be sent again.
 */
export function useAnswerRequest({ userName, request, onOutcome }: AnswerInput) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { answerBy, customerName, orderId, version } = request
  const showUndoToast = useUndoToast(userName, orderId)
  const name = customerName || t('workspace.requests.someone')
  const mutationKey = ['answer-request', userName, orderId]
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (answer: AnswerBody): Promise<AnswerOutcome> => {
      const params = { userName, orderId }
      const result = await api('answerRequest', { params, body: { ...answer, version } })
      if (result.ok) {
        const { status, version: newVersion } = result.reply.data
        const done = status === 'CONFIRMED' ? 'confirmed' : 'declined'
        showUndoToast(t(`workspace.requests.${done}`, { name }), newVersion)
        return 'answered'
      }
      const reason = conflictReason(result.refusal, Date.now() > Date.parse(answerBy))
      if (!reason) throw new Error('The answer was not sent', { cause: result.refusal })
      showToast('info', t(`workspace.requests.${reason}`, { name }))
      return 'outdated'
    },
    onSuccess: (outcome, { answer }) => onOutcome(outcome, answer),
    onError: (_, { answer }) => onOutcome('lost', answer),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: requestsKey(userName) }),
        queries.invalidateQueries({ queryKey: OWN_SALONS_KEY }),
      ]),
  })
  return { ...mutation, mutate: useSingleMutate(mutation, mutationKey) }
}

function conflictReason(refusal: string, isOver: boolean) {
  if (refusal === 'order-changed') return 'changed'
  if (refusal !== 'order-not-changeable') return null
  return isOver ? 'tooLate' : 'answeredAlready'
}
