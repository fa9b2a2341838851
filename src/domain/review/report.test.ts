import { expect, test } from 'vitest'
import { hasRequiredMessage, REPORT_REASONS } from './review-report.ts'

test('only the reason “other” needs a text', () => {
  const silent = REPORT_REASONS.filter((reason) => hasRequiredMessage({ reason, message: ' ' }))
  expect(silent).toEqual(['not-a-visit', 'personal', 'offensive', 'advertising'])
  expect(hasRequiredMessage({ reason: 'other', message: 'Dit gaat over een andere salon.' })).toBe(
    true,
  )
})
