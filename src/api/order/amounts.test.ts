import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OrderDraft, placeOrder } from '#contract/order.ts'
import { amountsChangedData } from '#contract/refusal.ts'
import { aCatalogItem, anAccount, aPromotion, workingHours } from '#demo/builders.ts'
import { PROMOTION_TYPES } from '#domain/promotion/promotion.ts'
import { type As, injection } from '../testing/api.ts'
import { aDraft } from './testing/a-draft.ts'
import { anOrderApi } from './testing/an-order-api.ts'

const { aBookableProvider, app, database, read } = await anOrderApi()

const cart = fc.record({
  main: fc.record({
    priceCents: fc.integer({ min: 0, max: 50_000 }),
    durationMinutes: fc.integer({ min: 5, max: 120 }),
  }),
  addOns: fc.array(
    fc.record({
      priceCents: fc.integer({ min: 0, max: 5_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 3 },
  ),
})
const promotions = fc.record({
  promotionType: fc.constantFrom(...PROMOTION_TYPES),
  flatRateOffCents: fc.integer({ min: 1, max: 80_000 }),
  discountPercentage: fc.integer({ min: 1, max: 100 }),
})
const claim = fc.record({
  originalAmount: fc.integer({ min: 0, max: 100_000 }),
  discountAmount: fc.integer({ min: 0, max: 100_000 }),
  totalAmount: fc.integer({ min: 0, max: 100_000 }),
})

test('[PROMO-03] the stored amounts are never negative and add up, whatever the draft claims', async () => {
  await fc.assert(
    fc.asyncProperty(cart, fc.option(promotions), claim, async (wanted, promotion, claimed) => {
      const { userName } = await anAccount(database)
      const from: As = { as: { userName } }
      const post = async (body: OrderDraft) =>
        (await app.inject(injection(placeOrder, { body }, from))).json()
      const draft = await draftOf(wanted, promotion, userName)
      const cents = (of: keyof typeof claimed) => claimed[of] / 100
      const lying = {
        ...draft,
        originalAmount: cents('originalAmount'),
        discountAmount: cents('discountAmount'),
        totalAmount: cents('totalAmount'),
        totalDuration: 1,
      }
      const refused = await post(lying)
      expect(refused).toMatchObject({ statusCode: 422, code: 'amounts-changed' })
      const right = amountsChangedData.parse(refused.data)
      expect(right.originalAmount).toBe(draft.originalAmount)
      expect(right.discountAmount).toBeGreaterThanOrEqual(0)
      expect(right.totalAmount).toBeGreaterThanOrEqual(0)
      expect(euroCents(right.totalAmount)).toBe(
        euroCents(right.originalAmount) - euroCents(right.discountAmount),
      )
      const placed = await post({ ...draft, ...right })
      expect(placed).toMatchObject({ statusCode: 201 })
      const order = await read(placed.data.orderId, from)
      expect(order).toMatchObject(right)
      const ofItems = order.items.reduce(
        (sum, { price, quantity }) => sum + euroCents(price) * quantity,
        0,
      )
      expect(ofItems).toBe(euroCents(right.originalAmount))
    }),
    { numRuns: 40 },
  )
})

type Cart = typeof cart extends fc.Arbitrary<infer Value> ? Value : never
type OfferedPromotion = typeof promotions extends fc.Arbitrary<infer Value> ? Value : never

// A salon of its own each time: first-time promotions stay first-time, and no slot is lost.
async function draftOf(
  { main, addOns }: Cart,
  offered: OfferedPromotion | null,
  customerUserName: string,
): Promise<OrderDraft> {
  const { provider } = await aBookableProvider({ hours: workingHours('06:00', '22:00') })
  const items = [{ ...(await aCatalogItem(database, provider, main)), quantity: 1 }]
  for (const { priceCents, quantity } of addOns) {
    const item = { priceCents, durationMinutes: 5, isAddon: true }
    items.push({ ...(await aCatalogItem(database, provider, item)), quantity })
  }
  const promotion = offered && (await aPromotion(database, provider, onlyOneKind(offered)))
  return aDraft(provider, items, { customerUserName, promotionId: promotion?.id ?? null })
}

function onlyOneKind({ flatRateOffCents, discountPercentage, promotionType }: OfferedPromotion) {
  return promotionType.endsWith('FLAT_AMOUNT')
    ? { promotionType, flatRateOffCents }
    : { promotionType, discountPercentage }
}

function euroCents(amount: number): number {
  return Math.round(amount * 100)
}
