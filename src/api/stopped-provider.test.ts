import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { aPromotion } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { tuesday, wednesday } from '#demo/weekdays.ts'
import { aDraft } from './order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from './order/testing/an-order-api.ts'
import { injection } from './testing/api.ts'

const { app, aBookableProvider, database, read } = await anOrderApi()
const { provider, cut } = await aBookableProvider({ active: false })
await aPromotion(database, provider)
const earlier = await anOrder(database, provider, { items: [cut], startsAt: tuesday('10:00') })

const DAYS = { startDate: '2026-11-24', endDate: '2026-11-24', window: 45 }
const ASKED = {
  getProviderInfo: {},
  getWorkingHours: {},
  listSlots: { query: DAYS },
  listSlotsWithToken: { query: DAYS },
  listPromotions: { query: { effectiveDate: '2026-11-24' } },
  listReviews: { query: {} },
  listMoreReviews: { query: {} },
  getProviderRating: {},
} as const

test.each(Object.entries(ASKED))(
  'for a hidden provider %s answers as for an unknown one',
  async (name, request) => {
    const ask = async (userName: string) => {
      const params = { userName, providerUserName: userName, customerUserName: 'anouk' }
      const endpoint = endpoints[name as keyof typeof ASKED]
      return (await app.inject(injection(endpoint, { params, ...request }, ANOUK))).json()
    }
    expect(await ask(provider.userName)).toEqual(await ask('nobody'))
    expect(await ask(provider.userName)).toMatchObject({ code: 'not-found' })
  },
)

test('a hidden provider cannot be booked, and existing orders can still be read', async () => {
  const draft = aDraft(provider, [cut], { startsAt: wednesday('10:00') })
  const answer = await app.inject(injection(endpoints.placeOrder, { body: draft }, ANOUK))
  expect(answer.json()).toMatchObject({ statusCode: 404, code: 'not-found' })
  expect(await read(earlier.id)).toMatchObject({ providerUserName: provider.userName })
})
