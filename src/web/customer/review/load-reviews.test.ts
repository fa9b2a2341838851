import { beforeEach, expect, test, vi } from 'vitest'
import { aPageScope } from '../../testing/page-scope.ts'
import type { RequestScope } from '../../web-server.ts'

const { scope, faults } = vi.hoisted(() => ({
  scope: { current: {} as RequestScope },
  faults: [] as string[],
}))
vi.mock('../../log.ts', () => ({ logError: (what: string) => void faults.push(what) }))
vi.mock('../../request-scope.ts', () => ({ requestScope: () => scope.current }))
const { loadReviews, nextReviews } = await import('./load-reviews.ts')

const reviews = { items: [], currentPage: 1, nextPageToken: null, hasMore: false }
let requests: string[]
let status: number
let code: string | undefined

beforeEach(() => {
  requests = []
  status = 200
  code = undefined
  faults.length = 0
  scope.current = aPageScope(async ({ url }) => {
    const { pathname, search } = new URL(url)
    requests.push(pathname + search)
    return Response.json({ statusCode: status, code, data: { reviews } }, { status })
  })
})

test('[REVIEW-02] the first ten come from the public address, with the rating', async () => {
  await loadReviews('studio-parel')
  expect(requests).toContain(
    '/public/review/provider/studio-parel?providerUserName=studio-parel&pageSize=10',
  )
  expect(requests).toContain('/providerApi/review/rating/provider/studio-parel')
})

test('[REVIEW-02] the next ten come from the other address, with the token of the last page', async () => {
  expect(await nextReviews('studio-parel', '2')).toEqual(reviews)
  expect(requests).toEqual([
    '/providerApi/review/provider/studio-parel?providerUserName=studio-parel&pageSize=10&pageToken=2',
  ])
})

test('[APP-14, REVIEW-02] parts that fail to load are logged and left out of the page', async () => {
  status = 503
  expect(await loadReviews('studio-parel')).toMatchObject({
    info: null,
    cities: [],
    rating: null,
    reviews: { items: [], currentPage: 1, hasMore: false },
  })
  expect(faults).toEqual([
    'The salon of these reviews did not load',
    'The cities did not load',
    'The rating did not load',
    'The reviews did not load',
  ])
  expect(await nextReviews('studio-parel', '2')).toBeNull()
  expect(faults.at(-1)).toBe('More reviews did not load')
})

test.each([
  [404, 'not-found'],
  [400, 'invalid-request'],
])('an unknown or invalid user name is not logged as an error (%i)', async (answered, why) => {
  ;[status, code] = [answered, why]
  expect(await loadReviews('nobody')).toBeNull()
  expect(faults).toEqual([])
})
