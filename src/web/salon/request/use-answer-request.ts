import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Request as ApiRequest } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { api } from '../../api-client.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { OWN_SALONS_KEY } from '../shell/own-salons.ts'
import { type Request, requestsKey } from './requests-query.ts'

type Answer = Omit<ApiRequest<Endpoints['answerRequest']>['body'], 'version'>

/**
 * Answers a request with the version that is shown (WORK-05). The lists are read again after every answer. A request that
 * was changed or answered meanwhile is announced and is no failure; anything else fails and can be sent again.
 */
export function useAnswerRequest({
  userName,
  request,
  onAnswered,
}: {
  userName: string
  request: Request
  onAnswered: (orderId: string) => void
}) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { answerBy, customerName, orderId, version } = request
  const name = customerName || t('workspace.requests.someone')
  return useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async (answer: Answer) => {
      const params = { userName, orderId }
      const result = await api('answerRequest', { params, body: { ...answer, version } })
      if (result.ok) {
        const isConfirmed = result.reply.data.status === 'CONFIRMED'
        return showToast(
          'success',
          t(`workspace.requests.${isConfirmed ? 'confirmed' : 'declined'}`, { name }),
        )
      }
      if (result.refusal === 'order-changed')
        return showToast('info', t('workspace.requests.changed', { name }))
      if (result.refusal === 'order-not-changeable')
        return showToast(
          'info',
          t(
            `workspace.requests.${Date.now() > Date.parse(answerBy) ? 'alreadyStarted' : 'answeredAlready'}`,
          ),
        )
      throw new Error('The answer was not sent', { cause: result.refusal })
    },
    // Before the lists are read again, with which the card may go.
    onSuccess: () => onAnswered(orderId),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: requestsKey(userName) }),
        queries.invalidateQueries({ queryKey: OWN_SALONS_KEY }),
      ]),
  })
}
