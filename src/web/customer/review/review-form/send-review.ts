import { type ApiRefusal, api } from '../../../api-client.ts'
import { logError } from '../../../log.ts'
import type { Order } from '../../booking/order-data.ts'
import type { ReviewInput } from './review-confirmation.tsx'

/** Why a review was not sent. */
export type SendFailure = 'offline' | 'already' | 'notYet' | 'signedOut' | 'other'

/** Sends a review (row REVIEW-04). @returns null on success */
export async function sendReview(order: Order, input: ReviewInput): Promise<SendFailure | null> {
  const { providerUserName: userName, serviceInfo } = order
  const answer = await api('createReview', {
    params: { userName },
    body: {
      ...input,
      orderId: order.orderId,
      providerUserName: userName,
      reviewerUserName: order.customerInfo.customerUserName,
      appointmentDate: serviceInfo.appointmentStartTime,
      verifiedUser: true,
      typeOfServices: order.items.map((item) => item.service),
      providerDescription: serviceInfo.serviceName,
    },
  })
  if (answer.ok) return null
  logError('The review was not sent', answer.refusal)
  return failureOf(answer)
}

function failureOf({ status, refusal }: ApiRefusal): SendFailure {
  if (status === 0) return 'offline'
  if (status === 401) return 'signedOut'
  if (refusal === 'already-reviewed') return 'already'
  return refusal === 'not-reviewable' ? 'notYet' : 'other'
}
