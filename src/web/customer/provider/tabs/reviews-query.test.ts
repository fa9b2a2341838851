import { InfiniteQueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../query-client.ts'
import { aPageScope } from '../../../testing/page-scope.ts'
import type { RequestScope } from '../../../web-server.ts'
import { ratingQuery, reviewsQuery } from './reviews-query.ts'

const { scope } = vi.hoisted(() => ({ scope: { current: {} as RequestScope } }))
vi.mock('../../../request-scope.ts', () => ({ requestScope: () => scope.current }))
vi.mock('../../../log.ts', () => ({ logError: () => undefined }))

const PAGES = {
  '': { items: [{ id: 'newest' }], hasMore: true, nextPageToken: 'second' },
  second: { items: [{ id: 'oldest' }], hasMore: false, nextPageToken: 'third' },
}
let isAway = false

beforeEach(() => {
  isAway = false
  scope.current = aPageScope(({ url }) => {
    if (isAway) return Response.json({ code: 'unavailable' }, { status: 503 })
    const token = new URL(url).searchParams.get('pageToken') ?? ''
    return Response.json({ statusCode: 200, data: { reviews: PAGES[token as keyof typeof PAGES] } })
  })
})

test('[REVIEW-02] a page that fails leaves those before it, and comes when it is requested again', async () => {
  const observer = new InfiniteQueryObserver(createQueryClient(), reviewsQuery('studio-parel'))
  observer.subscribe(() => undefined)
  const current = () => observer.getCurrentResult()
  const shown = () => current().data?.pages.flatMap(({ items }) => items.map(({ id }) => id))
  await expect.poll(shown).toEqual(['newest'])
  expect(current().hasNextPage).toBe(true)
  isAway = true
  await observer.fetchNextPage()
  expect(current().isFetchNextPageError).toBe(true)
  expect(shown()).toEqual(['newest'])
  isAway = false
  await observer.fetchNextPage()
  expect(shown()).toEqual(['newest', 'oldest'])
  expect(current().hasNextPage).toBe(false)
})

test('[REVIEW-02] a rating that fails to load is an error', async () => {
  isAway = true
  const rating = createQueryClient().query(ratingQuery('studio-parel'))
  await expect(rating).rejects.toThrow('The rating did not load')
})
