import { expect, test } from 'vitest'
import { REPORT_REASONS, saysEnough } from './report.ts'

test('only a reason of one’s own has to be told', () => {
  const silent = REPORT_REASONS.filter((reason) => saysEnough({ reason, message: ' ' }))
  expect(silent).toEqual(['not-a-visit', 'personal', 'offensive', 'advertising'])
  expect(saysEnough({ reason: 'other', message: 'Dit gaat over een andere salon.' })).toBe(true)
})
