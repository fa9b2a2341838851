import { expect, test } from 'vitest'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import {
  bodyOf,
  faultsOfForm,
  formOf,
  formToRepeat,
  newForm,
  termsOfForm,
} from './promotion-form.ts'
import { conditionsText, discountText, plainDayText } from './promotion-text.ts'
import type { SalonPromotion } from './promotions-query.ts'

const TODAY = '2026-11-24'

const stored: SalonPromotion = {
  id: '01a20fab-3b1f-7815-baf8-e8f0a64ff2e6',
  version: 3,
  status: 'running',
  isUsed: false,
  titleNl: 'Rustige ochtend',
  titleEn: 'Quiet morning',
  descriptionNl: '',
  descriptionEn: '',
  promotionType: 'FIRST_TIME_USER_FLAT_AMOUNT',
  flatRateOff: 7.5,
  discountPercentage: null,
  minimumOrderAmount: 40,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  timesUsed: 0,
  discountAmount: 0,
}

test.each([
  ['7,50', 750],
  ['7.5', 750],
  ['€ 7', 700],
  ['1.000', Number.NaN],
  ['-5', Number.NaN],
  ['', Number.NaN],
])('[WORK-51] the amount %j is %s cents', (discount, cents) => {
  const form = { ...newForm(TODAY), kind: 'amount', discount } as const
  expect(termsOfForm(form).flatRateOffCents).toBe(cents)
})

test.each([
  ['15', 15],
  ['15 %', 15],
  ['12,5', Number.NaN],
])('[WORK-51] the percentage %j is %s', (discount, percentage) => {
  expect(termsOfForm({ ...newForm(TODAY), discount }).discountPercentage).toBe(percentage)
})

test('[WORK-51] a stored promotion becomes the same body again', () => {
  const { id, version, status, isUsed, timesUsed, discountAmount, ...terms } = stored
  for (const language of ['nl', 'en'] as const)
    expect(bodyOf(termsOfForm(formOf(stored, language)))).toEqual(terms)
})

test('[WORK-51] the faults of an empty form name its fields in their order', () => {
  const context = { today: TODAY, storedStart: null } as const
  const empty = { ...newForm(TODAY), startDate: '', endDate: '', minimum: 'x' }
  expect(faultsOfForm(empty, context)).toEqual([
    { field: 'titleNl', fault: 'title-missing' },
    { field: 'titleEn', fault: 'title-missing' },
    { field: 'discount', fault: 'percentage-out-of-range' },
    { field: 'minimum', fault: 'minimum-out-of-range' },
    { field: 'startDate', fault: 'start-in-past' },
    { field: 'endDate', fault: 'end-in-past' },
  ])
})

test('[WORK-52] a promotion is repeated from today for as many days as before', () => {
  expect(formToRepeat(stored, TODAY, 'nl')).toMatchObject({
    titleNl: 'Rustige ochtend',
    discount: '7,50',
    minimum: '40',
    audience: 'firstVisit',
    startDate: TODAY,
    endDate: '2026-12-23',
  })
})

test('[WORK-50] discount, conditions and days in words', () => {
  const { t } = createMessages('nl', { ...nl, ...nlPages }).get()
  const context = { t, language: 'nl', today: TODAY } as const
  expect(discountText({ ...stored, flatRateOff: 10 }, 'nl')).toBe('€\u00a010')
  expect(discountText(stored, 'en')).toBe('€7.50')
  expect(plainDayText('2027-01-05', context)).toBe('5 januari 2027')
  expect(conditionsText(stored, context)).toBe(
    'Alleen eerste bezoek, vanaf €\u00a040,00, 1 november – 30 november',
  )
})
