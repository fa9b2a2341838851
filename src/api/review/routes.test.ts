import { expect, test } from 'vitest'
import { getProviderRating, listMoreReviews, listReviews } from '#contract/review.ts'
import { aProvider } from '#demo/builders.ts'
import { aReview } from '#demo/order-builders.ts'
import { TEST_NOW } from '#demo/weekdays.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { type As, anApi } from '../testing/api.ts'

const api = await anApi()
const { database } = api

async function aReviewedProvider(count: number) {
  const salon = await aProvider(database)
  for (let index = 0; index < count; index++) {
    const createdAt = TEST_NOW - index * DAY_MS
    await aReview(database, salon, { userFeedback: `review ${index}`, createdAt })
  }
  return salon
}

test('[REVIEW-02] reviews are paged newest first until there are no more', async () => {
  const { userName } = await aReviewedProvider(5)
  const page = async (pageToken?: string) => {
    const query = { pageSize: 2, pageToken, providerUserName: userName }
    const { data } = await api.call(listReviews, { params: { userName }, query })
    return data.reviews
  }
  const first = await page()
  expect(first).toMatchObject({
    currentPage: 1,
    totalPages: 3,
    pageSize: 2,
    hasMore: true,
    nextPageToken: '2',
    previousPageToken: null,
  })
  expect(first.items.map((item) => item.userFeedback)).toEqual(['review 0', 'review 1'])
  expect(first.items[0]?.createdAt).toBe('2026-11-20T11:00:00.000Z')
  const last = await page('3')
  expect(last).toMatchObject({ hasMore: false, nextPageToken: null, previousPageToken: '2' })
  expect(last.items.map((item) => item.userFeedback)).toEqual(['review 4'])
  expect(await page('4')).toMatchObject({ items: [], hasMore: false })
})

test('[REVIEW-02] the second route has the same pages, ten reviews each by default', async () => {
  const { userName } = await aReviewedProvider(11)
  const request = { params: { userName }, query: {} }
  const reply = await api.call(listReviews, request)
  expect(reply.data.reviews.items).toHaveLength(10)
  expect(await api.call(listMoreReviews, request)).toEqual(reply)
})

test('[REVIEW-02] an anonymous review has neither user name nor name', async () => {
  const salon = await aProvider(database)
  await aReview(database, salon, { anonymous: true, reviewerUserName: 'anouk' })
  const request = { params: { userName: salon.userName }, query: {} }
  const { data } = await api.call(listReviews, request, { as: { userName: 'anouk' } })
  expect(data.reviews.items[0]).toMatchObject({ reviewerUserName: null, reviewerName: null })
  expect(JSON.stringify(data)).not.toMatch(/anouk/i)
})

test('[REVIEW-01, REVIEW-02] a named review has a first name and an initial, and its user name for its author only', async () => {
  const salon = await aProvider(database)
  await aReview(database, salon, { reviewerUserName: 'anouk' })
  const request = { params: { userName: salon.userName }, query: {} }
  const shown = async (endpoint: typeof listReviews | typeof listMoreReviews, from: As = {}) => {
    const [review] = (await api.call(endpoint, request, from)).data.reviews.items
    return [review?.reviewerName, review?.reviewerUserName]
  }
  expect(await shown(listReviews)).toEqual(['Anouk V.', null])
  expect(await shown(listReviews, { as: { userName: 'daan' } })).toEqual(['Anouk V.', null])
  expect(await shown(listMoreReviews)).toEqual(['Anouk V.', null])
  expect(await shown(listMoreReviews, { as: { userName: 'daan' } })).toEqual(['Anouk V.', null])
  const owner: As = { as: { userName: 'anouk' } }
  expect(await shown(listMoreReviews, owner)).toEqual(['Anouk V.', 'anouk'])
})

test('[REVIEW-02, REVIEW-05] the rating has the star counts and an average with one decimal', async () => {
  const salon = await aProvider(database)
  for (const rating of [5, 5, 4, 2] as const) await aReview(database, salon, { rating })
  const { data } = await api.call(getProviderRating, { params: { userName: salon.userName } })
  expect(data.providerRating).toEqual({
    providerUserName: salon.userName,
    oneStarCount: 0,
    twoStarCount: 1,
    threeStarCount: 0,
    fourStarCount: 1,
    fiveStarCount: 2,
    totalCount: 4,
    averageRating: 4,
  })
})

test('a provider without reviews has an empty first page and a rating of 0', async () => {
  const { userName } = await aProvider(database)
  const { data } = await api.call(listReviews, { params: { userName }, query: {} })
  expect(data.reviews).toMatchObject({ items: [], currentPage: 1, totalPages: 0, hasMore: false })
  const rating = await api.call(getProviderRating, { params: { userName } })
  expect(rating.data.providerRating).toMatchObject({ totalCount: 0, averageRating: 0 })
})

test('an unknown provider is not found', async () => {
  const params = { userName: 'nobody' }
  expect((await api.refusal(listReviews, { params, query: {} })).code).toBe('not-found')
  expect((await api.refusal(listMoreReviews, { params, query: {} })).code).toBe('not-found')
  expect((await api.refusal(getProviderRating, { params })).code).toBe('not-found')
})
