import { expect, test } from 'vitest'
import { isAnyPhone, isDutchPhone, phoneDigits } from './phone.ts'

test.each([
  '0612345678',
  '+31612345678',
  '+31 612345678',
  '06 12 34 56 78',
  '020 123 4567',
  '06-12345678',
  '06‑12345678',
  '+31-6-1234 5678',
])('[INFO-02] %s is a Dutch number', (text) => {
  expect(isDutchPhone(text)).toBe(true)
})

test.each([
  '',
  '061234567',
  '06123456789',
  '0012345678',
  '+310612345678',
  '+32612345678',
  '31612345678',
  '06 1234 567x',
  '06.12345678',
  '-',
])('[INFO-02] "%s" is not a Dutch number', (text) => {
  expect(isDutchPhone(text)).toBe(false)
})

test.each([
  ['06-12345678', '0612345678'],
  ['+31 6 12 34 56 78', '+31612345678'],
  [' 020‑123 4567 ', '0201234567'],
])('[INFO-02] %s is sent as %s', (typed, sent) => {
  expect(phoneDigits(typed)).toBe(sent)
})

test.each([
  ['06 12345678', true],
  ['+32 2-555 12 12', true],
  ['1', true],
  ['12345678901234567890', true],
  ['+12345678901234567890', true],
  ['123456789012345678901', false],
  ['06+12345678', false],
  ['06 1234 56ab', false],
  ['+', false],
  ['- -', false],
])('[PRICE-07] %s as a phone number: %s', (text, holds) => {
  expect(isAnyPhone(text)).toBe(holds)
})
