import { expect, test, vi } from 'vitest'
import { en } from '#messages/en.ts'
import { createMessages } from '../../messages.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { aProviderInfo } from '../booking/testing/providers.ts'
import { loadReviews, type ReviewsPageData } from './load-reviews.ts'
import type { Review } from './review-data.ts'
import { reviewsMetadata } from './reviews-metadata.ts'
import { ReviewsPage } from './reviews-page.tsx'

const page = { currentPage: 1, totalPages: 2, nextPageToken: '2', previousPageToken: null }
const review: Review = {
  id: 'r1',
  rating: 4,
  userFeedback: 'Fijn.',
  language: 'nl',
  anonymous: false,
  reply: null,
  reviewerUserName: null,
  reviewerName: 'Anouk V.',
  createdAt: '2026-11-19T23:30:00.000Z',
}
const anonymous: Review = {
  ...review,
  id: 'r2',
  anonymous: true,
  reviewerUserName: null,
  reviewerName: null,
}
const data: ReviewsPageData = {
  userName: 'salon-kersenbloesem',
  info: aProviderInfo(),
  cities: [],
  rating: {
    providerUserName: 'salon-kersenbloesem',
    totalCount: 8,
    averageRating: 4.5,
    oneStarCount: 1,
    twoStarCount: 0,
    threeStarCount: 0,
    fourStarCount: 1,
    fiveStarCount: 6,
  },
  reviews: { ...page, items: [review, anonymous], hasMore: true, pageSize: 10 },
  reviewsFailed: false,
}

test('[REVIEW-01] the page has the provider, the rating, the distribution closed at first, and the reviews', async () => {
  const { html, text } = await renderHtml(<ReviewsPage data={data} />)
  expect(html).toMatch(/<h1[^>]*>Salon Kersenbloesem<\/h1>/)
  const [heading] = /<h1.*?<\/div>/s.exec(html) ?? []
  expect(heading).toContain('>4,5<')
  expect(html).toMatch(/<details(?![^>]*\bopen\b)[^>]*>/)
  const bars = [...html.matchAll(/<rect width="(\d+)"/g)].map(([, width]) => Number(width))
  expect(bars).toEqual([75, 13, 0, 0, 13])
  // Half past eleven in the evening in London is the next day here.
  expect(text).toMatch(
    /A Anouk V\. 20\/11\/2026 Fijn\. Melden Anoniem 20\/11\/2026 Fijn\. Melden Toon meer reviews/,
  )
})

test.each(['en', 'nl'] as const)(
  '[REVIEW-01] the day comes before the month, both with two digits (%s)',
  async (language) => {
    const items = [{ ...review, createdAt: '2026-03-04T12:00:00.000Z' }]
    const reviews = { ...data.reviews, items }
    const { html } = await renderHtml(<ReviewsPage data={{ ...data, reviews }} />, language)
    expect(html).toMatch(/<time [^>]*>04\/03\/2026<\/time>/)
  },
)

test('[REVIEW-01] the picture is the provider’s own, otherwise a drawn portrait', async () => {
  const pictureOf = async (info: ReviewsPageData['info']) =>
    /<img src="([^"]*)"/.exec(
      (await renderHtml(<ReviewsPage data={{ ...data, info }} />)).html,
    )?.[1]
  expect(await pictureOf(aProviderInfo())).toBe('/art/portraits/lotte.svg')
  expect(await pictureOf(null)).toBe('/art/portraits/salon-kersenbloesem.svg')
})

test('[REVIEW-02] reviews that fail to load leave an empty first page, and the page is shown', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unavailable' }, { status: 503 }))
  const loaded = await loadReviews('salon-kersenbloesem')
  vi.unstubAllGlobals()
  expect(loaded?.reviews).toMatchObject({ items: [], currentPage: 1, hasMore: false })
  expect(loaded).toMatchObject({ info: null, rating: null, cities: [] })
  if (!loaded) throw new Error('the page stands without its data')
  const { text } = await renderHtml(<ReviewsPage data={loaded} />)
  expect(text).toContain('De reviews kwamen niet door. Probeer opnieuw')
  expect(text).not.toContain('Nog geen reviews')
  log.mockRestore()
})

test('[REVIEW-02] without reviews the page says so', async () => {
  const none = { ...data.reviews, items: [], hasMore: false }
  const { text } = await renderHtml(<ReviewsPage data={{ ...data, reviews: none }} />)
  expect(text).toContain('Nog geen reviews')
})

test('[REVIEW-01] a provider’s reply is below its review', async () => {
  const replied = { ...review, reply: 'Tot de volgende keer!' }
  const reviews = { ...data.reviews, items: [replied] }
  const { text } = await renderHtml(<ReviewsPage data={{ ...data, reviews }} />)
  expect(text).toMatch(/Fijn\. [^.]*salon[^.]* Tot de volgende keer! Meld dit antwoord Melden/i)
})

test('[APP-10, APP-14] title and description are those of the provider', () => {
  const { t } = createMessages('en', en)
  const facts = reviewsMetadata(t, 'en', { ...data, info: aProviderInfo() })
  expect(facts.title).toBe('Reviews of Salon Kersenbloesem in Amsterdam')
  expect(facts.description).toBe(
    '8 reviews of Salon Kersenbloesem in Amsterdam, rated 4.5 out of 5. Four chairs and no hurry.',
  )
})
