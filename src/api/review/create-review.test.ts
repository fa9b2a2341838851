import { beforeEach, expect, test } from 'vitest'
import { listOrders } from '#contract/order.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { createReview, getProviderRating, listReviews } from '#contract/review.ts'
import { anAccount } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { averageRating } from '#domain/review/rating.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { MANY_CONNECTIONS } from '#platform/testing/database.ts'
import { ANOUK, anOrderApi, DAAN } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'

const { aBookableProvider, app, call, clock, database, read, refusal } = await anOrderApi({
  connections: MANY_CONNECTIONS,
})

beforeEach(() => clock.set(TEST_NOW))

async function aVisit(status: OrderStatus = 'COMPLETED') {
  const { provider, cut } = await aBookableProvider()
  const startsAt = tuesday('10:00') - 7 * DAY_MS
  const order = await anOrder(database, provider, { items: [cut], status, startsAt })
  return { salon: provider.userName, orderId: order.id, endsAt: order.endsAt }
}

const review = (
  { salon, orderId }: { salon: string; orderId: string },
  said: object = {},
  from: As = ANOUK,
) => ({ request: { params: { userName: salon }, body: { orderId, rating: 4, ...said } }, from })

async function written(...asked: Parameters<typeof review>) {
  const { request, from } = review(...asked)
  return (await call(createReview, request, from)).data
}
async function refusedAs(...asked: Parameters<typeof review>) {
  const { request, from } = review(...asked)
  return (await refusal(createReview, request, from)).code
}
async function listed(userName: string) {
  const { data } = await call(listReviews, { params: { userName }, query: {} })
  return data.reviews.items
}

test('[REVIEW-04, REVIEW-05] a review is shown at once with all its fields, in list, average and distribution', async () => {
  const visit = await aVisit()
  expect(await read(visit.orderId)).toMatchObject({ reviewable: true })
  const { verifiedUser } = await written(visit, {
    providerUserName: visit.salon,
    reviewerUserName: 'anouk',
    verifiedUser: true,
    appointmentDate: '2026-11-17T10:00:00+01:00',
    typeOfServices: ['20001'],
    providerDescription: 'Knippen & föhnen',
    anonymous: false,
    userFeedback: '  Rustig, en precies wat ik wilde.\u0000 ',
  })
  expect(verifiedUser).toBe(true)
  expect(await listed(visit.salon)).toMatchObject([
    {
      rating: 4,
      userFeedback: 'Rustig, en precies wat ik wilde.',
      anonymous: false,
      reviewerUserName: null,
      reviewerName: 'Anouk V.',
      reply: null,
    },
  ])
  const params = { userName: visit.salon }
  const rating = await call(getProviderRating, { params })
  expect(rating.data.providerRating).toMatchObject({
    fourStarCount: 1,
    totalCount: 1,
    averageRating: 4,
  })
  const info = await call(getProviderInfo, { params })
  expect(info.data.providerInfo.ratings).toMatchObject({ totalCount: 1, averageRating: 4 })
  expect(await read(visit.orderId)).toMatchObject({ reviewable: false })
})

test('[REVIEW-04] the mark of a verified visit is set by the server, whatever is sent', async () => {
  const visit = await aVisit()
  expect(await written(visit, { verifiedUser: false })).toMatchObject({ verifiedUser: true })
})

test('[REVIEW-04] a review is anonymous if its customer chooses so', async () => {
  const visit = await aVisit()
  await written(visit, { anonymous: true, userFeedback: '\u200b\n' })
  expect(await listed(visit.salon)).toMatchObject([
    { anonymous: true, reviewerUserName: null, reviewerName: null, userFeedback: '' },
  ])
})

test('[REVIEW-04] an order is reviewed once, however often the review is sent', async () => {
  const visit = await aVisit()
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { request, from } = review(visit)
      const answer = await app.inject({
        method: 'POST',
        url: `/providerApi/review/${visit.salon}`,
        payload: request.body,
        headers: {
          host: '127.0.0.1:3000',
          authorization: `Bearer test:${from.as?.userName}:customer`,
        },
      })
      return answer.json().code ?? answer.statusCode
    }),
  )
  expect(codes.toSorted()).toEqual([201, ...Array(19).fill('already-reviewed')])
  expect(await listed(visit.salon)).toHaveLength(1)
})

test('[REVIEW-04] a visit can be reviewed after its end, before the job completes it', async () => {
  const visit = await aVisit('CONFIRMED')
  clock.set(visit.endsAt - 1)
  expect(await refusedAs(visit)).toBe('not-reviewable')
  clock.set(visit.endsAt)
  await written(visit)
})

test.each(['PENDING', 'CANCELLED', 'DECLINED', 'NO_SHOW'] as const)(
  '[REVIEW-04] a visit that is %s cannot be reviewed',
  async (status) => {
    expect(await refusedAs(await aVisit(status))).toBe('not-reviewable')
  },
)

test('[REVIEW-04] only the customer can review, in no other name', async () => {
  const visit = await aVisit()
  expect(await refusedAs(visit, {}, DAAN)).toBe('forbidden')
  expect(await refusedAs(visit, { reviewerUserName: 'daan' })).toBe('forbidden')
  expect(await refusedAs(visit, {}, {})).toBe('sign-in-required')
  expect(await listed(visit.salon)).toEqual([])
})

test('[REVIEW-04] a member of a provider cannot review it', async () => {
  await anAccount(database, { userName: 'petra', role: 'provider' })
  const { provider, cut } = await aBookableProvider({ ownerUserName: 'petra' })
  const order = await anOrder(database, provider, {
    items: [cut],
    customerUserName: 'petra',
    startsAt: tuesday('10:00') - 7 * DAY_MS,
  })
  const own = { salon: provider.userName, orderId: order.id }
  const petra: As = { as: { userName: 'petra', role: 'provider' } }
  expect(await refusedAs(own, {}, petra)).toBe('forbidden')
  expect(await read(order.id, petra)).toMatchObject({ reviewable: false, isByMember: true })
  const { data } = await call(listOrders, { query: {} }, petra)
  expect(data.items).toMatchObject([{ bookingId: order.id, reviewable: false }])
})

test('a review cannot be assigned to another provider', async () => {
  const visit = await aVisit()
  const other = await aVisit()
  expect(await refusedAs({ ...visit, salon: other.salon })).toBe('not-found')
  expect(await refusedAs(visit, { providerUserName: other.salon })).toBe('not-found')
  expect(await refusedAs({ ...visit, orderId: crypto.randomUUID() })).toBe('not-found')
})

test.each([
  { rating: 0 },
  { rating: 6 },
  { rating: 4.5 },
  { rating: undefined },
  { userFeedback: 'a'.repeat(2001) },
  { anonymous: 'yes' },
])('%j is not a valid review', async (said) => {
  expect(await refusedAs(await aVisit(), said)).toBe('invalid-request')
})

test('[REVIEW-05] average and distribution match the rows after 400 simultaneous reviews', async () => {
  const salons = await Promise.all([aBookableProvider(), aBookableProvider()])
  const visits = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const { provider, cut } = salons[index % 2] ?? salons[0]
      const startsAt = tuesday('10:00') - (index + 7) * DAY_MS
      const { id } = await anOrder(database, provider, { items: [cut], startsAt })
      return {
        salon: provider.userName,
        orderId: id,
        rating: [5, 5, 4, 5, 3, 1, 4][index % 7] ?? 2,
      }
    }),
  )
  await Promise.all(visits.map(({ rating, ...visit }) => written(visit, { rating })))
  for (const { provider } of salons) {
    const { rows } = await database.pool.query<{ rating: number }>(
      'select rating from reviews where provider_id = $1',
      [provider.id],
    )
    const count = (stars: number) => rows.filter(({ rating }) => rating === stars).length
    const counts = [count(1), count(2), count(3), count(4), count(5)] as const
    const [one, two, three, four, five] = counts
    const params = { userName: provider.userName }
    const { data } = await call(getProviderRating, { params })
    expect(data.providerRating).toEqual({
      providerUserName: provider.userName,
      oneStarCount: one,
      twoStarCount: two,
      threeStarCount: three,
      fourStarCount: four,
      fiveStarCount: five,
      totalCount: 200,
      averageRating: averageRating(counts),
    })
  }
})
