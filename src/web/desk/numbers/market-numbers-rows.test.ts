import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { enPages } from '#messages/en-pages.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import type { MarketNumbers } from './market-numbers-query.ts'
import { answersTable } from './market-numbers-rows.ts'

const english = { t: createMessages('en', { ...en, ...enPages }).t, language: 'en' } as const
const dutch = { t: createMessages('nl', { ...nl, ...nlPages }).t, language: 'nl' } as const

test.each([
  [119, '119 minutes', '119 minuten'],
  [120, '2 hours', '2 uur'],
  [2879, '48 hours', '48 uur'],
  [2880, '2 days', '2 dagen'],
  [8817, '6 days', '6 dagen'],
])('[WORK-281] half answered within %s minutes: %s, %s', (medianMinutes, inEnglish, inDutch) => {
  const answers = { requests: 8, declined: 0, lapsed: 0, medianMinutes, slowMinutes: null }
  const numbers = { answers } as MarketNumbers
  expect(answersTable(numbers, english).rows).toContainEqual(['Half answered within', inEnglish])
  expect(answersTable(numbers, dutch).rows.flat()).toContain(inDutch)
})
