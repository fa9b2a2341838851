import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { nl } from '#messages/nl.ts'
import { createMessages } from './messages.ts'
import {
  durationForScreenReader,
  durationText,
  itemPriceText,
  priceText,
  withNonBreakingDay,
  withNonBreakingPostcode,
} from './text-formats.ts'

const { t } = createMessages('en', en)
const { t: inDutch } = createMessages('nl', nl)

test('[SEARCH-15] a duration under an hour is in minutes, otherwise in hours and minutes', () => {
  expect([15, 59, 60, 90, 125].map((minutes) => durationText(t, minutes))).toEqual([
    '15 min',
    '59 min',
    '1 h',
    '1 h 30',
    '2 h 05',
  ])
  expect(durationText(inDutch, 165)).toBe('2 u 45')
})

test('a duration for screen readers is in whole words', () => {
  expect(durationForScreenReader(t, 45)).toBe('45 minutes')
  expect(durationForScreenReader(t, 61)).toBe('1 hour 1 minute')
  expect(durationForScreenReader(inDutch, 120)).toBe('2 uur')
})

test('[SEARCH-15] a price is an amount, free, or not known', () => {
  expect(priceText(t, 42.5, 'en')).toBe('€42.50')
  expect(priceText(t, 0, 'en')).toBe('Free')
  expect(priceText(inDutch, 0, 'nl')).toBe('Gratis')
  expect(priceText(t, undefined, 'en')).toBe('N/A')
})

test('[WORK-41] a price that is only the lowest is shown as "from"', () => {
  expect(itemPriceText(t, { price: 165, isPriceFrom: true }, 'en')).toBe('from €165.00')
  expect(itemPriceText(inDutch, { price: 165, isPriceFrom: true }, 'nl')).toBe(
    'vanaf €\u00a0165,00',
  )
  expect(itemPriceText(t, { price: 165, isPriceFrom: false }, 'en')).toBe('€165.00')
  expect(itemPriceText(t, { price: 0, isPriceFrom: true }, 'en')).toBe('Free')
})

test('a postcode in an address is not broken over lines', () => {
  expect(withNonBreakingPostcode('Esplanade 10, 1315 TA Almere')).toBe(
    'Esplanade 10, 1315\u00a0TA Almere',
  )
  expect(withNonBreakingPostcode('Dorpsstraat 1200, Urk')).toBe('Dorpsstraat 1200, Urk')
})

test('a day and its month are not broken over lines', () => {
  expect(withNonBreakingDay('Sunday 6 December 2026, 13:30')).toBe(
    'Sunday 6\u00a0December 2026, 13:30',
  )
  expect(withNonBreakingDay('zondag 6 december, 13:30')).toBe('zondag 6\u00a0december, 13:30')
})
