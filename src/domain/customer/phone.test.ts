import { expect, test } from 'vitest'
import { isDutchPhone } from './phone.ts'

test.each(['0612345678', '+31612345678', '+31 612345678', '06 12 34 56 78', '020 123 4567'])(
  '[INFO-02] %s is a Dutch number',
  (text) => {
    expect(isDutchPhone(text)).toBe(true)
  },
)

test.each([
  '',
  '061234567',
  '06123456789',
  '0012345678',
  '+310612345678',
  '+32612345678',
  '31612345678',
  '06-12345678',
  '06 1234 567x',
])('[INFO-02] "%s" is none', (text) => {
  expect(isDutchPhone(text)).toBe(false)
})
