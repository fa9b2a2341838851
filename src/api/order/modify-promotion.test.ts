import { expect, test } from 'vitest'
import { modifyOrder, type OrderDraft } from '#contract/order.ts'
import { listPromotions } from '#contract/promotion.ts'
import { aPromotion } from '#demo/builders.ts'
import { anOrder } from '#demo/order-builders.ts'
import { tuesday } from '#demo/weekdays.ts'
import { aDraft } from './testing/a-draft.ts'
import { ANOUK, anOrderApi, DAAN } from './testing/an-order-api.ts'

const { aBookableProvider, call, database, place, read, refusal } = await anOrderApi()
const [TEN, LATER] = [tuesday('10:00'), tuesday('14:00')]

function modify(orderId: string, body: OrderDraft) {
  return call(modifyOrder, { params: { orderId }, body }, ANOUK)
}

function refused(orderId: string, body: OrderDraft) {
  return refusal(modifyOrder, { params: { orderId }, body }, ANOUK)
}

async function aFirstTimeProvider() {
  const salon = await aBookableProvider()
  const { id: promotionId } = await aPromotion(database, salon.provider, {
    promotionType: 'FIRST_TIME_USER_FLAT_AMOUNT',
    flatRateOffCents: 1000,
  })
  const draft = (startsAt: number) =>
    aDraft(salon.provider, [salon.cut], { promotionId, discountCents: 1000, startsAt })
  const usable = async (orderId?: string) => {
    const params = { customerUserName: 'anouk', providerUserName: salon.provider.userName }
    const query = { effectiveDate: '2026-11-20', ...(orderId && { orderId }) }
    const { data } = await call(listPromotions, { params, query }, ANOUK)
    return data.promotions.map(({ id }) => id)
  }
  return { ...salon, promotionId, draft, usable }
}

test('[PROMO-03] a promotion is recalculated for the changed order, added or removed', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id: promotionId } = await aPromotion(database, provider, { discountPercentage: 10 })
  const orderId = await place(aDraft(provider, [cut]))
  const two = [{ ...cut, quantity: 2 }]
  await modify(orderId, aDraft(provider, two, { promotionId, discountCents: 850 }))
  expect(await read(orderId)).toMatchObject({
    originalAmount: 85,
    discountAmount: 8.5,
    appliedPromotionId: promotionId,
    promotionTitle: 'Blossom days',
  })
  await modify(orderId, aDraft(provider, [cut]))
  expect(await read(orderId)).toMatchObject({
    discountAmount: 0,
    appliedPromotionId: null,
    promotionTitle: null,
  })
})

test('[PROMO-03] a first-visit promotion stays with its order, whatever was booked later', async () => {
  const { provider, cut, draft, promotionId, usable } = await aFirstTimeProvider()
  const orderId = await place(draft(TEN))
  await modify(orderId, draft(LATER))
  await anOrder(database, provider, { startsAt: TEN, items: [cut] })
  await modify(orderId, draft(tuesday('15:00')))
  expect(await read(orderId)).toMatchObject({ discountAmount: 10 })
  expect(await usable()).toEqual([])
  expect(await usable(orderId)).toEqual([promotionId])
})

test('[PROMO-03] the only order at a provider may add a first-visit promotion; a second may not', async () => {
  const { provider, cut, draft, usable } = await aFirstTimeProvider()
  const only = await anOrder(database, provider, { startsAt: TEN, items: [cut] })
  expect(await usable(only.id)).toHaveLength(1)
  await modify(only.id, draft(TEN))
  const second = await anOrder(database, provider, { startsAt: LATER, items: [cut] })
  expect(await usable(second.id)).toEqual([])
  expect(await refused(second.id, draft(LATER))).toMatchObject({
    code: 'promotion-not-applicable',
  })
})

test('[PROMO-01] a promotion that has ended no longer applies, also not to its own order', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id: promotionId } = await aPromotion(database, provider, { discountPercentage: 10 })
  const draft = (startsAt: number) =>
    aDraft(provider, [cut], { promotionId, discountCents: 425, startsAt })
  const orderId = await place(draft(TEN))
  await database.pool.query("update promotions set end_date = '2026-11-19' where id = $1", [
    promotionId,
  ])
  expect(await refused(orderId, draft(LATER))).toMatchObject({ code: 'promotion-not-applicable' })
  expect(await read(orderId)).toMatchObject({ discountAmount: 4.25 })
})

test('[ORDER-09] promotions of a change are shown to the parties of the order only', async () => {
  const { provider, cut } = await aBookableProvider()
  const { id: orderId } = await anOrder(database, provider, { items: [cut] })
  const params = { customerUserName: 'daan', providerUserName: provider.userName }
  const query = { effectiveDate: '2026-11-20', orderId }
  expect(await refusal(listPromotions, { params, query }, DAAN)).toMatchObject({
    code: 'forbidden',
  })
})
