import { expect, test } from 'vitest'
import { DAY_MS } from '../time-units.ts'
import { lowestPrice } from './lowest-price.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const daysAgo = (days: number, priceCents: number) => ({
  priceCents,
  changedAt: NOW - days * DAY_MS,
})

test.each([
  ['never changed', [], 4200],
  ['was lower until ten days ago', [daysAgo(10, 3900)], 3900],
  ['was higher until ten days ago', [daysAgo(10, 4900)], 4200],
  ['was lower, then higher', [daysAgo(20, 3500), daysAgo(10, 4900)], 3500],
  ['was lower until 31 days ago', [daysAgo(31, 3500)], 4200],
  ['was lower until exactly 30 days ago', [daysAgo(30, 3500)], 4200],
  ['was lower until a moment less than 30 days ago', [daysAgo(29.999, 3500)], 3500],
  ['becomes dearer later', [daysAgo(-1, 100)], 4200],
])('[WORK-45] the lowest price of 30 days of what %s', (_what, changes, lowest) => {
  expect(lowestPrice({ priceCents: 4200, changes }, NOW)).toBe(lowest)
})
