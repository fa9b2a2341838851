import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { createQueryClient } from '../../query-client.ts'
import { aPageScope } from '../../testing/page-scope.ts'
import type { RequestScope } from '../../web-server.ts'
import { promotionsQuery } from './promotions-query.ts'
import { aPromotion } from './testing/promotions.ts'

const { scope } = vi.hoisted(() => ({ scope: { current: {} as RequestScope } }))
vi.mock('../../request-scope.ts', () => ({ requestScope: () => scope.current }))
vi.mock('../../log.ts', () => ({ logError: () => undefined }))

const request = {
  customerUserName: 'anouk',
  providerUserName: 'salon-kersenbloesem',
  timeZone: 'Pacific/Auckland',
  now: Date.parse('2026-11-24T12:00:00Z'),
  orderId: undefined,
  language: 'nl',
} as const
const forbidden = () => Response.json({ statusCode: 403, code: 'forbidden' }, { status: 403 })
const found = () => Response.json({ statusCode: 200, data: { promotions: [aPromotion()] } })

let requests: URL[] = []
/** The responses to the requests for promotions, in order. */
let responses: (() => Response)[] = []

beforeEach(() => {
  requests = []
  scope.current = aPageScope(({ url }) => {
    requests.push(new URL(url))
    if (!url.includes('/promotions/')) return Response.json({})
    return responses.shift()?.() ?? forbidden()
  })
})

const load = () => createQueryClient().query(promotionsQuery(request))

test('[PROMO-01] the promotions of today, by the clock of the salon', async () => {
  responses = [found]
  expect(await load()).toEqual([aPromotion()])
  expect(requests[0]?.searchParams.get('effectiveDate')).toBe('2026-11-25')
})

test('[PROMO-01] after midnight the promotions are loaded anew, and not before', async () => {
  responses = [found, () => Response.json({ statusCode: 200, data: { promotions: [] } })]
  const client = createQueryClient()
  const loadAfter = (hours: number) => {
    const now = request.now + hours * HOUR_MS
    const stored = { gcTime: DAY_MS, staleTime: DAY_MS }
    return client.query({ ...promotionsQuery({ ...request, now }), ...stored })
  }
  expect(await loadAfter(0)).toEqual([aPromotion()])
  expect(await loadAfter(10)).toEqual([aPromotion()]) // from 01:00 to 11:00 in Auckland
  expect(await loadAfter(24)).toEqual([])
  const days = requests.map(({ searchParams }) => searchParams.get('effectiveDate'))
  expect(days).toEqual(['2026-11-25', '2026-11-26'])
})

test('[PROMO-01] in another language the promotions are loaded anew, because they have a text in one', async () => {
  responses = [found, () => Response.json({ statusCode: 200, data: { promotions: [] } })]
  const client = createQueryClient()
  const stored = { gcTime: DAY_MS, staleTime: DAY_MS }
  const loadIn = (language: 'nl' | 'en') =>
    client.query({ ...promotionsQuery({ ...request, language }), ...stored })
  expect(await loadIn('nl')).toEqual([aPromotion()])
  expect(await loadIn('en')).toEqual([])
})

test('[PROMO-01] with an expired token the session is renewed and the promotions are requested once more', async () => {
  responses = [forbidden, found]
  expect(await load()).toEqual([aPromotion()])
  expect(requests).toHaveLength(3)
  responses = [forbidden, forbidden]
  await expect(load()).rejects.toThrow('The promotions did not load')
})
