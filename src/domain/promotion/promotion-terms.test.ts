import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../schedule/plain-date.ts'
import { PROMOTION_TYPES } from './promotion.ts'
import { isSwitchedTo, promotionStatus } from './promotion-status.ts'
import {
  areSameTerms,
  checkTerms,
  hasSameDiscount,
  MAX_DAYS_AHEAD,
  type PromotionTerms,
} from './promotion-terms.ts'

const TODAY = '2026-11-24'

const someTerms = (changes: Partial<PromotionTerms> = {}): PromotionTerms => ({
  titleEn: 'Quiet morning',
  titleNl: 'Rustige ochtend',
  descriptionEn: '15% off in the morning.',
  descriptionNl: '15% korting in de ochtend.',
  promotionType: 'LIMITED_TIME_OFFER_PERCENTAGE',
  minimumOrderCents: 40_00,
  flatRateOffCents: 0,
  discountPercentage: 15,
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  ...changes,
})
const flat = { promotionType: 'LIMITED_TIME_OFFER_FLAT_AMOUNT' } as const
const faultsOf = (
  changes: Partial<PromotionTerms>,
  storedStart: PromotionTerms['startDate'] | null = null,
) => checkTerms(someTerms(changes), { today: TODAY, storedStart })

test('[WORK-51] terms that are complete have no fault', () => {
  expect(faultsOf({})).toEqual({})
  expect(faultsOf({ startDate: TODAY, endDate: TODAY })).toEqual({})
  expect(faultsOf({ descriptionEn: '', descriptionNl: ' ' })).toEqual({})
})

test.each([
  [{ titleNl: ' \u200b' }, { titleNl: 'title-missing' }],
  [{ titleEn: 'x'.repeat(61) }, { titleEn: 'title-too-long' }],
  [{ descriptionEn: '' }, { descriptionEn: 'description-in-one-language' }],
  [{ descriptionNl: 'x'.repeat(201) }, { descriptionNl: 'description-too-long' }],
  [{ discountPercentage: 0 }, { discountPercentage: 'percentage-out-of-range' }],
  [{ discountPercentage: 12.5 }, { discountPercentage: 'percentage-out-of-range' }],
  [{ discountPercentage: 101 }, { discountPercentage: 'percentage-out-of-range' }],
  [{ discountPercentage: Number.NaN }, { discountPercentage: 'percentage-out-of-range' }],
  [{ ...flat, flatRateOffCents: 0 }, { flatRateOffCents: 'amount-out-of-range' }],
  [{ ...flat, flatRateOffCents: 100_001 }, { flatRateOffCents: 'amount-out-of-range' }],
  [{ minimumOrderCents: -1 }, { minimumOrderCents: 'minimum-out-of-range' }],
  [{ minimumOrderCents: 1_000_001 }, { minimumOrderCents: 'minimum-out-of-range' }],
  [{ startDate: '2026-11-23' }, { startDate: 'start-in-past' }],
  [{ endDate: '2026-11-30' }, { endDate: 'end-before-start' }],
  [{ endDate: addDays(TODAY, MAX_DAYS_AHEAD + 1) }, { endDate: 'end-too-far' }],
] as const)('[WORK-51] %j has the fault %j', (changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults)
})

test('[WORK-51] a first day that has passed may stay, but not move, and the last day may not pass', () => {
  expect(faultsOf({ startDate: '2026-11-02' }, '2026-11-02')).toEqual({})
  expect(faultsOf({ startDate: '2026-11-03' }, '2026-11-02')).toEqual({
    startDate: 'start-in-past',
  })
  const over = { startDate: '2026-11-02', endDate: '2026-11-23' } as const
  expect(faultsOf(over, '2026-11-02')).toEqual({ endDate: 'end-in-past' })
})

test.each([
  [{ promotionType: 'FIRST_TIME_USER_PERCENTAGE' }, false],
  [{ discountPercentage: 16 }, false],
  [{ minimumOrderCents: 0 }, false],
  [{ flatRateOffCents: 500 }, true], // a percentage has no amount
  [{ titleNl: 'Anders', endDate: '2027-12-01' }, true],
] as const)('[WORK-52] whether %j leaves the discount as it is: %s', (changes, isSame) => {
  expect(hasSameDiscount(someTerms(), someTerms(changes))).toBe(isSame)
})

test('[WORK-51] terms are the same when no field differs', () => {
  expect(areSameTerms(someTerms(), someTerms())).toBe(true)
  const others: Partial<PromotionTerms>[] = [
    { titleEn: 'x' },
    { descriptionNl: 'x' },
    { startDate: '2026-12-02' },
    { endDate: '2027-04-01' },
    { discountPercentage: 16 },
  ]
  for (const changes of others) expect(areSameTerms(someTerms(), someTerms(changes))).toBe(false)
})

test.each([
  [{}, 'running'],
  [{ startDate: '2026-11-25' }, 'planned'],
  [{ active: false }, 'paused'],
  [{ active: false, startDate: '2026-11-25' }, 'paused'],
  [{ endDate: '2026-11-24' }, 'running'],
  [{ endDate: '2026-11-23' }, 'ended'],
  [{ active: false, endDate: '2026-11-23' }, 'ended'],
  [{ active: false, isEnded: true }, 'ended'],
] as const)('[WORK-50] the status of %j is %s', (changes, status) => {
  const promotion = {
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    active: true,
    isEnded: false,
  } as const
  expect(promotionStatus({ ...promotion, ...changes }, TODAY)).toBe(status)
})

test('[WORK-52] a running or planned promotion is active already', () => {
  expect(isSwitchedTo('planned', 'active')).toBe(true)
  expect(isSwitchedTo('paused', 'active')).toBe(false)
  expect(isSwitchedTo('ended', 'ended')).toBe(true)
  expect(isSwitchedTo('ended', 'paused')).toBe(false)
})

test('[WORK-51] whatever is entered, faults name fields and nothing throws', () => {
  const anyTerms = fc.record({
    titleEn: fc.string(),
    titleNl: fc.string(),
    descriptionEn: fc.string(),
    descriptionNl: fc.string(),
    promotionType: fc.constantFrom(...PROMOTION_TYPES),
    minimumOrderCents: fc.double(),
    flatRateOffCents: fc.double(),
    discountPercentage: fc.double(),
    startDate: fc.constantFrom('2026-11-01', '2026-12-01', '2030-01-01'),
    endDate: fc.constantFrom('2026-11-01', '2026-12-01', '2030-01-01'),
  }) as fc.Arbitrary<PromotionTerms>
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const fields = Object.keys(checkTerms(terms, { today: TODAY, storedStart: null }))
      expect(fields.every((field) => field in terms)).toBe(true)
      expect(areSameTerms(terms, terms)).toBe(
        ![
          terms.minimumOrderCents,
          terms.promotionType.endsWith('FLAT_AMOUNT')
            ? terms.flatRateOffCents
            : terms.discountPercentage,
        ].some(Number.isNaN),
      )
    }),
  )
})
