import { expect, test, vi } from 'vitest'
import { aPageScope } from '../../../testing/page-scope.ts'
import type { RequestScope } from '../../../web-server.ts'
import { anOrder } from '../../booking/testing/orders.ts'

const { scope } = vi.hoisted(() => ({ scope: { current: {} as RequestScope } }))
vi.mock('../../../request-scope.ts', () => ({ requestScope: () => scope.current }))
const { sendReview } = await import('./send-review.ts')

const order = anOrder()
const input = { rating: 4, userFeedback: 'Fijn.', anonymous: true }

/** Stubs the API and records its requests. */
function stubApi(status: number, code?: string) {
  const sent: { path: string; body: unknown }[] = []
  scope.current = aPageScope(async (request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() })
    return Response.json({ statusCode: status, code, data: {} }, { status })
  })
  return sent
}

test('[REVIEW-04] a review is sent with the fields of its order', async () => {
  const sent = stubApi(201)
  expect(await sendReview(order, input)).toBeNull()
  const body = {
    ...input,
    orderId: order.orderId,
    providerUserName: 'salon-kersenbloesem',
    reviewerUserName: 'anouk',
    appointmentDate: order.serviceInfo.appointmentStartTime,
    verifiedUser: true,
    typeOfServices: order.items.map(({ service }) => service),
    providerDescription: order.serviceInfo.serviceName,
  }
  expect(sent).toEqual([{ path: '/providerApi/review/salon-kersenbloesem', body }])
})

test.each([
  [401, 'sign-in-required', 'signedOut'],
  [409, 'already-reviewed', 'already'],
  [409, 'not-reviewable', 'notYet'],
  [500, 'internal', 'other'],
] as const)(
  '[REVIEW-03] a review refused with %i %s was not sent: %s',
  async (status, code, why) => {
    stubApi(status, code)
    expect(await sendReview(order, input)).toBe(why)
  },
)
