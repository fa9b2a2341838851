import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogItemId, PromotionId } from '../identifiers.ts'
import type { Promotion } from '../promotion/promotion.ts'
import { HOUR_MS, MINUTE_MS } from '../time-units.ts'
import { type ClaimedAmounts, type DraftToPrice, type OfferedItem, priceDraft } from './draft.ts'

const MANICURE = anItem({ id: 'manicure', priceCents: 3_500, durationMinutes: 45 })
const NAIL_ART = anItem({ id: 'nail-art', priceCents: 250, durationMinutes: 5 })
const HAIRCUT = anItem({ id: 'haircut', priceCents: 3_000, durationMinutes: 30, vatRate: 9 })
const RETIRED = anItem({ id: 'retired', isActive: false })
const NOON = Date.parse('2026-11-24T12:00:00+01:00')

test('[PROMO-03] amounts are computed from the catalog', () => {
  const priced = priceDraft(
    aDraft({ items: [one('manicure'), { ...one('nail-art'), quantity: 2 }] }),
  )
  expect(priced).toMatchObject({
    ok: true,
    value: {
      originalCents: 4_000,
      discountCents: 0,
      totalCents: 4_000,
      durationMinutes: 55,
      startsAt: NOON,
      endsAt: NOON + 55 * MINUTE_MS,
    },
  })
})

test('[CHECKOUT-07] an item that occurs twice is one line with its quantity', () => {
  const priced = priceDraft(aDraft({ items: [one('nail-art'), one('nail-art')] }))
  expect(priced.ok && priced.value.lines).toMatchObject([
    { catalogItemId: 'nail-art', quantity: 2, lineCents: 500 },
  ])
})

test('a visit can be booked exactly two years ahead', () => {
  const booked = (now: string) => priceDraft(aDraft({ items: [one('manicure')], now }))
  expect(booked('2024-11-24T12:00:00+01:00').ok).toBe(true)
  expect(booked('2024-11-24T11:59:59.999+01:00')).toEqual({
    ok: false,
    refusal: 'outside-working-hours',
  })
})

test('[PROMO-03] the discount is subtracted, and VAT is computed on the rest', () => {
  const draft = aDraft({ items: [one('manicure'), one('haircut')], promotion: tenPercentOff() })
  expect(priceDraft(draft)).toMatchObject({
    ok: true,
    value: {
      originalCents: 6_500,
      discountCents: 650,
      totalCents: 5_850,
      vat: [
        { rate: 21, totalCents: 3_150, discountCents: 350, vatCents: 547 },
        { rate: 9, totalCents: 2_700, discountCents: 300, vatCents: 223 },
      ],
    },
  })
})

test.each([
  ['no item', []],
  ['an item of another provider', [one('massage')]],
  ['an item that is no longer offered', [one('retired')]],
  ['an item none times', [{ ...one('manicure'), quantity: 0 }]],
  ['an item less than once', [{ ...one('manicure'), quantity: -1 }]],
  ['half an item', [{ ...one('manicure'), quantity: 0.5 }]],
])('[PROMO-03] %s is refused', (_, items) => {
  expect(priceDraft(aDraft({ items }))).toEqual({ ok: false, refusal: 'item-not-offered' })
})

test.each([
  ['off the grid', '2026-11-24T12:07:00+01:00'],
  ['before opening', '2026-11-24T08:45:00+01:00'],
  ['that would end after closing', '2026-11-24T16:30:00+01:00'],
  ['within the notice', '2026-11-24T09:00:00+01:00'],
  ['on another day', '2026-11-25T12:00:00+01:00'],
])('a start %s is refused', (_, startsAt) => {
  const draft = aDraft({ startsAt: Date.parse(startsAt), now: '2026-11-24T08:30:00+01:00' })
  expect(priceDraft(draft)).toEqual({ ok: false, refusal: 'outside-working-hours' })
})

test('a visit that overlaps a closure is refused, not one that ends with its start', () => {
  const closures = [{ startsAt: NOON + 45 * MINUTE_MS, endsAt: NOON + HOUR_MS }]
  const draft = aDraft()
  expect(priceDraft({ ...draft, calendar: { ...draft.calendar, closures } }).ok).toBe(true)
  const longer = aDraft({ items: [one('manicure'), one('nail-art')] })
  expect(priceDraft({ ...longer, calendar: { ...longer.calendar, closures } })).toEqual({
    ok: false,
    refusal: 'outside-working-hours',
  })
})

test('the last start of the day is accepted', () => {
  const startsAt = Date.parse('2026-11-24T16:15:00+01:00')
  expect(priceDraft(aDraft({ startsAt })).ok).toBe(true)
})

test('a doorstep visit below the minimum before discount is refused', () => {
  const atDoor = { location: 'DOORSTEP', minimumOrderCents: 3_500 } as const
  const draft = aDraft({ delivery: atDoor, promotion: tenPercentOff() })
  expect(priceDraft(draft).ok).toBe(true)
  expect(priceDraft(aDraft({ delivery: { ...atDoor, minimumOrderCents: 3_501 } }))).toEqual({
    ok: false,
    refusal: 'delivery-not-possible',
  })
})

test.each([
  ['the provider does not have', 'unknown' as const],
  ['that has ended', tenPercentOff({ endDate: '2026-11-20' })],
  ['whose minimum is not met', tenPercentOff({ minimumOrderCents: 3_501 })],
  ['for a first visit', tenPercentOff({ promotionType: 'FIRST_TIME_USER_PERCENTAGE' })],
])('[PROMO-03] a promotion %s is refused', (_, promotion) => {
  expect(priceDraft(aDraft({ promotion }))).toEqual({
    ok: false,
    refusal: 'promotion-not-applicable',
  })
})

test.each<keyof ClaimedAmounts>([
  'originalCents',
  'discountCents',
  'totalCents',
  'durationMinutes',
  'endsAt',
])('[PROMO-03] a wrong %s is refused with the right one', (field) => {
  const draft = aDraft({ promotion: tenPercentOff() })
  const claimed = { ...draft.claimed, [field]: (draft.claimed[field] ?? 0) - 1 }
  expect(priceDraft({ ...draft, claimed })).toMatchObject({
    ok: false,
    refusal: 'amounts-changed',
    priced: draft.claimed,
  })
})

test.each([
  ['price', { priceCents: 3_499 }],
  ['length', { durationMinutes: 40 }],
])('[PROMO-03] a wrong %s of one item is refused, even if the totals are right', (_, claim) => {
  const draft = aDraft({ items: [{ ...one('manicure'), quantity: 2 }] })
  const claimedItems = (claimed: object) => [{ catalogItemId: MANICURE.catalogItemId, ...claimed }]
  expect(priceDraft({ ...draft, claimedItems: claimedItems(claim) })).toMatchObject({
    refusal: 'amounts-changed',
    priced: draft.claimed,
  })
  const right = { priceCents: 3_500, durationMinutes: 45 }
  expect(priceDraft({ ...draft, claimedItems: claimedItems(right) })).toMatchObject({ ok: true })
  expect(priceDraft({ ...draft, claimedItems: claimedItems({}) })).toMatchObject({ ok: true })
})

test('[PROMO-03] an accepted draft costs what the catalog says, whatever it claims', () => {
  const quantities = fc.array(fc.nat(3), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(quantities, fc.integer({ min: -1, max: 1 }), ([a = 0, b = 0, c = 0], off) => {
      const items = [
        { ...one('manicure'), quantity: a },
        { ...one('nail-art'), quantity: b },
        { ...one('haircut'), quantity: c },
      ].filter((item) => item.quantity > 0)
      const draft = aDraft({ items })
      const totalCents = draft.claimed.totalCents + off
      const priced = priceDraft({ ...draft, claimed: { ...draft.claimed, totalCents } })
      expect(priced.ok).toBe(items.length > 0 && off === 0)
      if (!priced.ok) return
      expect(priced.value.totalCents).toBe(a * 3_500 + b * 250 + c * 3_000)
      const ofRates = priced.value.vat.reduce((sum, share) => sum + share.totalCents, 0)
      expect(ofRates).toBe(priced.value.totalCents)
    }),
  )
})

test('[WORK-136] a home visit costs the travel fee, without a discount and outside the minimum', () => {
  const atHome = { location: 'DOORSTEP', minimumOrderCents: 3_500 } as const
  const options = { homeFeeCents: 1_250, delivery: atHome, promotion: tenPercentOff() }
  const priced = priceDraft(aDraft(options))
  expect(priced).toMatchObject({
    ok: true,
    value: { originalCents: 4_750, travelFeeCents: 1_250, discountCents: 350, totalCents: 4_400 },
  })
  expect(priced.ok && priced.value.vat).toMatchObject([{ rate: 21, totalCents: 4_400 }])
  const below = { ...atHome, minimumOrderCents: 3_501 }
  expect(priceDraft(aDraft({ ...options, delivery: below }))).toMatchObject({
    refusal: 'delivery-not-possible',
  })
  expect(priceDraft(aDraft({ homeFeeCents: 1_250 }))).toMatchObject({
    value: { originalCents: 3_500, travelFeeCents: 0 },
  })
})

test('[WORK-136] another travel fee than the present one is refused; a draft may leave it out', () => {
  const draft = aDraft({ homeFeeCents: 1_250, delivery: { location: 'DOORSTEP' } })
  const claim = (travelFeeCents: number | undefined) =>
    priceDraft({ ...draft, claimed: { ...draft.claimed, travelFeeCents } })
  expect(claim(1_000)).toMatchObject({ refusal: 'amounts-changed', priced: draft.claimed })
  expect(claim(undefined)).toMatchObject({ ok: true })
})

interface DraftOptions {
  items?: DraftToPrice['items']
  promotion?: DraftToPrice['promotion']
  delivery?: Partial<DraftToPrice['delivery']>
  homeFeeCents?: number
  startsAt?: number
  now?: string
}

/** A draft for a Tuesday from nine to five whose own figures are right. */
function aDraft(options: DraftOptions = {}): DraftToPrice {
  const { items = [one('manicure')], promotion = null, startsAt = NOON, homeFeeCents = 0 } = options
  const catalog = [MANICURE, NAIL_ART, HAIRCUT, RETIRED]
  const sum = (of: (item: OfferedItem) => number) =>
    items.reduce((all, { catalogItemId, quantity }) => {
      const item = catalog.find((offered) => offered.catalogItemId === catalogItemId)
      return all + (item ? of(item) * quantity : 0)
    }, 0)
  const itemsCents = sum((item) => item.priceCents)
  const travelFeeCents = options.delivery?.location === 'DOORSTEP' ? homeFeeCents : 0
  const originalCents = itemsCents + travelFeeCents
  const durationMinutes = sum((item) => item.durationMinutes)
  const discountCents = promotion ? itemsCents / 10 : 0
  return {
    catalog,
    items,
    promotion,
    promotionUse: { date: '2026-11-24', isFirstVisit: false },
    delivery: {
      provider: 'BOTH',
      location: 'SALON',
      distanceKm: null,
      radiusKm: 10,
      minimumOrderCents: 0,
      ...options.delivery,
    },
    homeFeeCents,
    calendar: {
      timeZone: 'Europe/Amsterdam',
      workingHours: [{ day: 2, isOpen: true, openTime: '09:00', closeTime: '17:00' }],
      from: '2026-11-24',
      to: '2026-11-24',
      now: Date.parse(options.now ?? '2026-11-20T12:00:00+01:00'),
      minimumNoticeMinutes: 60,
    },
    claimed: {
      originalCents,
      discountCents,
      totalCents: originalCents - discountCents,
      travelFeeCents,
      durationMinutes,
      startsAt,
      endsAt: startsAt + durationMinutes * MINUTE_MS,
    },
    claimedItems: [],
  }
}

function anItem({ id, ...overrides }: Partial<OfferedItem> & { id: string }): OfferedItem {
  return {
    catalogItemId: id as CatalogItemId,
    priceCents: 2_000,
    durationMinutes: 30,
    isActive: true,
    vatRate: 21,
    isAddon: false,
    ...overrides,
  }
}

function one(id: string) {
  return { catalogItemId: id as CatalogItemId, quantity: 1 }
}

function tenPercentOff(overrides: Partial<Promotion> = {}): Promotion {
  return {
    id: 'autumn' as PromotionId,
    title: 'Herfstactie',
    description: 'Tien procent korting',
    promotionType: 'LIMITED_TIME_OFFER_PERCENTAGE',
    minimumOrderCents: 0,
    flatRateOffCents: 0,
    discountPercentage: 10,
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    active: true,
    timeZone: 'Europe/Amsterdam',
    ...overrides,
  }
}
