import { expect, test } from 'vitest'
import { STEP } from '#domain/checkout/steps.ts'
import { nameOfStep, profileSearch, stepOfName } from './step-url.ts'

test('[CHECKOUT-01] every step after the services has a name in the URL', () => {
  for (const step of [STEP.SCHEDULE, STEP.CUSTOMER_INFO, STEP.SUMMARY]) {
    const { step: word } = profileSearch({ step: nameOfStep(step) })
    if (word === 'booked') throw new Error('no step is called booked')
    expect(stepOfName(word)).toBe(step)
  }
  expect(nameOfStep(STEP.SERVICES)).toBeUndefined()
  expect(stepOfName(undefined)).toBe(STEP.SERVICES)
})

test('[SLOT-01] the URL keeps a requested start and drops invalid parameters', () => {
  const start = '2026-11-24T13:30:00+01:00'
  expect(profileSearch({ step: 'booked', start, lang: 'nl' })).toEqual({ step: 'booked', start })
  const nothing = { step: undefined, start: undefined }
  expect(profileSearch({ step: 'toString', start: 'soon' })).toStrictEqual(nothing)
  expect(profileSearch({})).toStrictEqual(nothing)
  for (const noMoment of ['9', '2030', '31 Dec 2030', '2026-11-24', '2026-02-30T10:00:00Z', 7]) {
    expect(profileSearch({ start: noMoment })).toStrictEqual(nothing)
  }
})
