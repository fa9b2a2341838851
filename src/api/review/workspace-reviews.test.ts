import { expect, test } from 'vitest'
import type { Request } from '#contract/endpoint.ts'
import { listReviews, listWorkspaceReviews, replyToReview } from '#contract/review.ts'
import { aCatalogItem, anAccount, aProvider } from '#demo/builders.ts'
import { anOrder, aReview } from '#demo/order-builders.ts'
import { TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { type As, anApi, injection } from '../testing/api.ts'
import { setHidden } from './moderation-store.ts'

const FLEUR: As = { as: { userName: 'fleur' } }
const { app, call, database, refusal } = await anApi()
for (const userName of ['fleur', 'saskia']) await anAccount(database, { userName })

type Query = Request<typeof listWorkspaceReviews>['query']

async function aSalon() {
  const salon = await aProvider(database, { ownerUserName: 'fleur' })
  const params = { userName: salon.userName }
  return {
    salon,
    params,
    list: async (query: Query = {}, language: Language = 'en') =>
      (await call(listWorkspaceReviews, { params, query }, { ...FLEUR, language })).data,
    /** Reviews with these stars, the first the newest. */
    addReviews: async (...stars: (1 | 2 | 3 | 4 | 5)[]) => {
      const added = []
      for (const [index, rating] of stars.entries())
        added.push(
          await aReview(database, salon, { rating, createdAt: TEST_NOW - index * HOUR_MS }),
        )
      return added.map(({ id }) => id)
    },
    reply: (reviewId: string, body: Request<typeof replyToReview>['body']) => ({
      params: { ...params, reviewId },
      body,
    }),
  }
}

const idsOf = ({ reviews }: { reviews: { items: { id: string }[] } }) =>
  reviews.items.map(({ id }) => id)

test('[WORK-53] reviews are listed newest first, and filtered by a missing reply or few stars', async () => {
  const { list, addReviews, reply } = await aSalon()
  const [newest = '', low, oldest] = await addReviews(5, 3, 4)
  await call(replyToReview, reply(newest, { reply: 'Dank je' }), FLEUR)
  expect(idsOf(await list())).toEqual([newest, low, oldest])
  expect(idsOf(await list({ filter: 'unanswered' }))).toEqual([low, oldest])
  expect(idsOf(await list({ filter: 'low' }))).toEqual([low])
  expect((await list({ filter: 'low' })).unansweredCount).toBe(2)
  expect((await list()).providerRating).toMatchObject({
    threeStarCount: 1,
    fourStarCount: 1,
    fiveStarCount: 1,
    totalCount: 3,
    averageRating: 4,
  })
})

test('[WORK-53] reviews come in pages of the filter', async () => {
  const { list, addReviews } = await aSalon()
  const ids = await addReviews(5, 1, 2, 3)
  const first = await list({ filter: 'low', pageSize: 2 })
  expect(idsOf(first)).toEqual(ids.slice(1, 3))
  expect(first.reviews).toMatchObject({ totalPages: 2, hasMore: true, nextPageToken: '2' })
  const second = await list({ filter: 'low', pageSize: 2, pageToken: '2' })
  expect(idsOf(second)).toEqual(ids.slice(3))
  expect(second.reviews).toMatchObject({ hasMore: false, nextPageToken: null })
})

test('[WORK-53] a review names the treatment in the language of the reader, an anonymous one neither person nor treatment', async () => {
  const { salon, list } = await aSalon()
  const items = [await aCatalogItem(database, salon)]
  for (const [index, anonymous] of [false, true].entries()) {
    const startsAt = tuesday('10:00') - (index + 1) * 7 * DAY_MS
    const { id: orderId } = await anOrder(database, salon, { items, startsAt, status: 'COMPLETED' })
    await aReview(database, salon, { orderId, anonymous, createdAt: TEST_NOW - index * HOUR_MS })
  }
  expect((await list({}, 'nl')).reviews.items).toMatchObject([
    { reviewerName: 'Anouk V.', serviceName: 'Knippen & föhnen' },
    { reviewerName: null, serviceName: null },
  ])
})

test('[WORK-53] a hidden review is not listed and does not wait for a reply', async () => {
  const { list, addReviews } = await aSalon()
  const [hidden = '', shown] = await addReviews(1, 5)
  await setHidden(database.query, { reviewId: hidden, isHidden: true, now: TEST_NOW })
  const listed = await list()
  expect(idsOf(listed)).toEqual([shown])
  expect(listed.unansweredCount).toBe(1)
})

test('[WORK-53] a page that is no number is refused with its path', async () => {
  const { params } = await aSalon()
  const request = { params, query: { pageToken: 'x' } }
  const answer = (await app.inject(injection(listWorkspaceReviews, request, FLEUR))).json()
  expect(answer).toMatchObject({ code: 'invalid-request', details: [{ path: 'query.pageToken' }] })
})

test('[WORK-54] a reply to a review is written, changed and removed, and everybody reads it', async () => {
  const { params, addReviews, reply } = await aSalon()
  const [id = ''] = await addReviews(4)
  const shown = async () =>
    (await call(listReviews, { params, query: {} })).data.reviews.items.map((each) => each.reply)
  await call(replyToReview, reply(id, { reply: 'Dank je', replyBefore: null }), FLEUR)
  expect(await shown()).toEqual(['Dank je'])
  const change = reply(id, { reply: 'Tot snel', replyBefore: 'Dank je' })
  await call(replyToReview, change, FLEUR)
  await call(replyToReview, change, FLEUR) // the same again, as after a lost answer
  expect(await shown()).toEqual(['Tot snel'])
  await call(replyToReview, reply(id, { reply: '', replyBefore: 'Tot snel' }), FLEUR)
  expect(await shown()).toEqual([null])
})

test('[WORK-54] a reply that a colleague has written or removed meanwhile is not overwritten', async () => {
  const { list, addReviews, reply } = await aSalon()
  const [id = ''] = await addReviews(4)
  await call(replyToReview, reply(id, { reply: 'Van Joris', replyBefore: null }), FLEUR)
  for (const replyBefore of [null, 'Iets anders']) {
    const stale = reply(id, { reply: 'Van Fleur', replyBefore })
    const refused = await refusal(replyToReview, stale, FLEUR)
    expect(refused).toMatchObject({ code: 'reply-changed', data: { reply: 'Van Joris' } })
  }
  expect((await list()).reviews.items).toMatchObject([{ reply: 'Van Joris' }])
  await call(replyToReview, reply(id, { reply: '', replyBefore: 'Van Joris' }), FLEUR)
  const late = reply(id, { reply: 'Van Fleur', replyBefore: 'Van Joris' })
  expect((await refusal(replyToReview, late, FLEUR)).code).toBe('reply-changed')
})

test('[WORK-01] the reviews of another provider are not listed for the own one', async () => {
  const { params, addReviews } = await aSalon()
  await addReviews(5)
  const saskia = { as: { userName: 'saskia' } }
  const other = await aProvider(database, { ownerUserName: 'saskia' })
  const own = { params: { userName: other.userName }, query: {} }
  expect(idsOf((await call(listWorkspaceReviews, own, saskia)).data)).toEqual([])
  expect((await refusal(listWorkspaceReviews, { params, query: {} }, saskia)).code).toBe(
    'forbidden',
  )
})
