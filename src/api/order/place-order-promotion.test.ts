import { expect, test } from 'vitest'
import { aPromotion } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { aDraft } from './testing/a-draft.ts'
import { anOrderApi } from './testing/an-order-api.ts'

const { aBookableProvider, database, outcome, place, read, refused } = await anOrderApi()

test('[PROMO-03] the discount of a promotion is subtracted', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id: promotionId } = await aPromotion(database, provider, { discountPercentage: 10 })
  const draft = aDraft(provider, [cut], { promotionId, discountCents: 425 })
  expect(await read(await place(draft))).toMatchObject({
    originalAmount: 42.5,
    discountAmount: 4.25,
    totalAmount: 38.25,
    appliedPromotionId: promotionId,
    promotionTitle: 'Blossom days',
  })
})

test.each([
  ['that has ended', { startDate: '2026-01-01', endDate: '2026-11-19' }],
  ['that has not begun', { startDate: '2026-11-21', endDate: '2026-12-31' }],
  ['that is switched off', { active: false }],
  ['that asks for more', { minimumOrderCents: 4251 }],
])('[PROMO-02] a promotion %s is refused', async (_, options) => {
  const { provider, cut } = await aBookableProvider()
  const { id: promotionId } = await aPromotion(database, provider, options)
  expect(await refused(aDraft(provider, [cut], { promotionId, discountCents: 425 }))).toMatchObject(
    {
      code: 'promotion-not-applicable',
    },
  )
})

test('[PROMO-01] a promotion applies by the day of booking in its own zone, not by the day of the visit', async () => {
  const { provider, cut } = await aBookableProvider()
  // Noon in Amsterdam on the 20th is the 21st in Kiritimati.
  const { id: promotionId } = await aPromotion(database, provider, {
    startDate: '2026-11-21',
    endDate: '2026-11-21',
    timeZone: 'Pacific/Kiritimati',
  })
  await place(aDraft(provider, [cut], { promotionId, discountCents: 425 }))
})

test('a promotion of another provider is refused', async () => {
  const { provider, cut } = await aBookableProvider()
  const { provider: other } = await aBookableProvider()
  const { id: promotionId } = await aPromotion(database, other)
  expect(await refused(aDraft(provider, [cut], { promotionId, discountCents: 425 }))).toMatchObject(
    {
      code: 'promotion-not-applicable',
    },
  )
})

test('[PROMO-03] a first visit means no earlier order at the provider; a cancelled one does not count', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id: promotionId } = await aPromotion(database, provider, {
    promotionType: 'FIRST_TIME_USER_FLAT_AMOUNT',
    flatRateOffCents: 1000,
  })
  const at = (startsAt: number) =>
    aDraft(provider, [cut], { promotionId, discountCents: 1000, startsAt })
  const gone = tuesday('09:00')
  await anOrder(database, provider, {
    customerUserName: 'anouk',
    status: 'CANCELLED',
    startsAt: gone,
  })
  await anOrder(database, provider, {
    customerUserName: 'anouk',
    status: 'DECLINED',
    startsAt: gone,
  })
  await place(at(tuesday('10:00')))
  expect(await refused(at(tuesday('11:00')))).toMatchObject({ code: 'promotion-not-applicable' })
})

test('[PROMO-03] of ten simultaneous first orders one gets the first-visit promotion', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id: promotionId } = await aPromotion(database, provider, {
    promotionType: 'FIRST_TIME_USER_FLAT_AMOUNT',
    flatRateOffCents: 1000,
  })
  const starts = Array.from({ length: 10 }, (_, index) => tuesday('09:00') + index * 45 * MINUTE_MS)
  const answers = await Promise.all(
    starts.map((startsAt) =>
      outcome(aDraft(provider, [cut], { promotionId, discountCents: 1000, startsAt })),
    ),
  )
  expect(answers.toSorted()).toEqual(['placed', ...Array(9).fill('promotion-not-applicable')])
})
